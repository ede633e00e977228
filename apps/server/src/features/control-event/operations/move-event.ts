import {
  AppError,
  type BodyOf,
  CONTROL_EVENT_MOVES,
  type ControlEvent,
  type ControlEventState,
  type endpoints,
} from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { controlEvents } from '../../../db/schema/index.ts';
import { personOf } from '../../user/public.ts';
import { attachResults } from '../attach-results.ts';
import { type EventScene, isHeard, loadEvent } from '../load-event.ts';
import { type OpenedEvent, openEvent, requireComplete } from '../open-event.ts';
import { presentEvent } from '../present-event.ts';
import { type EventActor, logInProjects, tellEverybody, tellPages } from '../tell-event.ts';
import { checkOwn, keepHeard } from '../write-works.ts';

type Body = BodyOf<typeof endpoints.controlEvent.move>;

interface Moving {
  scene: EventScene;
  actor: EventActor;
  reason: string;
}

async function announce(work: Work, { scene, actor }: Moving): Promise<void> {
  requireComplete(scene);
  const projects = scene.works.map(({ projectId }) => projectId);
  await checkOwn(work.trx, scene, projects);
  await tellEverybody(work, scene, { variant: 'announced', actor });
  const { title } = scene.event;
  const after = () => ({ title });
  await logInProjects(work, scene.works, { kind: 'event_announced', actor, after });
}

async function finish(work: Work, { scene, actor }: Moving): Promise<void> {
  if (!scene.works.every(isHeard)) throw new AppError('event_unfinished');
  await keepHeard(work, scene.works);
  await attachResults(work, scene, actor);
}

async function cancel(work: Work, { scene, actor, reason }: Moving): Promise<void> {
  if (!scene.event.announcedAt) return;
  await tellEverybody(work, scene, { variant: 'cancelled', actor, reason });
  const after = () => ({ title: scene.event.title, ...(reason && { reason }) });
  await logInProjects(work, scene.works, { kind: 'event_cancelled', actor, after });
}

async function publish(work: Work, { scene, actor }: Moving): Promise<void> {
  await tellEverybody(work, scene, { variant: 'published', actor });
}

type Step = (work: Work, moving: Moving) => Promise<void>;
const STEPS: Readonly<Partial<Record<ControlEventState, Step>>> = {
  announced: announce,
  finished: finish,
  cancelled: cancel,
  published: publish,
};

function changesFor(to: ControlEventState, { event }: OpenedEvent, reason: string, now: Date) {
  return {
    state: to,
    updatedAt: now,
    ...(to === 'announced' && { announcedAt: now }),
    ...(to === 'cancelled' && { cancelReason: reason, sequence: event.sequence + 1 }),
    ...(to === 'published' && { publishedAt: now }),
  };
}

/** @throws AppError `event_state` where it cannot come to that, `forbidden` to whom it is not given */
function requireMove({ event, part }: OpenedEvent, to: ControlEventState): void {
  if (part.can.move.includes(to)) return;
  const nobody = !part.organiser && part.seat === null;
  const possible = CONTROL_EVENT_MOVES[event.state].includes(to);
  throw new AppError(nobody || possible ? 'forbidden' : 'event_state');
}

/**
 * Moves an event on to another state; in the one where it is already nothing happens.
 * @throws AppError `not_found`, `forbidden`, `event_state`, `event_incomplete`, `event_work_foreign`,
 * `event_unfinished`
 */
export async function moveEvent(
  work: Work,
  { id, userId, body: { state: to, reason } }: { id: string; userId: string; body: Body },
): Promise<ControlEvent> {
  const { trx, now } = work;
  const door = { userId, id };
  const opened = await openEvent(trx, door, { now, lock: 'update' });
  const { state: from } = opened.event;
  // taken back, a report leaves the event as it was: nothing is attached anew
  const step = from === 'published' ? undefined : STEPS[to];
  if (from !== to) {
    requireMove(opened, to);
    const written = changesFor(to, opened, reason, now);
    await trx.update(controlEvents).set(written).where(eq(controlEvents.id, id));
    const actor = await personOf(trx, userId);
    await step?.(work, {
      scene: { ...opened, event: { ...opened.event, ...written } },
      actor,
      reason,
    });
    tellPages(work, await loadEvent(trx, eq(controlEvents.id, id)), 'everybody');
  }
  return presentEvent(trx, await openEvent(trx, door, { now }));
}
