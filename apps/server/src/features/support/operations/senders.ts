import { AppError } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Actor, Locale, Work } from '../../../context.ts';
import { users } from '../../../db/schema/index.ts';
import { passHumanCheck } from '../../auth/public.ts';
import type { RequestRow } from '../queries/load-request.ts';

/** Who asks, and where the answer goes. */
export type Sender = Pick<RequestRow, 'userId' | 'email' | 'name' | 'locale'>;

/** Somebody with an account. */
export async function accountSender({ trx }: Work, actor: Actor): Promise<Sender> {
  const [person] = await trx.select().from(users).where(eq(users.id, actor.userId));
  if (!person) throw new AppError('unauthorized');
  const { id: userId, email, locale } = person;
  return { userId, email, locale, name: actor.profileName ?? '' };
}

interface Guest {
  email: string;
  captcha?: string | undefined;
  /** Network address, for the limit of those who cannot run the captcha. */
  address: string;
  locale: Locale;
}

/**
 * Somebody without an account, who is no robot.
 * @throws AppError `captcha_required`, `captcha_failed`
 */
export async function guestSender(
  work: Work,
  { email, locale, captcha, address }: Guest,
): Promise<Sender> {
  await passHumanCheck(work, { purpose: 'support', captcha, address });
  return { userId: null, email, locale, name: '' };
}
