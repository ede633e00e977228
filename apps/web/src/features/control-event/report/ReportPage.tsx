import { useParams } from '@tanstack/react-router';
import { isApiError } from '../../../platform/api/api-error.ts';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { NotFoundPage } from '../../../platform/states/StatePage.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { useReport } from './load-report.ts';
import { ReportView } from './ReportView.tsx';

/** The public report of an event. */
export function ReportPage() {
  const { id } = useParams({ from: '/control-event-report/$controlEventType/$id' });
  const { data, error, refetch } = useReport(id);
  if (isApiError(error, 'not_found', 'validation_failed')) return <NotFoundPage />;
  if (data) return <ReportView report={data} />;
  if (error) return <LoadFailure error={error} onRetry={refetch} />;
  return <RowsSkeleton rows={6} />;
}
