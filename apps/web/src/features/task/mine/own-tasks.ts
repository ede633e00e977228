import { type OwnTask, type ResponseOf, type TaskStatusId, taskEndpoints } from '@pv/contract';
import { keyOf, useChange, useEndpoint } from '../../../platform/query/use-endpoint.ts';
import { useServices } from '../../../platform/ServicesContext.tsx';
import { setKey, taskKey, useTell } from '../api.ts';

/** What the signed-in person is to do in all projects, with what was finished there of late. */
export const useOwnTasks = () => useEndpoint(taskEndpoints.mine, {});

/** Makes a task; the dialog shows a failure itself. */
export const useNewTask = () =>
  useChange(taskEndpoints.create, {
    stales: [taskEndpoints.mine, taskEndpoints.ofProject],
    ownErrors: true,
  });

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
