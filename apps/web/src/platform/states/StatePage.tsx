import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useHeadingFocus } from '../../ui/focus.ts';
import classes from './StatePage.module.css';

interface StatePageProps {
  title: string;
  text: string;
  /** Stands where something was answered, whose button is gone: the title is read next. */
  follows?: boolean;
  children: ReactNode;
}

/** A page that only says one thing: what happened and where to go from here. */
export function StatePage({ title, text, follows = false, children }: StatePageProps) {
  const heading = useHeadingFocus(follows);
  return (
    <div className={classes.state}>
      <Title order={1} {...heading}>
        {title}
      </Title>
      <p>{text}</p>
      <div className={classes.actions}>{children}</div>
    </div>
  );
}
