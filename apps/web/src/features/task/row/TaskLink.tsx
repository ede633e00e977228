import type { TaskRow } from '@pv/contract';
import { Link } from '@tanstack/react-router';
import { UNNUMBERED } from '../set/change-set.ts';
import classes from './marks.module.css';

/** The title of a task, which opens it; one that has no number yet is still on its way. */
export function TaskLink({ task, className }: { task: TaskRow; className: string | undefined }) {
  if (task.number === UNNUMBERED) return <span className={className}>{task.title}</span>;
  return (
    <Link
      to="."
      search={((before: object) => ({ ...before, task: task.id })) as never}
      className={className}
      resetScroll={false}
      data-task-title
    >
      <span className={classes.number}>{task.number}</span>
      {task.title}
    </Link>
  );
}
