import { readMoment, writeMoment } from '../../../http/moment-cursor.ts';

/** The place of an entry in the log: by its moment, then by its id. */
export interface LogPlace {
  createdAt: Date;
  id: string;
}

/** The mark after which the next page begins. */
export function writeCursor({ createdAt, id }: LogPlace): string {
  return writeMoment([createdAt, id]);
}

/**
 * Reads a mark of `writeCursor`.
 * @throws AppError `validation_failed` for anything else
 */
export function readCursor(cursor: string): LogPlace {
  const [createdAt, id] = readMoment(cursor);
  return { createdAt, id };
}

/** The order of the log: the newest first. */
export function newestFirst(one: LogPlace, other: LogPlace): number {
  const later = other.createdAt.getTime() - one.createdAt.getTime();
  return later || (other.id < one.id ? -1 : 1);
}
