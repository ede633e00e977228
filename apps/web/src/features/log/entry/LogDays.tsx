import type { LogEntry } from '@pv/contract';
import { useMemo } from 'react';
import { useHeldEntries } from '../notes/use-held-entries.ts';
import { groupEntries } from '../read/group-entries.ts';
import { useLogWords } from '../words/use-log-words.ts';
import classes from './Entry.module.css';
import { HourBlock } from './HourBlock.tsx';

export interface LogDaysProps {
  entries: readonly LogEntry[];
  withProject: boolean;
  /** Earlier entries are not read yet. */
  more: boolean;
}

/** Entries, the newest first, by days. */
export function LogDays({ entries, withProject, more }: LogDaysProps) {
  const words = useLogWords();
  const isHeld = useHeldEntries();
  const days = useMemo(() => groupEntries(entries, isHeld, more), [entries, isHeld, more]);
  const shown = useMemo(() => new Set(entries.map(({ log_uuid }) => log_uuid)), [entries]);
  return days.map(({ day, hours }) => (
    <section key={day} className={classes.day} aria-label={words.day(day)}>
      <h2 className={classes.dayName}>{words.day(day)}</h2>
      {hours.map((group) => (
        <div key={group.key} className={classes.block}>
          <HourBlock group={group} withProject={withProject} shown={shown} isHeld={isHeld} />
        </div>
      ))}
    </section>
  ));
}
