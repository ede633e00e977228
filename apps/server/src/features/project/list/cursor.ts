import { z } from 'zod';
import { cursorOf } from '../../../http/cursor.ts';

/** The place of a row in the list: own moves first, then the newest change. */
export interface ListPlace {
  mine: boolean;
  updatedAt: string;
  id: string;
}

const mark = cursorOf(z.tuple([z.boolean(), z.iso.datetime(), z.uuid()]));

/** The mark after which the next page begins. */
export function writeCursor({ mine, updatedAt, id }: ListPlace): string {
  return mark.write([mine, updatedAt, id]);
}

/**
 * Reads a mark of `writeCursor`.
 * @throws AppError `validation_failed` for anything else
 */
export function readCursor(cursor: string): ListPlace {
  const [mine, updatedAt, id] = mark.read(cursor);
  return { mine, updatedAt, id };
}
