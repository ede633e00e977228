import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { invitations } from '../../../db/schema/index.ts';
import { appendEvent } from '../../approval/public.ts';
import { settleInvitation } from '../../notification/public.ts';
import { checkOpen } from '../invitations/find-invitation.ts';
import { lockInvitation } from '../invitations/lock-invitation.ts';
import { tellCandidate } from '../notices/tell.ts';

/**
 * Takes an invitation back; whoever waits for the confirmation is told.
 * @throws AppError `not_found`, `forbidden`, `invitation_closed`
 */
export async function cancelInvitation(
  work: Work,
  of: { invitationId: string; userId: string },
): Promise<void> {
  const { state, row, member } = await lockInvitation(work, of);
  checkOpen(row, work.now, ['pending', 'confirming', 'expired']);
  await work.trx
    .update(invitations)
    .set({ status: 'cancelled', closedBy: member.name, closedAt: work.now })
    .where(eq(invitations.id, row.id));
  await appendEvent(work, {
    projectId: row.projectId,
    kind: 'invitation_cancelled',
    actor: member,
    before: { email: row.email, role: row.role },
  });
  await settleInvitation(work, row.id);
  const { candidateId, role } = row;
  if (candidateId)
    await tellCandidate(
      work,
      state,
      { userId: candidateId, role },
      { kind: 'refused', by: member },
    );
}
