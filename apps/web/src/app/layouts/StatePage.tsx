import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './StatePage.module.css';

/** A page that only says one thing: what happened and where to go from here. */
export function StatePage(props: { title: string; text: string; children: ReactNode }) {
  return (
    <div className={classes.state}>
      <Title order={1}>{props.title}</Title>
      <p>{props.text}</p>
      <div className={classes.actions}>{props.children}</div>
    </div>
  );
}
