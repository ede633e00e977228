import { AppError } from '@pv/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { type Deps, inTransaction } from '../../../context.ts';
import { sessions, users } from '../../../db/schema/index.ts';
import { tellSecurity } from '../../notification/public.ts';
import { appendAccountEvent } from '../append-account-event.ts';
import { forgetFailures } from '../captcha/pass-failures.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { voidLinks } from '../passwords/void-links.ts';
import { tellSessionsEnded } from '../sessions/tell-sessions-ended.ts';
import { findResetLink } from './find-reset-link.ts';

/**
 * Sets a new password by a mailed link, which works once, and ends every other link and every session of
 * the person.
 * @throws AppError link_used
 */
export async function resetPassword(
  deps: Deps,
  props: { id: string; email: string; password: string },
): Promise<void> {
  const passwordHash = await hashPassword(props.password);
  await inTransaction(deps, async (work) => {
    const { secret } = deps.config;
    const { id, email } = props;
    const link = await findResetLink(work.trx, { secret, id, email, now: work.now });
    if (!link) throw new AppError('link_used');
    if (!(await voidLinks(work, link.userId)).includes(link.idHash))
      throw new AppError('link_used');
    await work.trx.update(users).set({ passwordHash }).where(eq(users.id, link.userId));
    await work.trx
      .update(sessions)
      .set({ revokedAt: work.now })
      .where(and(eq(sessions.userId, link.userId), isNull(sessions.revokedAt)));
    await appendAccountEvent(work, { userId: link.userId, kind: 'password_reset' });
    await forgetFailures(work, email);
    tellSessionsEnded(work, link.userId);
    await tellSecurity(work, link.userId, 'recovered');
  });
}
