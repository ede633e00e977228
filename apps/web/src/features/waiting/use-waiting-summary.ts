import { reviewEndpoints } from '@pv/contract';
import { useQuery } from '@tanstack/react-query';
import { keyOf } from '../../platform/query/use-endpoint.ts';
import { useCall } from '../../platform/ServicesContext.tsx';

const EVERY = 60_000;

/** How much waits for the signed-in person; asked again every minute while the tab is looked at. */
export function useWaitingSummary(enabled = true) {
  const call = useCall();
  return useQuery({
    queryKey: keyOf(reviewEndpoints.summary),
    queryFn: ({ signal }) => call(reviewEndpoints.summary, {}, { signal }),
    enabled,
    refetchInterval: EVERY,
  });
}

/** Whether the reader decides in several works, as the count in the menu has learned. */
export const useOversees = (): boolean => useWaitingSummary(false).data?.oversees ?? false;
