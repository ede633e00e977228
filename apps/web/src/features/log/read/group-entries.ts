import { EVENTS, type LogEntry } from '@pv/contract';
import dayjs from 'dayjs';
import { joinSaves, type Line } from './join-saves.ts';

/** What one person has done within one hour. */
export interface HourGroup {
  key: string;
  actor: LogEntry['actor'];
  /** The hour as it is said: «14:00». */
  hour: string;
  lines: Line[];
}

/** What has happened on one day, the newest first. */
export interface DayGroup {
  /** YYYY-MM-DD, by the clock of the reader. */
  day: string;
  hours: HourGroup[];
}

const dayOf = ({ created_at }: LogEntry): string => dayjs(created_at).format('YYYY-MM-DD');

/** A comment of the same day stands under its entry and not by itself. */
function standsAlone(entry: LogEntry, days: ReadonlyMap<string, string>): boolean {
  const { about, event_uuid } = entry;
  if (event_uuid !== EVENTS.entry_commented.id || !about) return true;
  return days.get(about.log_uuid) !== dayOf(entry);
}

function hoursOf(day: string, entries: readonly LogEntry[]): HourGroup[] {
  const hourOf = ({ created_at }: LogEntry) => dayjs(created_at).format('HH:00');
  const groups = Map.groupBy(
    entries,
    (entry) => `${day} ${hourOf(entry)} ${entry.actor.id ?? entry.actor.name}`,
  );
  return [...groups].flatMap(([key, own]) => {
    const [first] = own;
    return first ? [{ key, actor: first.actor, hour: hourOf(first), lines: joinSaves(own) }] : [];
  });
}

/** Entries, the newest first, by days, and within a day by person and hour. */
export function groupEntries(entries: readonly LogEntry[]): DayGroup[] {
  const days = new Map(entries.map((entry) => [entry.log_uuid, dayOf(entry)]));
  const shown = entries.filter((entry) => standsAlone(entry, days));
  return [...Map.groupBy(shown, dayOf)].map(([day, own]) => ({ day, hours: hoursOf(day, own) }));
}
