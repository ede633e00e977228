import { useParams } from '@tanstack/react-router';
import { useCallback } from 'react';
import { usePageTitle } from '../../../platform/address/use-page-title.ts';
import { isApiError } from '../../../platform/api/api-error.ts';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { NotFoundPage } from '../../../platform/states/StatePage.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { useWritten } from './api.ts';
import { Writing } from './Writing.tsx';

/** Writing one article of the site. */
export function WritingPage() {
  const { id } = useParams({ from: '/protected/articles-desk/$id' });
  const { data, error, refetch } = useWritten(id);
  usePageTitle(data?.title);
  const reload = useCallback(async () => (await refetch()).data, [refetch]);
  if (isApiError(error, 'not_found')) return <NotFoundPage />;
  if (data) return <Writing key={id} article={data} reload={reload} />;
  if (error) return <LoadFailure error={error} onRetry={refetch} />;
  return <RowsSkeleton rows={6} />;
}
