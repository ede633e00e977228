import { AppError, type BodyOf, type ControlEvent, type endpoints, TALK_MOVES } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { controlEventWorks } from '../../../db/schema/index.ts';
import { excludedFrom, type WorkRow, workOf } from '../load-event.ts';
import {
  changeOf,
  type Door,
  decides,
  type OpenedEvent,
  openEvent,
  requireDeed,
} from '../open-event.ts';
import { presentEvent } from '../present-event.ts';
import { findMarks, resultOf } from '../results.ts';
import { tellPages } from '../tell-event.ts';

type Body = BodyOf<typeof endpoints.controlEvent.moveWork>;
type Change = Partial<typeof controlEventWorks.$inferInsert>;

const DECIDED = ['decision', 'mark', 'place'] as const;

/** Whether a change closes a work or opens it again: the chair's. */
const isClosing = (work: WorkRow, { state }: Body): boolean =>
  state !== undefined && state !== work.state && [state, work.state].includes('closed');

/** Closed, a work has its result by the marks of now; opened again it has none. */
async function closing(work: Work, opened: OpenedEvent, one: WorkRow): Promise<Change> {
  const marks = await findMarks(work.trx, opened.event.id);
  return {
    result: resultOf(opened, one, marks),
    excluded: excludedFrom(one, opened.seats),
  };
}

async function changeFor(
  work: Work,
  opened: OpenedEvent,
  one: WorkRow,
  body: Body,
): Promise<Change> {
  const { state = one.state, ...decided } = body;
  if (state === one.state) return decided;
  if (!TALK_MOVES[one.state].includes(state)) throw new AppError('event_state');
  return {
    ...decided,
    state,
    ...(state === 'talking' && one.state === 'waiting' && { begunAt: work.now }),
    ...(state === 'waiting' && { begunAt: null }),
    ...(state === 'closed' && (await closing(work, opened, one))),
    ...(one.state === 'closed' && { result: null, excluded: [], place: null }),
  };
}

/**
 * Moves a work on while the event goes on, or writes what the chair has decided. The state in which it is
 * already changes nothing.
 * @throws AppError `not_found`, `forbidden`, `event_state`
 */
export async function moveWork(
  work: Work,
  door: Door,
  { workId, body }: { workId: string; body: Body },
): Promise<ControlEvent> {
  const { trx, now } = work;
  const opened = await changeOf(work, door, 'run');
  const one = workOf(opened, workId);
  if (isClosing(one, body)) requireDeed(opened.part, 'close');
  // what is written as it stands decides nothing
  const written = DECIDED.some((of) => body[of] !== undefined && body[of] !== one[of]);
  if (written && !decides(opened, one)) throw new AppError('forbidden');
  const change = await changeFor(work, opened, one, body);
  if (Object.keys(change).length > 0) {
    await trx.update(controlEventWorks).set(change).where(eq(controlEventWorks.id, one.id));
    tellPages(work, opened, 'everybody');
  }
  return presentEvent(trx, await openEvent(trx, door, { now }));
}
