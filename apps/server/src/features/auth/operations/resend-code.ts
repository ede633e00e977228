import { eq } from 'drizzle-orm';
import { type Deps, inTransaction, type Locale } from '../../../context.ts';
import { registrations } from '../../../db/schema/index.ts';
import { sendCode } from '../codes/send-code.ts';

/**
 * Mails a new code to an address that waits for confirmation. Of other addresses nothing is said.
 * @throws AppError code_too_soon, too_many_requests
 */
export async function resendCode(
  deps: Deps,
  props: { email: string; locale: Locale },
): Promise<void> {
  await inTransaction(deps, async (work) => {
    const [waiting] = await work.trx
      .select({ id: registrations.id })
      .from(registrations)
      .where(eq(registrations.email, props.email))
      .limit(1);
    if (waiting) await sendCode(work, props);
  });
}
