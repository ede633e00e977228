export { appendEvent, BY_ITSELF, eventRow, type ProjectEvent } from './append-event.ts';
export { applyEffects } from './apply-effects.ts';
export { type CurrentFile, currentFiles } from './current-files.ts';
export { currentSection } from './current-section.ts';
export { decideSection } from './decide-section.ts';
export { deletedStages } from './deleted-stages.ts';
export { type ContentEdit, editContent } from './edit-content.ts';
export { roadmapIsFresh } from './fresh-roadmap.ts';
export {
  completionOf,
  documentsOf,
  heldRoles,
  leaderOf,
  memberOf,
  sectionRow,
  stageOf,
  workflowOf,
} from './in-state.ts';
export { listAllReviews, listReviews } from './list-reviews.ts';
export {
  byPlace,
  checkKind,
  countTasks,
  loadProject,
  loadProjects,
  loadState,
  lockForeignState,
  lockIfThere,
  lockProject,
  lockState,
  projectOfStage,
} from './load-state.ts';
export { mayTick } from './may-tick.ts';
export { noticePlace, noticeProject } from './notice-place.ts';
export { projectActions, sectionActions } from './open-actions.ts';
export { type OpenMove, openMoves } from './open-moves.ts';
export { fieldsIn, presentField } from './present-field.ts';
export { presentTeam } from './present-member.ts';
export { presentMove } from './present-move.ts';
export { presentPerson } from './present-person.ts';
export { mayEdit, planPlace, presentStage, resultPlace, stageStep } from './present-stage.ts';
export {
  anyAwaitsAgain,
  deliveredInTime,
  keepReached,
  reachedProject,
  reachedRow,
  type Standing,
} from './reached.ts';
export { progressOf, refreshStanding } from './refresh-standing.ts';
export type { ApprovalRules } from './rules.ts';
export { contentOf } from './section-content.ts';
export { editOf, statusOf } from './section-facts.ts';
export { needsOf } from './section-needs.ts';
export { RESET, saveSection } from './section-record.ts';
export { staleVersion } from './stale-version.ts';
export {
  type FieldRow,
  type Place,
  type ProjectState,
  placeKey,
  type StageRow,
  type TeamMember,
} from './state.ts';
export { storeReview } from './store-review.ts';
export { bySupervisorAuthor } from './supervisor-author.ts';
export { type ToldTasks, tellTasks } from './tell-tasks.ts';
export { writeStatus } from './write-status.ts';
