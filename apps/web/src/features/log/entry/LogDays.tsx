import type { LogEntry } from '@pv/contract';
import { useMemo } from 'react';
import { groupEntries } from '../read/group-entries.ts';
import { useLogWords } from '../words/use-log-words.ts';
import classes from './Entry.module.css';
import { HourBlock } from './HourBlock.tsx';

/** Entries, the newest first, by days. */
export function LogDays(props: { entries: readonly LogEntry[]; withProject: boolean }) {
  const { entries, withProject } = props;
  const words = useLogWords();
  const days = useMemo(() => groupEntries(entries), [entries]);
  return days.map(({ day, hours }) => (
    <section key={day} className={classes.day} aria-label={words.day(day)}>
      <h2 className={classes.dayName}>{words.day(day)}</h2>
      {hours.map((group) => (
        <div key={group.key} className={classes.block}>
          <HourBlock group={group} withProject={withProject} />
        </div>
      ))}
    </section>
  ));
}
