import type { ApprovalAction, Review } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { whoWasFirst } from '../../../platform/toasts/toasts.tsx';
import { useProjectReviews, useStageReviews } from '../api.ts';

type Section = ApprovalAction['section'];

/** Where a decision was to be made; `stageId` is null for the project section. */
interface Place {
  projectId: string;
  stageId: string | null;
  section: Section;
}

/** What has ended the turn of a section, by its reviews, newest first; null where nobody was first. */
function firstOf(reviews: readonly Review[], section: Section) {
  const last = reviews.find((one) => one.section === section && one.event !== 'heard');
  if (!last?.author) return null;
  const by = { name: last.author.name, at: last.created_at };
  if (last.event === 'decided') return { code: 'already_decided' as const, ...by };
  // a request that was taken back leaves an approval
  const recalled = last.event === 'recalled' && last.decision === null;
  return recalled ? { code: 'recalled' as const, ...by } : null;
}

/**
 * Why there is nothing left to decide on, in the words that the server refuses a late decision with: the
 * page may learn of it before the button is pressed. Null while that is not known.
 */
export function useWhyGone({ projectId, stageId, section }: Place, gone: boolean): string | null {
  const { t } = useTexts();
  const ofProject = useProjectReviews(projectId, gone && stageId === null);
  const ofStage = useStageReviews(stageId ?? '', gone && stageId !== null);
  const { data, isFetching } = stageId === null ? ofProject : ofStage;
  // what was read before it was gone tells of an earlier turn
  if (!gone || !data || isFetching) return null;
  const first = firstOf(data.reviews, section);
  return first && whoWasFirst(first.code, first, t);
}
