import { sectionRow, workflowOf } from './in-state.ts';
import { statusOf } from './section-facts.ts';
import type { Place, ProjectState } from './state.ts';

/**
 * Whether a section carries the approval of the supervisor who is the author of the project, has sent it
 * and has signed it last: nobody else has looked at it yet.
 */
export function bySupervisorAuthor(state: ProjectState, place: Place): boolean {
  const { project, team } = state;
  const row = sectionRow(state, place.section, place.stageId);
  const author = team.find(({ userId }) => userId === project.creatorId);
  if (author?.role !== 'supervisor' || row?.sentBy !== 'supervisor') return false;
  const family = workflowOf(state).family(statusOf(state, place));
  if (family === 'approved') return row.approvedBy === 'supervisor';
  return family === 'waiting' && row.signedRoles.at(-1) === 'supervisor';
}
