import { type EditionHead, statusInfo, type WorkflowStatus } from '@pv/contract';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { SectionEditions } from '../../edition/public.ts';

interface Reading {
  data?: { editions: EditionHead[] } | undefined;
  error: unknown;
  refetch: () => unknown;
}

/** The editions of a row of the roadmap, once it is open. */
export function EditionsFold(props: {
  id: string;
  use: (id: string, enabled: boolean) => Reading;
  /** The section under way and its status. */
  section: EditionHead['section'];
  status: string;
}) {
  const { data, error, refetch } = props.use(props.id, true);
  if (!data && error) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return null;
  const { group } = statusInfo(props.status as WorkflowStatus);
  const settled = group === 'approve' || group === 'completed';
  return <SectionEditions heads={data.editions} section={props.section} open={!settled} />;
}
