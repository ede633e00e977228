import {
  PROJECT_CALLS,
  type ProjectType,
  type TASK_TABLES,
  type Task,
  type TaskSet,
  taskEndpoints,
} from '@pv/contract';
import { type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import type { Call } from '../../platform/api/client.ts';
import { saveFile } from '../../platform/api/save.ts';
import { keyOf, useEndpoint } from '../../platform/query/use-endpoint.ts';
import { useServices } from '../../platform/ServicesContext.tsx';
import { createSetKeeper, type SetKeeper } from './set/keep-set.ts';

/** Where the tasks of a project are kept in the cache. */
export const setKey = (projectId: string) =>
  keyOf(taskEndpoints.ofProject, { query: { project_id: projectId } });
/** Where one task is kept in the cache. */
export const taskKey = (id: string) => keyOf(taskEndpoints.get, { params: { id } });

const kept = new WeakMap<QueryClient, Map<string, SetKeeper>>();

/** The keeper of the tasks of a project: one for all its views. */
export function keeperOf(queries: QueryClient, projectId: string): SetKeeper {
  const keepers = kept.get(queries) ?? new Map<string, SetKeeper>();
  kept.set(queries, keepers);
  const keeper =
    keepers.get(projectId) ??
    createSetKeeper((set) => void queries.setQueryData(setKey(projectId), set));
  keepers.set(projectId, keeper);
  return keeper;
}

/** All tasks of a project, with the changes that are on their way. */
export function useTaskSet(projectId: string): UseQueryResult<TaskSet> {
  const { call, queries } = useServices();
  return useQuery<TaskSet>({
    queryKey: setKey(projectId),
    queryFn: async ({ signal }) => {
      const query = { project_id: projectId };
      const set = await call(taskEndpoints.ofProject, { query }, { signal });
      signal.throwIfAborted();
      return keeperOf(queries, projectId).take(set);
    },
  });
}

/** One task with its description and checklist. */
export const useTask = (id: string) => useEndpoint(taskEndpoints.get, { params: { id } });

/** The project whose tasks are shown: its people and stages. */
export const useTaskProject = (type: ProjectType, id: string) =>
  useEndpoint(PROJECT_CALLS[type].project.get, { params: { id } });

/** Reads a task as the server has it now. */
export const readTask = (call: Call, id: string): Promise<Task> =>
  call(taskEndpoints.get, { params: { id } });

/** Does something where nothing is to be done with a failure but to tell it. */
export function useTell() {
  const { toasts } = useServices();
  const { t } = useTexts();
  return {
    toasts,
    t,
    tell: (doing: Promise<unknown>) => {
      doing.catch((error: unknown) => toasts.failure(error));
    },
  };
}

/** Takes the tasks of a project away as a table. */
export function useTakeTable(projectId: string) {
  const { call } = useServices();
  const { t, tell } = useTell();
  return (format: (typeof TASK_TABLES)[number]) => {
    const query = { project_id: projectId, format };
    const file = call(taskEndpoints.exportTable, { query });
    tell(file.then((table) => saveFile(table, `${t('tasks.take.file')}.${format}`)));
  };
}
