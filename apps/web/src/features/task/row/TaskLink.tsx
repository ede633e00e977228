import type { TaskRow } from '@pv/contract';
import type { MouseEvent, ReactNode } from 'react';
import { useGround } from '../page/TasksWorld.tsx';
import { UNNUMBERED } from '../set/change-set.ts';
import classes from './marks.module.css';

interface TaskLinkProps {
  task: TaskRow;
  className?: string | undefined;
  /** What it is called instead of by its title. */
  children?: ReactNode;
}

/**
 * The title of a task, which opens it; one that has no number yet is still on its way. A plain link: a list
 * that is scrolled draws hundreds of them a second.
 */
export function TaskLink({ task, className, children }: TaskLinkProps) {
  const { hrefOf, open } = useGround();
  if (task.number === UNNUMBERED) return <span className={className}>{task.title}</span>;
  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    open(task.id);
  }
  return (
    <a
      href={hrefOf(task.id)}
      className={className}
      onClick={follow}
      draggable={false}
      data-task-title
    >
      {children ?? (
        <>
          <span className={classes.number}>{task.number}</span>
          {task.title}
        </>
      )}
    </a>
  );
}
