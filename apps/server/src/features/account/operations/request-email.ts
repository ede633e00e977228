import { AppError } from '@pv/contract';
import { eq } from 'drizzle-orm';
import { type Deps, inTransaction } from '../../../context.ts';
import { users } from '../../../db/schema/index.ts';
import { checkPassword, lockChecked, sendCode } from '../../auth/public.ts';
import { codePurpose } from '../code-purpose.ts';

interface Request {
  userId: string;
  /** The new address. */
  email: string;
  password: string;
}

/**
 * Mails a code to the address that a person wants to have from now on, in the language of the account: the
 * page may be shown in another by its address.
 * @throws AppError `password_wrong`, `user_exists` for an address with an account, one's own too,
 *   `code_too_soon`, `too_many_requests`
 */
export async function requestEmail(deps: Deps, request: Request): Promise<void> {
  const { userId, email, password } = request;
  const checked = await checkPassword(deps.connection.db, userId, password);
  await inTransaction(deps, async (work) => {
    const person = await lockChecked(work.trx, checked);
    if (!person) throw new AppError('password_wrong');
    const [known] = await work.trx.select().from(users).where(eq(users.email, email));
    if (known) throw new AppError('user_exists');
    await sendCode(work, { email, locale: person.locale }, codePurpose(userId, email));
  });
}
