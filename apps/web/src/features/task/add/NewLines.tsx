import { useRef, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useTell } from '../api.ts';
import { useWorld } from '../page/TasksWorld.tsx';
import type { TaskDeeds } from '../set/task-deeds.ts';
import classes from './QuickAdd.module.css';

type Body = Parameters<TaskDeeds['createMany']>[0];

/** The titles of tasks that are to be made, parts under what they are parts of; so many of a long list. */
export function NewLines(props: {
  tasks: readonly { title: string; parent: number | null }[];
  most: number;
}) {
  const { tasks, most } = props;
  const { t } = useTexts();
  return (
    <ol className={classes.lines}>
      {tasks.slice(0, most).map((task, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list may say the same twice
        <li key={at} data-part={task.parent !== null || undefined}>
          {task.title}
        </li>
      ))}
      {tasks.length > most && <li>{t('tasks.paste.more', { count: tasks.length - most })}</li>}
    </ol>
  );
}

/**
 * Adds a long list in its pieces; `onLeft` hears what is left, which is not lost by a failure. All that was added
 * can be taken back at once.
 */
export function useAddPieces(onDone: () => void) {
  const { deeds } = useWorld();
  const { toasts, t } = useTell();
  const [busy, setBusy] = useState(false);
  const made = useRef<string[]>([]);
  async function add<Piece extends Body['tasks']>(
    pieces: readonly Piece[],
    {
      onLeft,
      count,
      ...alike
    }: Omit<Body, 'tasks'> & {
      onLeft: (left: Piece[]) => void;
      count: number;
    },
  ) {
    setBusy(true);
    try {
      for (const [at, tasks] of pieces.entries()) {
        const answer = await deeds.createMany({ ...alike, tasks });
        // parts go along with what they are parts of
        const wholes = answer.tasks.filter(({ parent_id }) => parent_id === null);
        made.current.push(...wholes.map(({ id }) => id));
        onLeft(pieces.slice(at + 1));
      }
      toasts.undoable(t('tasks.paste.added', { count }), async () => {
        const { refusals } = await deeds.removeMany(made.current, 'delete');
        if (refusals.length > 0) throw refusals[0];
      });
      onDone();
    } catch (error) {
      toasts.failure(error);
      setBusy(false);
    }
  }
  return { busy, add };
}
