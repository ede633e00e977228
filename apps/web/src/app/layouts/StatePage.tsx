import { Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { isFocusLost } from '../../ui/is-focus-lost.ts';
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
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (follows && isFocusLost()) heading.current?.focus();
  }, [follows]);
  return (
    <div className={classes.state}>
      <Title order={1} ref={heading} tabIndex={follows ? -1 : undefined}>
        {title}
      </Title>
      <p>{text}</p>
      <div className={classes.actions}>{children}</div>
    </div>
  );
}
