import { PROJECT_CALLS, type Project, type Stage } from '@pv/contract';
import { useCallback } from 'react';
import { keyOf } from '../../../platform/query/use-endpoint.ts';
import { useServices } from '../../../platform/ServicesContext.tsx';
import { useRefreshProject } from '../api.ts';

/** Changes that are under way, by project: each is sent after the one before it was answered. */
const queues = new Map<string, { last: Promise<unknown>; waiting: number }>();

/**
 * Shows a change of the stages at once and sends it. A refusal puts the stages back as they were; when
 * nothing more is under way the project is read anew.
 */
export function useOptimistic({ type, id }: Pick<Project, 'type' | 'id'>) {
  const { queries } = useServices();
  const refresh = useRefreshProject();
  return useCallback(
    async <T>(show: (stages: readonly Stage[]) => Stage[], send: () => Promise<T>): Promise<T> => {
      const key = keyOf(PROJECT_CALLS[type].project.get, { params: { id } });
      const queue = queues.get(id) ?? { last: Promise.resolve(), waiting: 0 };
      queues.set(id, queue);
      const before = queries.getQueryData<Project>(key);
      void queries.cancelQueries({ queryKey: key });
      if (before) queries.setQueryData(key, { ...before, stages: show(before.stages) });
      queue.waiting += 1;
      const sent = queue.last.then(send);
      queue.last = sent.catch(() => {});
      try {
        return await sent;
      } catch (error) {
        if (queue.waiting === 1 && before) queries.setQueryData(key, before);
        throw error;
      } finally {
        queue.waiting -= 1;
        if (queue.waiting === 0) {
          queues.delete(id);
          void refresh();
        }
      }
    },
    [queries, refresh, type, id],
  );
}
