import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { invitations, profiles, users } from '../../../db/schema/index.ts';
import { appendEvent, lockForeignState } from '../../approval/public.ts';
import { settleInvitation } from '../../notification/public.ts';
import { checkOpen, findByToken, findInvitation } from '../invitations/find-invitation.ts';
import { tellInviter } from '../notices/tell.ts';

/** Who stands behind an address, as far as it is known. */
async function ownerOf(
  work: Work,
  email: string,
): Promise<{ userId: string | null; name: string }> {
  const [known] = await work.trx
    .select({ userId: users.id, name: profiles.name })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.email, email));
  return { userId: known?.userId ?? null, name: known?.name || email };
}

/**
 * Declines an invitation by its link, also while the team's confirmation is awaited.
 * @throws AppError `not_found`, `invitation_closed`
 */
export async function declineInvitation(
  work: Work,
  { token, reason }: { token: string; reason: string | null },
): Promise<void> {
  const { id, projectId } = await findByToken(work.trx, work.deps, token);
  const state = await lockForeignState(work.trx, projectId);
  const row = await findInvitation(work.trx, id);
  checkOpen(row, work.now, ['pending', 'confirming']);
  const actor = await ownerOf(work, row.email);
  await work.trx
    .update(invitations)
    .set({
      status: 'declined',
      candidateId: null,
      reason,
      closedBy: actor.name,
      closedAt: work.now,
    })
    .where(eq(invitations.id, id));
  await appendEvent(work, {
    projectId,
    kind: 'invitation_declined',
    actor,
    before: { email: row.email, role: row.role },
    after: { reason },
  });
  await settleInvitation(work, id);
  await tellInviter(work, state, { ...row, reason }, { kind: 'declined', ...actor });
}
