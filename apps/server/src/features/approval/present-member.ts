import { type Member, ROLE_IDS } from '@pv/contract';
import type { ProjectState } from './state.ts';

/** The team of a project as one of its members sees it. */
export function presentTeam({ project, team }: ProjectState, userId: string): Member[] {
  return team.map((member) => ({
    user_id: member.userId,
    name: member.name,
    role_id: ROLE_IDS[member.role],
    post: member.post,
    institution: member.institution,
    is_creator: member.userId === project.creatorId,
    is_me: member.userId === userId,
    joined_at: member.joinedAt.toISOString(),
  }));
}
