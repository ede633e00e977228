import { typedMomentSchema } from '@pv/contract';
import { z } from 'zod';
import { cursorOf } from '../../../http/cursor.ts';

/** The place of a row on the board: decisions, then own work; the longest wait first, then by its key. */
export interface WaitingPlace {
  /** 0 for decisions, 1 for own work. */
  group: number;
  /** ISO moment with microseconds. */
  since: string;
  key: string;
}

const mark = cursorOf(z.tuple([z.int().min(0).max(1), typedMomentSchema, z.string().max(120)]));

/** The mark after which the next page begins. */
export function writeCursor({ group, since, key }: WaitingPlace): string {
  return mark.write([group, since, key]);
}

/**
 * Reads a mark of `writeCursor`.
 * @throws AppError `validation_failed` for anything else
 */
export function readCursor(cursor: string): WaitingPlace {
  const [group, since, key] = mark.read(cursor);
  return { group, since, key };
}
