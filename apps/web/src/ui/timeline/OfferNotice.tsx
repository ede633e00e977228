import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './OfferNotice.module.css';

/** Says what could be done next about days that were changed, with the buttons that do it or leave it. */
export function OfferNotice(props: {
  label: string;
  icon: Icon;
  /** What it is about. */
  lead: string;
  /** It has just come, and is told. */
  live?: boolean;
  /** It stands behind a long view and stays at the bottom of the screen. */
  below?: boolean;
  children: ReactNode;
}) {
  const { label, icon: Icon, lead, live, below, children } = props;
  return (
    <section
      className={classes.offer}
      data-below={below || undefined}
      aria-label={label}
      role={live ? 'status' : undefined}
    >
      <Icon className={classes.icon} size={20} stroke={1.6} aria-hidden="true" />
      <div>
        <p className={classes.lead}>{lead}</p>
        {children}
      </div>
    </section>
  );
}

/** What is lost by it. */
export function OfferWarning({ children }: { children: string }) {
  return <p className={classes.warning}>{children}</p>;
}
