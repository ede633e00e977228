import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../../platform/address/use-page-title.ts';
import { useHeadingFocus } from '../../../ui/focus.ts';
import classes from './AuthCard.module.css';

interface AuthCardProps {
  title: string;
  /** Stands quietly above the form. */
  note?: string | undefined;
  children: ReactNode;
  foot?: ReactNode;
  /** Stands in the place of a form that was sent: the title is read next. */
  follows?: boolean;
}

/** The narrow column of every step of signing in: title, form, and where else to go. */
export function AuthCard({ title, note, children, foot, follows = false }: AuthCardProps) {
  const heading = useHeadingFocus(follows);
  // several steps stand at one address, and the window says which of them is open
  usePageTitle(title, null);
  return (
    <div className={classes.card}>
      <Title order={1} {...heading}>
        {title}
      </Title>
      {note && <p className={classes.note}>{note}</p>}
      {children}
      {foot && <p className={classes.foot}>{foot}</p>}
    </div>
  );
}
