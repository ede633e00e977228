import { typedMomentSchema } from '@pv/contract';
import { z } from 'zod';
import { cursorOf } from '../../../http/cursor.ts';

/** The place of an entry in the log: by its moment, then by its id. */
export interface LogPlace {
  createdAt: Date;
  id: string;
}

const mark = cursorOf(z.tuple([typedMomentSchema, z.uuid()]));

/** The mark after which the next page begins. */
export function writeCursor({ createdAt, id }: LogPlace): string {
  return mark.write([createdAt.toISOString(), id]);
}

/**
 * Reads a mark of `writeCursor`.
 * @throws AppError `validation_failed` for anything else
 */
export function readCursor(cursor: string): LogPlace {
  const [moment, id] = mark.read(cursor);
  return { createdAt: new Date(moment), id };
}

/** The order of the log: the newest first. */
export function newestFirst(one: LogPlace, other: LogPlace): number {
  const later = other.createdAt.getTime() - one.createdAt.getTime();
  return later || (other.id < one.id ? -1 : 1);
}
