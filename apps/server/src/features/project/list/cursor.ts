import { AppError } from '@pv/contract';
import { z } from 'zod';

/** The place of a row in the list: own moves first, then the newest change. */
export interface ListPlace {
  mine: boolean;
  updatedAt: string;
  id: string;
}

const placeSchema = z.tuple([z.boolean(), z.iso.datetime(), z.uuid()]);

/** The mark after which the next page begins. */
export function writeCursor({ mine, updatedAt, id }: ListPlace): string {
  return Buffer.from(JSON.stringify([mine, updatedAt, id])).toString('base64url');
}

/**
 * Reads a mark of `writeCursor`.
 * @throws AppError `validation_failed` for anything else
 */
export function readCursor(cursor: string): ListPlace {
  try {
    const [mine, updatedAt, id] = placeSchema.parse(
      JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')),
    );
    return { mine, updatedAt, id };
  } catch (cause) {
    throw new AppError('validation_failed', { cause });
  }
}
