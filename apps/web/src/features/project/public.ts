export {
  type Decision,
  PROJECT_STALES,
  useApproveUnchanged,
  useDecide,
  useProjectReviews,
  useRoadmapTemplates,
  useStageReviews,
} from './api.ts';
export { DecisionDialog } from './approval/DecisionDialog.tsx';
export { ReviewList } from './approval/ReviewList.tsx';
export { StageSteps } from './approval/StageSteps.tsx';
export { tellRefusal } from './approval/tell-refusal.ts';
export { useApprovalWords } from './approval/use-approval-words.ts';
export { useReviewDraft } from './approval/use-review-draft.ts';
export { useWhyGone } from './approval/why-gone.ts';
export { BulkDialog, BulkLine, BulkLines } from './bulk/BulkDialog.tsx';
export { RoadmapPreview } from './create/RoadmapPreview.tsx';
export { daysLate, daysOverdue, termText } from './fields/date-text.ts';
export { FieldTrouble } from './fields/FieldTrouble.tsx';
export { type FormField, useFormField } from './fields/use-form-field.ts';
export { useStageWords } from './fields/use-stage-words.ts';
export { useOwnProjects } from './list/use-own-projects.ts';
export { stepOf } from './page/next-step.ts';
export { ProjectStanding } from './page/ProjectStanding.tsx';
export { AboveProject, ProjectTabs } from './page/ProjectTabs.tsx';
export { useSubject } from './page/subject.ts';
export { DatesQuestions } from './timeline/DatesQuestions.tsx';
export { TermButton, TermDialog } from './timeline/TermButton.tsx';
export { useDates } from './timeline/use-dates.ts';
export { LookLine } from './waiting/LookLine.tsx';
