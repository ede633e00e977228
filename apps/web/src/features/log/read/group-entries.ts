import { EVENTS, type LogEntry } from '@pv/contract';
import dayjs from 'dayjs';
import { joinSaves, type Line } from './join-saves.ts';

/** What one person has done within one hour; what he has said stands for itself. */
export interface HourGroup {
  key: string;
  actor: LogEntry['actor'];
  /** From the first to the last of it: «14:05–14:40», or one moment. */
  span: string;
  lines: Line[];
  /** More of it may not be read yet. */
  partial: boolean;
}

/** What has happened on one day, the newest first. */
export interface DayGroup {
  /** YYYY-MM-DD, by the clock of the reader. */
  day: string;
  hours: HourGroup[];
}

interface Reading {
  isHeld: (entry: LogEntry) => boolean;
  /** The hour that is read in part only, if there is one. */
  unread: string | null;
}

const dayOf = ({ created_at }: LogEntry): string => dayjs(created_at).format('YYYY-MM-DD');

/** A comment of the same day stands under its entry and not by itself. */
function standsAlone(entry: LogEntry, days: ReadonlyMap<string, string>): boolean {
  const { about, event_uuid } = entry;
  if (event_uuid !== EVENTS.entry_commented.id || !about) return true;
  return days.get(about.log_uuid) !== dayOf(entry);
}

const hourOf = ({ created_at }: LogEntry): string => dayjs(created_at).format('YYYY-MM-DD HH');

/** From the oldest to the newest of a group, by the clock of the reader. */
function spanOf(newestFirst: readonly LogEntry[]): string {
  const times = [newestFirst.at(-1), newestFirst[0]].map((entry) =>
    dayjs(entry?.created_at).format('HH:mm'),
  );
  return [...new Set(times)].join('–');
}

const isSignIn = ({ event_uuid }: LogEntry): boolean => event_uuid === EVENTS.signed_in.id;

/** The words of a person are never folded away. His sign-ins of a day are one line, whatever was between. */
function groupKey(entry: LogEntry): string {
  if (isSignIn(entry)) return `${dayOf(entry)} ${EVENTS.signed_in.id}`;
  const key = `${hourOf(entry)} ${entry.actor.id ?? entry.actor.name}`;
  return entry.log_comment === null ? key : `${key} ${entry.log_uuid}`;
}

function hoursOf(entries: readonly LogEntry[], { isHeld, unread }: Reading): HourGroup[] {
  const [signIns, others] = [entries.filter(isSignIn), entries.filter((one) => !isSignIn(one))];
  // what was done is read before that somebody came
  return [...Map.groupBy([...others, ...signIns], groupKey)].flatMap(([key, own]) => {
    const [first] = own;
    if (!first) return [];
    const since = isSignIn(first) ? dayOf(first) : hourOf(first);
    const partial = unread?.startsWith(since) === true && first.log_comment === null;
    const lines = joinSaves(own, isHeld);
    return [{ key, actor: first.actor, span: spanOf(own), lines, partial }];
  });
}

/**
 * Entries, the newest first, by days, and within a day by person and hour, sign-ins last.
 * @param isHeld whether a text is being written on an entry, which then stands for itself
 * @param more whether earlier entries are not read yet
 */
export function groupEntries(
  entries: readonly LogEntry[],
  isHeld: (entry: LogEntry) => boolean = () => false,
  more = false,
): DayGroup[] {
  const oldest = entries.at(-1);
  const unread = more && oldest ? hourOf(oldest) : null;
  const days = new Map(entries.map((entry) => [entry.log_uuid, dayOf(entry)]));
  const shown = entries.filter((entry) => standsAlone(entry, days));
  return [...Map.groupBy(shown, dayOf)].map(([day, own]) => ({
    day,
    hours: hoursOf(own, { isHeld, unread }),
  }));
}
