import type { WaitingRow } from '@pv/contract';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { ReviewList, useProjectReviews, useStageReviews } from '../../project/public.ts';

/** Decisions and remarks of all rounds of the section, with their ticks. */
export function RowHistory({ row }: { row: WaitingRow }) {
  const ofStage = row.stage !== null;
  const project = useProjectReviews(row.project.id, !ofStage);
  const stage = useStageReviews(row.stage?.id ?? '', ofStage);
  const { data, error, refetch } = ofStage ? stage : project;
  if (!data && error) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <RowsSkeleton rows={2} />;
  const reviews = data.reviews.filter(({ section }) => section === row.section);
  return <ReviewList reviews={reviews} mayTick={data.may_tick} whole />;
}
