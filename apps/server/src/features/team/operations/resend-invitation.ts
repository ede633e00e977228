import { AppError, TEAM_LIMITS } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { invitations } from '../../../db/schema/index.ts';
import { appendEvent } from '../../approval/public.ts';
import { countMail } from '../invitations/count-mail.ts';
import { answerUntil, checkOpen } from '../invitations/find-invitation.ts';
import { lockInvitation } from '../invitations/lock-invitation.ts';
import { sendInvitation } from '../notices/send-invitation.ts';

/**
 * Mails the same link again and lets the invitation live anew, also after it has expired.
 * @throws AppError `not_found`, `forbidden`, `invitation_closed`, `invitation_too_soon`,
 *   `too_many_requests`
 */
export async function resendInvitation(
  work: Work,
  of: { invitationId: string; userId: string },
): Promise<void> {
  const { state, row, member } = await lockInvitation(work, of);
  checkOpen(row, work.now, ['pending', 'expired']);
  const age = work.now.getTime() - row.sentAt.getTime();
  if (age < TEAM_LIMITS.resendSeconds * 1000) throw new AppError('invitation_too_soon');
  await countMail(work, of.userId, row.email);
  const [renewed] = await work.trx
    .update(invitations)
    .set({
      status: 'pending',
      candidateId: null,
      closedBy: null,
      closedAt: null,
      sentAt: work.now,
      expiresAt: answerUntil(work.now),
    })
    .where(eq(invitations.id, row.id))
    .returning();
  await appendEvent(work, {
    projectId: row.projectId,
    kind: 'invitation_resent',
    actor: member,
    after: { email: row.email, role: row.role },
  });
  if (renewed) await sendInvitation(work, state, renewed);
}
