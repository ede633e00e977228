import { AppError, ROLES_BY_TYPE, type RoleCode, TEAM_LIMITS } from '@pv/contract';
import { and, eq, lte } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Locale, Work } from '../../../context.ts';
import { invitations } from '../../../db/schema/index.ts';
import { appendEvent, lockState, memberOf } from '../../approval/public.ts';
import { checkInvitable } from '../change-statuses.ts';
import { checkInviter } from '../invitations/check-inviter.ts';
import { countMail } from '../invitations/count-mail.ts';
import { sendInvitation } from '../notices/send-invitation.ts';
import { offerRole } from '../requests/offer-role.ts';

interface MailInvitation {
  projectId: string;
  /** Who invites. */
  userId: string;
  role: RoleCode;
  email: string;
  /** The language of the mail where the address has no account. */
  locale: Locale;
}

/** An invitation that nobody answered in time makes room for a new one. */
async function closeExpired(work: Work, projectId: string, email: string): Promise<void> {
  await work.trx
    .update(invitations)
    .set({ status: 'cancelled', closedAt: work.now })
    .where(
      and(
        eq(invitations.projectId, projectId),
        eq(invitations.email, email),
        eq(invitations.status, 'pending'),
        lte(invitations.expiresAt, work.now),
      ),
    );
}

/**
 * Mails an invitation to an address, with an account behind it or without. A member is offered the
 * role instead of the one he has.
 * @returns `sent`, or `offered` to a member
 * @throws AppError `not_found`, `forbidden`, `already_member`, `already_invited`, `already_requested`,
 *   `own_role`, `creator_keeps_role`, `reviewer_too_late`, `too_many_requests`
 */
export async function inviteByMail(
  work: Work,
  { projectId, userId, role, email, locale }: MailInvitation,
): Promise<'sent' | 'offered'> {
  const state = await lockState(work.trx, projectId, userId);
  const inviter = memberOf(state, userId);
  checkInviter(inviter, role);
  if (!ROLES_BY_TYPE[state.project.type].includes(role)) throw new AppError('validation_failed');
  const member = state.team.find((one) => one.email === email);
  if (member) {
    await offerRole(work, state, { requester: inviter, target: member, role });
    return 'offered';
  }
  checkInvitable(work, state, role);
  await closeExpired(work, projectId, email);
  const [row] = await work.trx
    .insert(invitations)
    .values({
      id: uuidv7(),
      projectId,
      email,
      role,
      locale,
      status: 'pending',
      inviterId: userId,
      inviterName: inviter.name,
      createdAt: work.now,
      sentAt: work.now,
      expiresAt: new Date(work.now.getTime() + TEAM_LIMITS.answerDays * 86_400_000),
    })
    .onConflictDoNothing()
    .returning();
  if (!row) throw new AppError('already_invited');
  await countMail(work, userId, email);
  await appendEvent(work, {
    projectId,
    kind: 'invitation_sent',
    actor: inviter,
    after: { email, role },
  });
  await sendInvitation(work, state, row);
  return 'sent';
}
