import type { ProjectState } from '../../approval/public.ts';
import type { InvitationRow } from '../invitations/find-invitation.ts';

/** Whoever hears of an invitation: who has sent it, or the author of the project where he is gone. */
export function inviterOf(
  { team, project }: ProjectState,
  { inviterId }: Pick<InvitationRow, 'inviterId'>,
): string {
  return team.some(({ userId }) => userId === inviterId) ? inviterId : project.creatorId;
}
