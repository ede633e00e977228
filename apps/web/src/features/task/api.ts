import {
  type ChecklistPoint,
  type OwnTask,
  type Person,
  PROJECT_CALLS,
  type Project,
  type ProjectType,
  type RequestOf,
  type ResponseOf,
  type TASK_TABLES,
  type Tag,
  type TagColour,
  type Task,
  type TaskRow,
  type TaskSet,
  type TaskStatus,
  type TaskStatusId,
  taskEndpoints,
} from '@pv/contract';
import {
  type QueryClient,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { isApiError } from '../../platform/api/api-error.ts';
import { type Call, requestId } from '../../platform/api/client.ts';
import { saveFile } from '../../platform/api/save.ts';
import { keyOf, useEndpoint } from '../../platform/query/use-endpoint.ts';
import { useServices } from '../../platform/ServicesContext.tsx';
import type { TaskDays } from './days/task-days.ts';
import {
  type BulkChange,
  type NewTask,
  type People,
  type TaskChange,
  withChange,
  withNew,
  withoutTasks,
  withRows,
  withStatuses,
} from './set/change-set.ts';
import { inCalls } from './set/in-calls.ts';
import { createSetKeeper, type Deed, type SetKeeper } from './set/keep-set.ts';
import { type PointDeed, withPoint, withPointCounted } from './set/points.ts';
import { undoOf } from './set/undo-change.ts';

/** Where the tasks of a project are kept in the cache. */
const setKey = (projectId: string) =>
  keyOf(taskEndpoints.ofProject, { query: { project_id: projectId } });
const taskKey = (id: string) => keyOf(taskEndpoints.get, { params: { id } });

const kept = new WeakMap<QueryClient, Map<string, SetKeeper>>();

/** The keeper of the tasks of a project: one for all its views. */
function keeperOf(queries: QueryClient, projectId: string): SetKeeper {
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

/** What the signed-in person is to do in all projects, with what was finished there of late. */
export const useOwnTasks = (enabled = true) => useEndpoint(taskEndpoints.mine, {}, { enabled });

/** The project whose tasks are shown: its people and stages. */
export const useTaskProject = (type: ProjectType, id: string) =>
  useEndpoint(PROJECT_CALLS[type].project.get, { params: { id } });

/** Reads a task as the server has it now. */
export const readTask = (call: Call, id: string): Promise<Task> =>
  call(taskEndpoints.get, { params: { id } });

type Members = Pick<Project, 'id' | 'team'>;

function peopleOf({ team }: Members, set: TaskSet | undefined): People {
  const named = (set?.tasks ?? []).flatMap(({ assignees }) => assignees);
  const members = team.map(({ user_id: id, name }): Person => ({ id, name }));
  return new Map([...named, ...members].map((person) => [person.id, person]));
}

type Parts = 'delete' | 'keep';

/** What a single call needs of the services. */
interface Doing {
  call: Call;
  queries: QueryClient;
  project: Members;
  /** Keeps how to take a deed back, for the keys of undo. */
  remember: (undo: () => Promise<unknown>) => void;
}

/** Sends changes of the tasks of a project and shows each at once. */
function deedsOf({ call, queries, project, remember }: Doing) {
  const { id: project_id } = project;
  const keeper = keeperOf(queries, project_id);
  const people = () => peopleOf(project, queries.getQueryData<TaskSet>(setKey(project_id)));

  async function run<Answer>(deed: Deed<Answer>): Promise<Answer> {
    try {
      return await keeper.run(deed);
    } finally {
      // what was asked for before the answer may have been read before the change
      if (queries.isFetching({ queryKey: setKey(project_id) }) > 0) {
        void queries.invalidateQueries({ queryKey: setKey(project_id) });
      }
      void queries.invalidateQueries({ queryKey: keyOf(taskEndpoints.mine) });
    }
  }
  const asRead = (set: TaskSet) => set;
  const reread = () => queries.invalidateQueries({ queryKey: setKey(project_id) });

  /** Sends a change and keeps the answer before the next one is sent, which may begin with it. */
  async function sendChange(id: string, body: TaskChange): Promise<Task> {
    const task = await call(taskEndpoints.change, { params: { id }, body });
    const queryKey = taskKey(id);
    queries.setQueryData<Task>(queryKey, (now) => (now && now.version > task.version ? now : task));
    // what was asked for before the answer may have been read before the change
    if (queries.isFetching({ queryKey }) > 0) void queries.invalidateQueries({ queryKey });
    return task;
  }
  /** Does it to the checklist as it is last known; where somebody was first, to theirs. */
  async function sendPoint(id: string, deed: PointDeed): Promise<Task> {
    const send = ({ checklist, version }: Task) =>
      sendChange(id, { checklist: withPoint(checklist, deed), version });
    try {
      return await send(queries.getQueryData<Task>(taskKey(id)) ?? (await readTask(call, id)));
    } catch (error) {
      if (!isApiError(error, 'stale_version')) throw error;
      return send(await readTask(call, id));
    }
  }
  async function changeAlike(ids: string[], change: BulkChange) {
    await run({
      show: (set) => withChange(set, ids, change, people()),
      send: () => call(taskEndpoints.changeMany, { body: { project_id, ids, change } }),
      settle: (set, { tasks }) => withRows(set, tasks),
    });
    for (const id of ids) void queries.invalidateQueries({ queryKey: taskKey(id) });
  }

  const changeOne = (id: string, change: TaskChange): Promise<Task> =>
    run({
      show: (set) => withChange(set, [id], change, people()),
      send: () => sendChange(id, change),
      settle: (set, answer) => withRows(set, [answer]),
    });
  /** How several changes are taken back, read off what is shown before they are made. */
  function takesBack(ids: readonly string[], change: TaskChange): (() => Promise<void>) | null {
    const set = queries.getQueryData<TaskSet>(setKey(project_id));
    const backs = ids.flatMap((id) => {
      const back = set && undoOf(set, id, change);
      return back ? [{ id, back }] : [];
    });
    if (backs.length === 0) return null;
    return async () => {
      for (const { id, back } of backs) await changeOne(id, back);
    };
  }

  return {
    async change(id: string, change: TaskChange): Promise<Task> {
      const takeBack = takesBack([id], change);
      const task = await changeOne(id, change);
      if (takeBack) remember(takeBack);
      return task;
    },
    /**
     * Writes a title over the one that it was begun from. What was changed beside it meanwhile does not
     * matter; another title does: `stale_version`, which names it.
     */
    async rename(id: string, title: string, from: Pick<TaskRow, 'title' | 'version'>) {
      try {
        await changeOne(id, { title, version: from.version });
      } catch (error) {
        if (!isApiError(error, 'stale_version')) throw error;
        void reread();
        if (error.data.title !== from.title) throw error;
        await changeOne(id, { title, version: Number(error.data.version) });
      }
    },
    /** @param shown the checklist that it is done to, with all that is on its way */
    async changePoint(id: string, deed: PointDeed, shown: readonly ChecklistPoint[]) {
      try {
        await run({
          show: (set) => withPointCounted(set, id, shown, deed),
          send: () => sendPoint(id, deed),
          settle: (set, answer) => withRows(set, [answer]),
        });
      } catch (error) {
        // without an answer nobody knows whether it was done
        void queries.invalidateQueries({ queryKey: taskKey(id) });
        throw error;
      }
    },
    /** All are shown at once and sent in as many calls as they need. */
    async changeMany(ids: readonly string[], change: BulkChange) {
      const { add_assignees, remove_assignees, add_tags, remove_tags, ...chosen } = change;
      const takeBack = takesBack(ids, {
        ...chosen,
        ...((add_assignees || remove_assignees) && { assignees: [] }),
        ...((add_tags || remove_tags) && { tags: [] }),
      });
      await Promise.all(inCalls(ids).map((some) => changeAlike(some, change)));
      if (takeBack) remember(takeBack);
    },
    async changeDays(days: TaskDays[]) {
      await run({
        show: (set) =>
          days.reduce((all, { id, ...own }) => withChange(all, [id], own, people()), set),
        send: () => call(taskEndpoints.changeDays, { body: { project_id, days } }),
        settle: (set, { tasks }) => withRows(set, tasks),
      });
      for (const { id } of days) void queries.invalidateQueries({ queryKey: taskKey(id) });
    },
    create(task: Omit<NewTask, 'project_id' | 'key'>, key: string = requestId()): Promise<Task> {
      const body = { ...task, project_id, key };
      return run({
        show: (set) => withNew(set, body, people()),
        send: () => call(taskEndpoints.create, { body }),
        settle: (set, answer) => withRows(set, [answer]),
      });
    },
    createMany: (body: Omit<RequestOf<typeof taskEndpoints.createMany>['body'], 'project_id'>) =>
      run({
        show: asRead,
        send: () => call(taskEndpoints.createMany, { body: { ...body, project_id } }),
        settle: (set, { tasks }) => withRows(set, tasks),
      }),
    remove: (id: string, subtasks?: Parts) =>
      run({
        show: (set) => withoutTasks(set, [id], subtasks),
        send: () =>
          call(taskEndpoints.remove, { params: { id }, query: subtasks ? { subtasks } : {} }),
        settle: (set) => withoutTasks(set, [id], subtasks),
      }),
    /**
     * Deletes tasks: all at once for the eye, in as many calls as they need. Gives those that are gone, those
     * of them that bring all of them `back`, and why the others are not gone.
     */
    async removeMany(ids: readonly string[], subtasks: Parts) {
      const { tasks = [] } = queries.getQueryData<TaskSet>(setKey(project_id)) ?? {};
      const parents = new Map(tasks.map(({ id, parent_id }) => [id, parent_id ?? '']));
      const gone: string[] = [];
      const back: string[] = [];
      const refusals: unknown[] = [];
      const remove = async (some: string[]) => {
        try {
          await run({
            show: (set) => withoutTasks(set, some, subtasks),
            send: () =>
              call(taskEndpoints.removeMany, { body: { project_id, ids: some, subtasks } }),
            settle: (set) => withoutTasks(set, some, subtasks),
          });
          gone.push(...some);
          // a part comes back with what went by the same call
          const along = new Set(some);
          back.push(...some.filter((id) => !along.has(parents.get(id) ?? '')));
        } catch (error) {
          refusals.push(error);
        }
      };
      await Promise.all(inCalls(ids).map(remove));
      return { gone, back, refusals };
    },
    /** Takes deletions back, in the order of the ids; parts that went along come back with theirs. */
    async restore(ids: readonly string[]) {
      for (const some of inCalls(ids)) {
        await run({
          show: asRead,
          send: () => call(taskEndpoints.restoreMany, { body: { project_id, ids: some } }),
          settle: asRead,
        });
      }
      await reread();
    },
    createTag: (name: string, colour: TagColour): Promise<Tag> =>
      run({
        show: asRead,
        send: () => call(taskEndpoints.createTag, { body: { project_id, name, colour } }),
        settle: (set, tag) => ({ ...set, tags: [...set.tags, tag] }),
      }),
    removeTag: (id: string) => {
      const without = (set: TaskSet): TaskSet => ({
        ...set,
        tags: set.tags.filter((tag) => tag.id !== id),
        tasks: set.tasks.map((row) =>
          row.tags.includes(id) ? { ...row, tags: row.tags.filter((tag) => tag !== id) } : row,
        ),
      });
      return run({
        show: without,
        send: () => call(taskEndpoints.removeTag, { params: { id } }),
        settle: without,
      });
    },
    async changeStatuses(
      statuses: TaskStatus[],
      version: number,
      moves: RequestOf<typeof taskEndpoints.changeStatuses>['body']['moves'] = [],
    ) {
      await run({
        show: (set) => withStatuses(set, statuses, moves),
        send: () =>
          call(taskEndpoints.changeStatuses, { body: { project_id, statuses, version, moves } }),
        settle: (set, answer) => withStatuses({ ...set, ...answer }, answer.statuses, moves),
      });
      // the order of those that have moved, and what is finished now, the server knows
      await reread();
    },
  };
}

export type TaskDeeds = ReturnType<typeof deedsOf>;

/** What can be done with the tasks of a project; what is refused stands again as it was, and throws. */
export function useTaskDeeds(project: Members): TaskDeeds {
  const { call, toasts } = useServices();
  const queries = useQueryClient();
  return useMemo(
    () => deedsOf({ call, queries, project, remember: toasts.remember }),
    [call, queries, project, toasts],
  );
}

/** The same, where nothing is to be done with a failure but to tell it. */
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

/** Ticks one's own tasks off, or takes the tick back: shown at once, and stands again where it is refused. */
export function useTick() {
  const { call, queries } = useServices();
  const { t, tell, toasts } = useTell();
  const queryKey = keyOf(taskEndpoints.mine, {});
  const show = (id: string, done: boolean) =>
    queries.setQueryData<ResponseOf<typeof taskEndpoints.mine>>(
      queryKey,
      (own) =>
        own && { tasks: own.tasks.map((task) => (task.id === id ? { ...task, done } : task)) },
    );
  async function put({ id, project }: OwnTask, status: TaskStatusId, done: boolean) {
    await queries.cancelQueries({ queryKey });
    show(id, done);
    try {
      await call(taskEndpoints.change, { params: { id }, body: { status } });
    } finally {
      for (const key of [queryKey, setKey(project.id), taskKey(id)]) {
        void queries.invalidateQueries({ queryKey: key });
      }
    }
  }
  return (task: OwnTask) => {
    const { done, status, ticked_status, title } = task;
    const said = t(done ? 'tasks.own.unticked' : 'tasks.own.ticked', { title });
    const undo = () => put(task, status, done);
    tell(put(task, ticked_status, !done).then(() => toasts.undoable(said, undo)));
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
