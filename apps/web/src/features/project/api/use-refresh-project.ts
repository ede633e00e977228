import { useQueryClient } from '@tanstack/react-query';
import { keyOf } from '../../../platform/query/use-endpoint.ts';
import { PROJECT_STALES } from './stales.ts';

/** Reads projects anew after a change that was made by several calls. */
export function useRefreshProject(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all(
      PROJECT_STALES.map((stale) => queries.invalidateQueries({ queryKey: keyOf(stale) })),
    );
  };
}
