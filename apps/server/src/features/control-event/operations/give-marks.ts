import type { BodyOf, endpoints, MarkRefusal } from '@pv/contract';
import { lt, sql } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { controlEventMarks } from '../../../db/schema/index.ts';
import { isExcluded, isHeard, type SeatRow } from '../load-event.ts';
import { changeOf, type Door, type OpenedEvent } from '../open-event.ts';
import { tellPages } from '../tell-event.ts';

type Given = BodyOf<typeof endpoints.controlEvent.mark>['marks'][number];
type Row = typeof controlEventMarks.$inferInsert;

/** Why a mark is not taken; null where it is. */
function refusalOf({ event, works }: OpenedEvent, seat: SeatRow, given: Given): MarkRefusal | null {
  const { criterion_id: criterion, mark } = given;
  const work = works.find(({ id }) => id === given.work_id);
  if (!work) return 'unknown';
  if (criterion !== null && !event.criteria.some(({ id }) => id === criterion)) return 'unknown';
  if (isHeard(work)) return 'work_closed';
  if (isExcluded(seat, work)) return 'excluded';
  const { min, max } = event.scale;
  const outside = criterion !== null && mark !== null && (mark < min || mark > max);
  return outside ? 'outside_scale' : null;
}

/** Of several for one place the one that was typed last; a clock that is ahead closes no place to later ones. */
function newest(rows: readonly Row[]): Row[] {
  const places = new Map<string, Row>();
  for (const row of rows) {
    const place = `${row.workId} ${row.criterion}`;
    const there = places.get(place);
    if (!there || there.typedAt <= row.typedAt) places.set(place, row);
  }
  // everybody writes them in one order, so that nobody waits for each other in a circle
  return [...places].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

async function store({ trx }: Work, rows: readonly Row[]): Promise<boolean> {
  if (rows.length === 0) return false;
  const { workId, seatId, criterion, typedAt } = controlEventMarks;
  const stored = await trx
    .insert(controlEventMarks)
    .values([...rows])
    .onConflictDoUpdate({
      target: [workId, seatId, criterion],
      set: {
        mark: sql`excluded.mark`,
        comment: sql`excluded.comment`,
        typedAt: sql`excluded.typed_at`,
      },
      setWhere: lt(typedAt, sql`excluded.typed_at`),
    })
    .returning({ criterion });
  return stored.length > 0;
}

/**
 * Takes marks of a member, each by itself: what is refused says why, the rest is kept. The same ones again
 * change nothing, and of two for one place the one that was typed later stays, whenever it comes.
 * @throws AppError `not_found`, `forbidden`, `event_state`
 */
export async function giveMarks(
  work: Work,
  door: Door,
  given: readonly Given[],
): Promise<{ refused: { at: number; code: MarkRefusal }[] }> {
  const opened = await changeOf(work, door, 'mark');
  const { event, part } = opened;
  const { seat } = part;
  if (!seat) return { refused: [] };
  const told = given.map((one) => ({ one, code: refusalOf(opened, seat, one) }));
  const rows = told
    .filter(({ code }) => code === null)
    .map(({ one }): Row => {
      const typed = new Date(one.typed_at);
      return {
        workId: one.work_id,
        eventId: event.id,
        seatId: seat.id,
        criterion: one.criterion_id ?? '',
        mark: one.criterion_id ? one.mark : null,
        comment: one.criterion_id ? '' : (one.comment ?? ''),
        typedAt: typed < work.now ? typed : work.now,
      };
    });
  if (await store(work, newest(rows))) tellPages(work, opened, 'front');
  return { refused: told.flatMap(({ code }, at) => (code ? [{ at, code }] : [])) };
}
