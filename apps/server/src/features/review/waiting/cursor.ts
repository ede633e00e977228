import { AppError } from '@pv/contract';
import { z } from 'zod';

/** The place of a row on the board: the longest wait first, then by its key. */
export interface WaitingPlace {
  /** ISO moment with microseconds. */
  since: string;
  key: string;
}

const placeSchema = z.tuple([z.iso.datetime(), z.string().max(120)]);

/** The mark after which the next page begins. */
export function writeCursor({ since, key }: WaitingPlace): string {
  return Buffer.from(JSON.stringify([since, key])).toString('base64url');
}

/**
 * Reads a mark of `writeCursor`.
 * @throws AppError `validation_failed` for anything else
 */
export function readCursor(cursor: string): WaitingPlace {
  try {
    const [since, key] = placeSchema.parse(
      JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')),
    );
    return { since, key };
  } catch (cause) {
    throw new AppError('validation_failed', { cause });
  }
}
