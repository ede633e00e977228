import { notificationEndpoints, type RequestOf, type ResponseOf } from '@pv/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keyOf, useEndpoint } from '../../../platform/query/use-endpoint.ts';
import { useCall } from '../../../platform/ServicesContext.tsx';

const { settings, changeSettings } = notificationEndpoints;
type Change = RequestOf<typeof changeSettings>['body'];
type Settings = ResponseOf<typeof settings>;

/** How the reader is told by mail. */
export const useSettings = () => useEndpoint(settings, {});

/** Changes that; seen at once, put back if it fails. */
export function useChangeSettings() {
  const call = useCall();
  const queries = useQueryClient();
  const key = keyOf(settings, {});
  return useMutation({
    mutationFn: (body: Change) => call(changeSettings, { body }),
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey: key });
      const before = queries.getQueryData<Settings>(key);
      if (before) {
        const channels = { ...before.channels, ...change.channels };
        queries.setQueryData<Settings>(key, { ...before, ...change, channels } as Settings);
      }
      return { before };
    },
    onError: (_error, _change, context) => {
      if (context?.before) queries.setQueryData(key, context.before);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}
