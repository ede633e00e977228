import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import heroClasses from './Hero.module.css';
import classes from './PageHeader.module.css';
import sectionClasses from './Section.module.css';
import { bindShortWords } from './words.ts';

interface PageHeaderProps {
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

interface SectionProps {
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
    <section className={sectionClasses.section} id={id} aria-labelledby={heading}>
      <div className={sectionClasses.head}>
        <Title order={2} id={heading} className={sectionClasses.title}>
          {title}
        </Title>
        {aside}
      </div>
      {lead && <p className={sectionClasses.lead}>{lead}</p>}
      {children}
    </section>
  );
}

/** The head of a page that presents something: what it is in large letters, and a few sentences about it. */
export function Hero({ title, lead }: { title: string; lead: string }) {
  return (
    <>
      <Title order={1} className={heroClasses.title}>
        {bindShortWords(title)}
      </Title>
      <p className={heroClasses.lead}>{lead}</p>
    </>
  );
}
