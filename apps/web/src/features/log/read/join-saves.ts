import { EVENTS, type EventId, type LogChange, type LogEntry } from '@pv/contract';

/** Texts that save themselves as they are typed: one edit is many events. */
const SAVED: ReadonlySet<EventId> = new Set([
  EVENTS.project_changed.id,
  EVENTS.field_changed.id,
  EVENTS.stage_changed.id,
  EVENTS.document_written.id,
  EVENTS.profile_changed.id,
]);

/** One line of the log as it is read: an entry, or several saves of the same thing. */
export interface Line {
  /** With what was before the first of the saves. */
  entry: LogEntry;
  /** How many saves it stands for. */
  saves: number;
}

function sameThing(one: LogEntry, other: LogEntry): boolean {
  return (
    SAVED.has(one.event_uuid) &&
    one.event_uuid === other.event_uuid &&
    one.actor.id === other.actor.id &&
    one.project?.id === other.project?.id &&
    one.stage?.id === other.stage?.id &&
    one.details.title === other.details.title
  );
}

/** What two saves have changed together; what was taken back is no change. */
function joinChanges(newer: readonly LogChange[], older: readonly LogChange[]): LogChange[] {
  const fields = [...new Set([...older, ...newer].map(({ field }) => field))];
  return fields.flatMap((field) => {
    const [first, last] = [older, newer].map((all) => all.find((one) => one.field === field));
    const before = (first ?? last)?.before ?? null;
    const after = (last ?? first)?.after ?? null;
    return before === after ? [] : [{ field, before, after }];
  });
}

/**
 * Joins saves of one thing that follow each other; a commented entry stands for itself.
 * @param isHeld whether a text is being written on an entry: it stands for itself as if it were sent
 */
export function joinSaves(
  newestFirst: readonly LogEntry[],
  isHeld: (entry: LogEntry) => boolean = () => false,
): Line[] {
  const alone = (entry: LogEntry) => entry.comments.length > 0 || isHeld(entry);
  const lines: Line[] = [];
  for (const entry of newestFirst) {
    const last = lines.at(-1);
    if (last && !alone(last.entry) && !alone(entry) && sameThing(last.entry, entry)) {
      const changes = joinChanges(last.entry.changes, entry.changes);
      last.entry = { ...last.entry, changes };
      last.saves += 1;
    } else {
      lines.push({ entry, saves: 1 });
    }
  }
  return lines;
}
