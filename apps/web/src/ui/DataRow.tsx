import type { ReactNode } from 'react';
import classes from './DataRow.module.css';
import { useKeptFocus } from './focus.ts';

interface DataListProps {
  /** Names the list for screen readers. */
  label: string;
  /** Selects what of a row may get the focus of a row that is gone; else whatever Tab stops at. */
  stops?: string;
  children: ReactNode;
}

/** A list of rows divided by lines, which keeps the focus when a row goes. */
export function DataList({ label, stops, children }: DataListProps) {
  const focus = useKeptFocus<HTMLUListElement>({ rows: ':scope > li', ...(stops && { stops }) });
  return (
    <ul className={classes.list} aria-label={label} {...focus}>
      {children}
    </ul>
  );
}

export interface DataRowProps {
  /** The main words; a link inside them covers the whole row. */
  title: ReactNode;
  /** The second line, such as a `MoveLine`. */
  note?: ReactNode;
  /** Badges, dates and numbers, kept at the right where there is room. */
  meta?: ReactNode;
  /** Buttons of the row; they stay above the link. */
  actions?: ReactNode;
}

/** One row: what it is, whose move it is, its state, and what can be done with it. */
export function DataRow({ title, note, meta, actions }: DataRowProps) {
  return (
    <li className={classes.row}>
      <div className={classes.main}>
        <div className={classes.title}>{title}</div>
        {note && <div className={classes.note}>{note}</div>}
      </div>
      {meta && <div className={classes.meta}>{meta}</div>}
      {actions && <div className={classes.actions}>{actions}</div>}
    </li>
  );
}
