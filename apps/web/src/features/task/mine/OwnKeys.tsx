import type { OwnTask } from '@pv/contract';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { useTaskProject, useTaskSet } from '../api.ts';
import { useTaskName } from '../days/use-task-name.ts';
import { titleOf } from '../keys/use-held-focus.ts';
import { useKeysOfRows } from '../keys/use-keys-of-rows.ts';
import { DeleteProvider, useDelete } from '../page/Deleting.tsx';
import { WorldProvider } from '../page/TasksWorld.tsx';
import type { PickField } from '../pick/options.ts';
import { PickProvider, usePick } from '../pick/PickProvider.tsx';

/** Of one of one's own tasks a field is to be chosen anew, or it is to go. */
interface Asked {
  task: OwnTask;
  what: PickField | 'delete';
}

function Doing({ asked }: { asked: Asked }) {
  const pick = usePick();
  const remove = useDelete();
  const done = useRef<Asked | null>(null);
  useEffect(() => {
    if (done.current === asked) return;
    done.current = asked;
    const { what, task } = asked;
    const title = titleOf(task.id);
    if (what === 'delete') remove([task.id]);
    else if (title) pick(what, [task.id], title);
  });
  return null;
}

/** Does what is asked for as soon as its project is known: there stands what is chosen from. */
function OwnDeeds({ asked, onFailed }: { asked: Asked; onFailed: (error: Error) => void }) {
  const { type, id } = asked.task.project;
  const project = useTaskProject(type, id);
  const set = useTaskSet(id);
  const error = [project, set].find(({ isLoadingError }) => isLoadingError)?.error;
  const failed = useEffectEvent(onFailed);
  useEffect(() => {
    if (error) failed(error);
  }, [error]);
  if (!project.data || !set.data) return null;
  return (
    <WorldProvider project={project.data} set={set.data}>
      <PickProvider>
        <DeleteProvider>
          <Doing asked={asked} />
        </DeleteProvider>
      </PickProvider>
    </WorldProvider>
  );
}

interface OwnKeysProps {
  /** Those that have rows. */
  tasks: readonly OwnTask[];
  /** Asks for a new task, of the project whose task has the focus. */
  onNew: (projectId: string | undefined) => void;
}

/** The keys of one's own tasks, as far as each may be changed, and what they do. */
export function OwnKeys({ tasks, onNew }: OwnKeysProps) {
  const navigate = useNavigate();
  const nameOf = useTaskName();
  const toasts = useToasts();
  const [asked, setAsked] = useState<Asked | null>(null);
  const find = (id: string) => tasks.find((task) => task.id === id);
  function ask(id: string, what: Asked['what']) {
    const task = find(id);
    if (task) setAsked({ task, what });
  }
  useKeysOfRows({
    deeds: {
      mayEdit: (id) => find(id)?.can.edit ?? false,
      pick: (field, id) => ask(id, field),
      remove: (id) => ask(id, 'delete'),
      open(id) {
        const project = find(id)?.project;
        if (!project) return;
        const search = { type: project.type, project: project.id, task: id };
        void navigate({ to: '/task-list', search, state: { fromOwnTasks: true } });
      },
    },
    add() {
      const row = document.activeElement?.closest<HTMLElement>('[data-task]');
      onNew(find(row?.dataset.task ?? '')?.project.id);
    },
    headOf(id) {
      const task = find(id);
      return task ? { group: nameOf(task), count: 1 } : null;
    },
  });
  function fail(error: Error) {
    toasts.failure(error);
    // the next key asks the server again
    setAsked(null);
  }
  return asked && <OwnDeeds key={asked.task.project.id} asked={asked} onFailed={fail} />;
}
