import { AppError } from '@pv/contract';
import type { z } from 'zod';

/** How the place of a row becomes the mark after which the next page begins, and is read again. */
export interface Cursor<T> {
  write(place: T): string;
  /** @throws AppError `validation_failed` for anything that `write` has not given */
  read(cursor: string): T;
}

/** Marks that hold what `schema` describes; nobody but us has to understand them. */
export function cursorOf<T>(schema: z.ZodType<T>): Cursor<T> {
  return {
    write: (place) => Buffer.from(JSON.stringify(place)).toString('base64url'),
    read(cursor) {
      try {
        return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
      } catch (cause) {
        throw new AppError('validation_failed', { cause });
      }
    },
  };
}
