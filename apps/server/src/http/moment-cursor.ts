import { typedMomentSchema } from '@pv/contract';
import { type Column, desc, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { cursorOf } from './cursor.ts';

/** The place of a row: its moment and its id, which tells apart those of one moment. */
export type MomentPlace = [moment: Date, id: string];

const mark = cursorOf(z.tuple([typedMomentSchema, z.uuid()]));

/** The mark after which the page after a row begins. */
function writeMoment([moment, id]: MomentPlace): string {
  return mark.write([moment.toISOString(), id]);
}

/**
 * Reads a mark of `writeMoment`.
 * @throws AppError `validation_failed` for anything else
 */
export function readMoment(cursor: string): MomentPlace {
  const [moment, id] = mark.read(cursor);
  return [new Date(moment), id];
}

/** The rows that come after a place where the newest stand first, of one moment the greater id. */
export function afterPlace(moment: Column, id: Column, [at, after]: MomentPlace): SQL {
  return sql`(${moment}, ${id}) < (${at.toISOString()}::timestamptz, ${after}::uuid)`;
}

/** Pages of a table, the newest first. */
export interface MomentPages {
  order: SQL[];
  /**
   * The rows after a mark; all of them without one.
   * @throws AppError `validation_failed` for a mark that is not one of ours
   */
  after(cursor: string | undefined): SQL | undefined;
}

/** Reads a table page by page, the newest first by two of its columns. */
export function pagesByMoment(moment: Column, id: Column): MomentPages {
  return {
    order: [desc(moment), desc(id)],
    after(cursor) {
      return cursor ? afterPlace(moment, id, readMoment(cursor)) : undefined;
    },
  };
}

/**
 * Cuts a page from rows of which one more was read than it holds.
 * @param placeOf the place of a row in the order that it was read in
 */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  placeOf: (row: Row) => MomentPlace,
): { page: Row[]; next_cursor: string | null } {
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { page, next_cursor: last ? writeMoment(placeOf(last)) : null };
}
