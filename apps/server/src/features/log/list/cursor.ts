import { AppError } from '@pv/contract';
import { z } from 'zod';

/** The place of an entry in the log: by its moment, then by its id. */
export interface LogPlace {
  createdAt: Date;
  id: string;
}

const placeSchema = z.tuple([z.iso.datetime(), z.uuid()]);

/** The mark after which the next page begins. */
export function writeCursor({ createdAt, id }: LogPlace): string {
  return Buffer.from(JSON.stringify([createdAt.toISOString(), id])).toString('base64url');
}

/**
 * Reads a mark of `writeCursor`.
 * @throws AppError `validation_failed` for anything else
 */
export function readCursor(cursor: string): LogPlace {
  try {
    const json: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    const [moment, id] = placeSchema.parse(json);
    return { createdAt: new Date(moment), id };
  } catch (cause) {
    throw new AppError('validation_failed', { cause });
  }
}

/** The order of the log: the newest first. */
export function newestFirst(one: LogPlace, other: LogPlace): number {
  const later = other.createdAt.getTime() - one.createdAt.getTime();
  return later || (other.id < one.id ? -1 : 1);
}
