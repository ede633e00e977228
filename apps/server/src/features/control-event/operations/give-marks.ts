import type { BodyOf, endpoints, MarkRefusal } from '@pv/contract';
import { lte, sql } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { controlEventMarks } from '../../../db/schema/index.ts';
import { isExcluded, isHeard, type SeatRow } from '../load-event.ts';
import { changeOf, type Door, type OpenedEvent } from '../open-event.ts';
import { tellPages } from '../tell-event.ts';

type Given = BodyOf<typeof endpoints.controlEvent.mark>['marks'][number];
type Row = typeof controlEventMarks.$inferInsert;
type Place = Pick<Row, 'workId' | 'criterion'>;

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

const placeOf = ({ workId, criterion }: Place) => `${workId} ${criterion}`;

/** Of several for one place the one that was typed last; a clock that is ahead closes no place to later ones. */
function newest(rows: readonly Row[]): Row[] {
  const places = new Map<string, Row>();
  for (const row of rows) {
    const place = placeOf(row);
    const there = places.get(place);
    if (!there || there.typedAt <= row.typedAt) places.set(place, row);
  }
  // everybody writes them in one order, so that nobody waits for each other in a circle
  return [...places].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

/** Keeps marks, and gives the places where none is kept that was typed later. */
async function store({ trx }: Work, rows: readonly Row[]): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
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
      // the same one again is no later one
      setWhere: lte(typedAt, sql`excluded.typed_at`),
    })
    .returning({ workId, criterion });
  return new Set(stored.map(placeOf));
}

/**
 * Takes marks of a member, each by itself: what is refused says why, the rest is kept. The same ones again
 * change nothing, and of two for one place the one that was typed later stays, whenever it comes; the other
 * is refused as stale.
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
  const told = given.map((one) => {
    const typed = new Date(one.typed_at);
    const row: Row = {
      workId: one.work_id,
      eventId: event.id,
      seatId: seat.id,
      criterion: one.criterion_id ?? '',
      mark: one.criterion_id ? one.mark : null,
      comment: one.criterion_id ? '' : (one.comment ?? ''),
      typedAt: typed < work.now ? typed : work.now,
    };
    return { row, code: refusalOf(opened, seat, one) };
  });
  const rows = told.flatMap(({ row, code }) => (code === null ? [row] : []));
  const taken = await store(work, newest(rows));
  if (taken.size > 0) tellPages(work, opened, 'front');
  const refused = told.flatMap(({ row, code }, at) => {
    const why = code ?? (taken.has(placeOf(row)) ? null : 'stale');
    return why ? [{ at, code: why }] : [];
  });
  return { refused };
}
