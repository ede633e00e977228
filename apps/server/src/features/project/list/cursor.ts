import { AppError, dateSchema, type ProjectSort, typedMomentSchema } from '@pv/contract';
import { z } from 'zod';
import { cursorOf } from '../../../http/cursor.ts';

/** A date that the database has given, of whatever year: it knows no year 0. */
const keptDay = dateSchema.refine((day) => day >= '0001');

/** The place of a row in each order of the list; the flag before the moment: it is not finished. */
const places = {
  /** What waits for the reader, then what is not finished, then the newest change. */
  move: z.tuple([z.literal('move'), z.boolean(), z.boolean(), typedMomentSchema, z.uuid()]),
  updated: z.tuple([z.literal('updated'), z.boolean(), typedMomentSchema, z.uuid()]),
  /** Null for a project without a date, which stands after those with one. */
  deadline: z.tuple([z.literal('deadline'), z.boolean(), keptDay.nullable(), z.uuid()]),
} satisfies Record<ProjectSort, z.ZodType>;

export type ListPlace = z.infer<(typeof places)[ProjectSort]>;

const mark = cursorOf<ListPlace>(z.union([places.move, places.updated, places.deadline]));

/** The mark after which the next page begins. */
export function writeCursor(place: ListPlace): string {
  return mark.write(place);
}

/**
 * Reads a mark of `writeCursor`.
 * @throws AppError `validation_failed` for anything else, and for the mark of another order
 */
export function readCursor(cursor: string, sort: ProjectSort): ListPlace {
  const place = mark.read(cursor);
  if (place[0] !== sort) throw new AppError('validation_failed');
  return place;
}
