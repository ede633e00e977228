import { AppError, ROLES_BY_TYPE, type RoleCode } from '@pv/contract';
import { and, eq, inArray, lte } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../../context.ts';
import { invitations } from '../../../db/schema/index.ts';
import { appendEvent, lockState, memberOf, type ProjectState } from '../../approval/public.ts';
import { checkInvitable } from '../change-statuses.ts';
import { checkInviter } from '../invitations/check-inviter.ts';
import { countMail } from '../invitations/count-mail.ts';
import { answerUntil } from '../invitations/find-invitation.ts';
import { lapseInvitation } from '../invitations/lapse-invitation.ts';
import { sendInvitation } from '../notices/send-invitation.ts';
import { offerRole } from '../requests/offer-role.ts';

interface MailInvitation {
  projectId: string;
  /** Who invites. */
  userId: string;
  role: RoleCode;
  email: string;
}

/** An invitation that nobody answered in time makes room for a new one, and is told of if it was not yet. */
async function closeExpired(
  work: Work,
  state: ProjectState,
  { email, userId }: Pick<MailInvitation, 'email' | 'userId'>,
): Promise<void> {
  const { projectId, status, expiresAt } = invitations;
  const open = and(inArray(status, ['pending', 'confirming']), lte(expiresAt, work.now));
  const ofAddress = and(eq(projectId, state.project.id), eq(invitations.email, email));
  const due = await work.trx.select().from(invitations).where(and(ofAddress, open));
  for (const row of due) await lapseInvitation(work, state, row, userId);
  await work.trx
    .update(invitations)
    .set({ status: 'cancelled' })
    .where(and(ofAddress, eq(status, 'expired')));
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
  { projectId, userId, role, email }: MailInvitation,
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
  await closeExpired(work, state, { email, userId });
  const [row] = await work.trx
    .insert(invitations)
    .values({
      id: uuidv7(),
      projectId,
      email,
      role,
      locale: inviter.locale,
      status: 'pending',
      inviterId: userId,
      inviterName: inviter.name,
      createdAt: work.now,
      sentAt: work.now,
      expiresAt: answerUntil(work.now),
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
