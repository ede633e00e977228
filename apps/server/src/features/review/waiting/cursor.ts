import { z } from 'zod';
import { cursorOf } from '../../../http/cursor.ts';

/** The place of a row on the board: the longest wait first, then by its key. */
export interface WaitingPlace {
  /** ISO moment with microseconds. */
  since: string;
  key: string;
}

const mark = cursorOf(z.tuple([z.iso.datetime(), z.string().max(120)]));

/** The mark after which the next page begins. */
export function writeCursor({ since, key }: WaitingPlace): string {
  return mark.write([since, key]);
}

/**
 * Reads a mark of `writeCursor`.
 * @throws AppError `validation_failed` for anything else
 */
export function readCursor(cursor: string): WaitingPlace {
  const [since, key] = mark.read(cursor);
  return { since, key };
}
