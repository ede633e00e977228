import type { Work } from '../../../context.ts';
import { noticeProject, type ProjectState } from '../../approval/public.ts';
import { notify } from '../../notification/public.ts';
import type { InvitationRow } from '../invitations/find-invitation.ts';
import { inviterOf } from './inviter-of.ts';

interface Lapse {
  /** As it was before its end. */
  row: InvitationRow;
  /** The name of who has accepted it, where somebody has and has one. */
  name: string | null;
  /** Who needs not be told. */
  knows: string | null;
}

/** Tells whoever invited that an invitation has ended by itself, and who waited for the team's word. */
export async function tellLapse(
  work: Work,
  state: ProjectState,
  { row, name, knows }: Lapse,
): Promise<void> {
  const { candidateId, email, role } = row;
  const about = { actor: null, project: noticeProject(state) };
  await notify(
    work,
    {
      ...about,
      reason: 'invitation_answered',
      variant: candidateId ? 'unconfirmed' : 'lapsed',
      to: [inviterOf(state, row)].filter((id) => id !== knows),
      said: { role, person: name ?? email },
    },
    {
      ...about,
      reason: 'membership',
      variant: 'unconfirmed',
      to: candidateId ? [candidateId] : [],
      said: { role },
    },
  );
}
