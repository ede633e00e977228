import {
  type MemberMarks,
  type memberMarksSchema,
  memberResult,
  placesOf,
  TRIMMED_FROM,
  workResult,
} from '@pv/contract';
import { asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Executor } from '../../db/database.ts';
import { controlEventMarks } from '../../db/schema/index.ts';
import { type EventScene, excludedFrom, marksWorks, type WorkRow } from './load-event.ts';

export type MarkRow = typeof controlEventMarks.$inferSelect;

/** All marks of an event. */
export function findMarks(executor: Executor, eventId: string): Promise<MarkRow[]> {
  return executor
    .select()
    .from(controlEventMarks)
    .where(eq(controlEventMarks.eventId, eventId))
    .orderBy(asc(controlEventMarks.criterion));
}

/** Ids of the members who may mark a work. */
function judgesOf({ seats }: EventScene, work: WorkRow): string[] {
  const excluded = new Set(excludedFrom(work, seats));
  return seats.filter((seat) => marksWorks(seat) && !excluded.has(seat.id)).map(({ id }) => id);
}

/** What each of these members has given a work. */
function marksBy(work: WorkRow, judges: readonly string[], all: readonly MarkRow[]) {
  const own = Map.groupBy(
    all.filter(({ workId }) => workId === work.id),
    ({ seatId }) => seatId,
  );
  return judges.map((seatId) => {
    const rows = own.get(seatId) ?? [];
    const marks: MemberMarks = Object.fromEntries(
      rows.filter(({ criterion }) => criterion !== '').map((row) => [row.criterion, row.mark]),
    );
    return {
      seatId,
      marks,
      comment: rows.find(({ criterion }) => criterion === '')?.comment ?? '',
    };
  });
}

/** The marks of a work, member by member, and how many members have given all of theirs. */
export function sheetsOf(
  scene: EventScene,
  work: WorkRow,
  all: readonly MarkRow[],
): { sheets: z.infer<typeof memberMarksSchema>[]; marked: { done: number; of: number } } {
  const { criteria } = scene.event;
  const sheets = marksBy(work, judgesOf(scene, work), all).map(({ seatId, marks, comment }) => ({
    member_id: seatId,
    marks: { ...marks },
    comment,
    result: memberResult(criteria, marks),
  }));
  const done = sheets.filter(({ result }) => result !== null).length;
  return { sheets, marked: { done, of: sheets.length } };
}

/** The result of a work by the marks that its judges have given. */
export function resultOf(scene: EventScene, work: WorkRow, all: readonly MarkRow[]): number | null {
  const { criteria, trimmed } = scene.event;
  const marks = sheetsOf(scene, work, all).sheets.map((sheet) => sheet.marks);
  return workResult(criteria, marks, trimmed).result;
}

/** Whether the highest and the lowest of so many members' results were left out. */
export const wasTrimmed = ({ event }: EventScene, done: number): boolean =>
  event.trimmed && done >= TRIMMED_FROM;

/** Places of the works that are closed. */
export const placesIn = ({ works }: Pick<EventScene, 'works'>) =>
  placesOf(works.filter(({ state }) => state === 'closed'));
