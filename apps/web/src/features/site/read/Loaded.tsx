import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isApiError } from '../../../platform/api/api-error.ts';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { NotFoundPage } from '../../../platform/states/StatePage.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';

interface LoadedProps<D> {
  query: Pick<UseQueryResult<D>, 'data' | 'error' | 'refetch'>;
  children: (data: D) => ReactNode;
}

/** What is read of an answer once it is there; until then its shape, or what failed. */
export function Loaded<D>({ query: { data, error, refetch }, children }: LoadedProps<D>) {
  if (data !== undefined) return children(data);
  if (isApiError(error, 'not_found', 'validation_failed')) return <NotFoundPage />;
  if (error) return <LoadFailure error={error} onRetry={refetch} />;
  return <RowsSkeleton rows={6} />;
}
