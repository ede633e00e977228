import type { ReactNode } from 'react';
import classes from './TeamRow.module.css';

/** A row of a team: who, as whom, and what can be done; on a phone the deeds stay at the upper right. */
export function TeamRow(props: {
  title: ReactNode;
  note: ReactNode;
  role: ReactNode;
  actions: ReactNode;
}) {
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <div className={classes.title}>{props.title}</div>
        <div className={classes.note}>{props.note}</div>
      </div>
      <div className={classes.role}>{props.role}</div>
      {props.actions && <div className={classes.actions}>{props.actions}</div>}
    </li>
  );
}
