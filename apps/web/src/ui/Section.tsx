import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './Section.module.css';

export interface SectionProps {
  title: string;
  /** For links that jump here. */
  id?: string;
  /** One line under the title. */
  lead?: ReactNode;
  /** Quiet buttons or a state at the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a page with a heading of its own. */
export function Section({ title, id, lead, aside, children }: SectionProps) {
  const heading = useId();
  return (
    <section className={classes.section} id={id} aria-labelledby={heading}>
      <div className={classes.head}>
        <Title order={2} id={heading} className={classes.title}>
          {title}
        </Title>
        {aside}
      </div>
      {lead && <p className={classes.lead}>{lead}</p>}
      {children}
    </section>
  );
}
