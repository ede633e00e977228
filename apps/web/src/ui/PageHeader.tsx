import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './PageHeader.module.css';

export interface PageHeaderProps {
  title: ReactNode;
  /** Above the title: where the page stands, such as a link to the project. */
  above?: ReactNode;
  /** Whose move it is: a `MoveLine`. */
  move?: ReactNode;
  /** The one filled button of the page, with quiet ones beside it. */
  action?: ReactNode;
  tabs?: ReactNode;
}

/** The head of every page: title, whose move it is, tabs, and one primary action. */
export function PageHeader({ title, above, move, action, tabs }: PageHeaderProps) {
  return (
    <header className={classes.header} data-tabs={tabs ? true : undefined}>
      {above && <div className={classes.above}>{above}</div>}
      <div className={classes.line}>
        <Title order={1} className={classes.title}>
          {title}
        </Title>
        {action && <div className={classes.action}>{action}</div>}
      </div>
      {move}
      {tabs}
    </header>
  );
}
