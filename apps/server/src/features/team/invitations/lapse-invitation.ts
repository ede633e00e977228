import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { invitations, profiles } from '../../../db/schema/index.ts';
import { appendEvent, BY_ITSELF, type ProjectState } from '../../approval/public.ts';
import { settleInvitation } from '../../notification/public.ts';
import { tellLapse } from '../notices/tell.ts';
import type { InvitationRow } from './find-invitation.ts';

async function nameOf(work: Work, userId: string): Promise<string | null> {
  const [profile] = await work.trx
    .select({ name: profiles.name })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return profile?.name ?? null;
}

/**
 * Ends an invitation whose time is over: nobody has answered it, or nobody has confirmed who did. The
 * log and whoever invited hear of it, and who waited for the team's word. `knows` needs not be told;
 * `state` is locked.
 */
export async function lapseInvitation(
  work: Work,
  state: ProjectState,
  row: InvitationRow,
  knows: string | null = null,
): Promise<void> {
  const { id, projectId, email, role, candidateId } = row;
  const name = candidateId ? await nameOf(work, candidateId) : null;
  await work.trx
    .update(invitations)
    .set({ status: 'expired', candidateId: null, closedBy: null, closedAt: work.now })
    .where(eq(invitations.id, id));
  await appendEvent(work, {
    projectId,
    kind: 'invitation_lapsed',
    actor: BY_ITSELF,
    before: { email, role, ...(name && { name }) },
  });
  await settleInvitation(work, id);
  await tellLapse(work, state, row, { name, knows });
}
