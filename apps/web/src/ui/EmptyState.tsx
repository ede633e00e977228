import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

/** An empty place: one sentence that says why, and one button that says what to do. */
export function EmptyState(props: { icon: Icon; text: string; action?: ReactNode }) {
  const { icon: Icon, text, action } = props;
  return (
    <div className={classes.empty}>
      <Icon className={classes.icon} size={32} stroke={1.4} aria-hidden="true" />
      <p>{text}</p>
      {action}
    </div>
  );
}
