import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './AuthCard.module.css';

/** The narrow column of every page of signing in: title, form, and where else to go. */
export function AuthCard(props: { title: string; children: ReactNode; foot?: ReactNode }) {
  return (
    <div className={classes.card}>
      <Title order={1}>{props.title}</Title>
      {props.children}
      {props.foot && <p className={classes.foot}>{props.foot}</p>}
    </div>
  );
}
