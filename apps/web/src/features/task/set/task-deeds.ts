import {
  type ChecklistPoint,
  type Person,
  type Project,
  type RequestOf,
  type Tag,
  type TagColour,
  type Task,
  type TaskRow,
  type TaskSet,
  type TaskStatus,
  taskEndpoints,
} from '@pv/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isApiError } from '../../../platform/api/api-error.ts';
import { type Call, requestId } from '../../../platform/api/client.ts';
import { keyOf } from '../../../platform/query/use-endpoint.ts';
import { useServices } from '../../../platform/ServicesContext.tsx';
import { keeperOf, readTask, setKey, taskKey } from '../api.ts';
import type { TaskDays } from '../days/task-days.ts';
import {
  type BulkChange,
  type NewTask,
  type Parts,
  type People,
  type TaskChange,
  withChange,
  withNew,
  withoutTasks,
  withRows,
  withStatuses,
} from './change-set.ts';
import { inCalls } from './in-calls.ts';
import type { Deed } from './keep-set.ts';
import { type PointDeed, withPoint, withPointCounted } from './points.ts';
import { undoOf } from './undo-change.ts';

type Members = Pick<Project, 'id' | 'team'>;

function peopleOf({ team }: Members, set: TaskSet | undefined): People {
  const named = (set?.tasks ?? []).flatMap(({ assignees }) => assignees);
  const members = team.map(({ user_id: id, name }): Person => ({ id, name }));
  return new Map([...named, ...members].map((person) => [person.id, person]));
}

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
