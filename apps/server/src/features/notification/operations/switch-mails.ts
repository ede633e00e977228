import { AppError, type Unsubscribed } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { users } from '../../../db/schema/index.ts';
import { lockSettings, saveSettings } from '../settings.ts';
import { readUnsubscribeToken } from '../unsubscribe-token.ts';

/**
 * Switches the mails of a signed link off, or on again. Nobody has to be signed in for it.
 * @throws AppError `not_found` for a link that is not one of ours or whose person is gone
 */
export async function switchMails(
  work: Work,
  { token, on }: { token: string; on: boolean },
): Promise<{ off: Unsubscribed }> {
  const read = readUnsubscribeToken(work.deps.config.secret, token);
  if (!read) throw new AppError('not_found');
  const { userId, off } = read;
  const [person] = await work.trx.select({ id: users.id }).from(users).where(eq(users.id, userId));
  if (!person) throw new AppError('not_found');
  const { channels } = await lockSettings(work.trx, userId);
  const change =
    off === 'digest'
      ? { digest: on }
      : { channels: { ...channels, [off]: on ? ('instant' as const) : ('off' as const) } };
  await saveSettings(work, userId, change);
  return { off };
}
