export { PROJECT_STALES } from './api/stales.ts';
export { type Decision, useDecide } from './api/use-decide.ts';
export { useProjectReviews, useStageReviews } from './api/use-reviews.ts';
export { DecisionDialog } from './approval/DecisionDialog.tsx';
export { ReviewList } from './approval/ReviewList.tsx';
export { dropDraft } from './approval/review-draft.ts';
export { useApprovalWords } from './approval/use-approval-words.ts';
export { subjectOf } from './page/subject.ts';
