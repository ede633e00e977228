import type { Project, Team, TeamMemberView } from '@pv/contract';

/** What every dialog about a member is given. */
export interface MemberDialogProps {
  opened: boolean;
  member: TeamMemberView;
  project: Project;
  team: Team;
  onClose: () => void;
}
