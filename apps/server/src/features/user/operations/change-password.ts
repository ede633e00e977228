import { AppError } from '@pv/contract';
import { translate } from '@pv/texts';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { type Actor, type Deps, inTransaction } from '../../../context.ts';
import { sessions, users } from '../../../db/schema/index.ts';
import {
  appendAccountEvent,
  checkPassword,
  hashPassword,
  lockChecked,
  tellSessionsEnded,
  voidLinks,
} from '../../auth/public.ts';
import { notify } from '../../notification/public.ts';

/**
 * Changes one's own password, ends the sessions on other devices and mailed links, and says so by mail.
 * @throws AppError password_wrong
 */
export async function changePassword(
  deps: Deps,
  props: { actor: Actor; oldPassword: string; newPassword: string },
): Promise<void> {
  const { actor } = props;
  const checked = await checkPassword(deps.connection.db, actor.userId, props.oldPassword);
  const passwordHash = await hashPassword(props.newPassword);
  await inTransaction(deps, async (work) => {
    const person = await lockChecked(work.trx, checked, 'no key update');
    if (!person) throw new AppError('password_wrong');
    await work.trx.update(users).set({ passwordHash }).where(eq(users.id, actor.userId));
    await work.trx
      .update(sessions)
      .set({ revokedAt: work.now })
      .where(
        and(
          eq(sessions.userId, actor.userId),
          ne(sessions.id, actor.sessionId),
          isNull(sessions.revokedAt),
        ),
      );
    await voidLinks(work, actor.userId);
    await appendAccountEvent(work, { userId: actor.userId, kind: 'password_changed' });
    tellSessionsEnded(work, actor.userId);
    await notify(work, {
      reason: 'security',
      variant: 'password',
      to: [actor.userId],
      // a password is changed by its owner or by a thief: told in either case
      actor: null,
      project: null,
      letter: ({ locale }) => ({
        subject: translate(locale, 'mail.passwordChanged.subject'),
        paragraphs: [
          translate(locale, 'mail.passwordChanged.intro'),
          translate(locale, 'mail.passwordChanged.notYou'),
        ],
        button: null,
      }),
    });
  });
}
