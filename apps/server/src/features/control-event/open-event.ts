import {
  AppError,
  addDays,
  CONTROL_EVENT_MOVES,
  type ControlEvent,
  type ControlEventState,
  dayIn,
} from '@pv/contract';
import { eq, inArray } from 'drizzle-orm';
import type { Work } from '../../context.ts';
import type { Executor } from '../../db/database.ts';
import { controlEventSeats, controlEvents } from '../../db/schema/index.ts';
import { hashOfLink } from '../../secret-link.ts';
import {
  type EventScene,
  loadEvent,
  marksWorks,
  type SeatRow,
  takesPart,
  type WorkRow,
} from './load-event.ts';

/** So long after its day a committee has the papers, and an event can be opened by a mailed link. */
export const OPEN_DAYS = 30;

/** Whose call it is: that of an account on an event, or that of a member who came by his link. */
export type Door = { userId: string; id: string } | { token: string };

/** What somebody is in an event that he has opened. */
export interface Part {
  userId: string | null;
  seat: SeatRow | null;
  organiser: boolean;
  /** In whose teams he is. */
  own: ReadonlySet<string>;
  /** Whether the event shows him papers of works that are not his. */
  papers: boolean;
  /** What he may do now. */
  can: ControlEvent['me']['can'];
}

/** An event as somebody has opened it. */
export interface OpenedEvent extends EventScene {
  part: Part;
}

/** The day itself is run by whoever sits in front as well. */
const OF_THE_DAY: ReadonlySet<ControlEventState> = new Set(['running', 'finished']);

function movesOf(state: ControlEventState, organiser: boolean, front: boolean) {
  const published = state === 'published';
  return CONTROL_EVENT_MOVES[state].filter(
    (to) => organiser || (front && !published && OF_THE_DAY.has(to)),
  );
}

type Who = Pick<Part, 'userId' | 'seat' | 'organiser'>;
type Deed = Exclude<keyof Part['can'], 'move'>;

const sitsInFront = ({ seat }: Who) => seat?.role === 'chair' || seat?.role === 'secretary';

/** Who may do what at all. */
const HOLDS: Readonly<Record<Deed, (who: Who) => boolean>> = {
  edit: ({ organiser }) => organiser,
  delete: ({ organiser }) => organiser,
  run: (who) => who.organiser || sitsInFront(who),
  mark: ({ seat }) => seat !== null && marksWorks(seat),
  close: ({ seat }) => seat?.role === 'chair',
  question: (who) => who.userId !== null && sitsInFront(who),
  print: (who) => who.userId !== null && (who.organiser || sitsInFront(who)),
};

/** And while the event stands where. */
const WHILE: Readonly<Record<Deed, readonly ControlEventState[]>> = {
  edit: ['draft', 'announced', 'running'],
  delete: ['draft'],
  run: ['running'],
  mark: ['running'],
  close: ['running'],
  question: ['running', 'finished'],
  print: ['running', 'finished', 'published'],
};

function rightsIn({ event: { state } }: EventScene, who: Who): Part['can'] {
  const can = (deed: Deed) => HOLDS[deed](who) && WHILE[deed].includes(state);
  const front = sitsInFront(who);
  return {
    edit: can('edit'),
    delete: can('delete'),
    move: who.userId ? movesOf(state, who.organiser, front) : [],
    run: can('run'),
    mark: can('mark'),
    close: can('close'),
    question: can('question'),
    print: can('print'),
  };
}

/** @throws AppError `forbidden` to whom it is never allowed, `event_state` where it is not now */
export function requireDeed(part: Part, deed: Deed): void {
  if (!HOLDS[deed](part)) throw new AppError('forbidden');
  if (!part.can[deed]) throw new AppError('event_state');
}

/** Whether those who are told of an event know of it: a draft is its organiser's, cancelled or not. */
const isTold = ({ event: { announcedAt } }: EventScene) => announcedAt !== null;

/** Whether an event is long over. */
function isPast({ event: { day, timeZone } }: EventScene, now: Date): boolean {
  return day !== null && dayIn(now, timeZone) > addDays(day, OPEN_DAYS);
}

/**
 * Who has nothing to judge any more needs no papers of others. Who organises has them as long as he is in
 * the team.
 */
const showsPapers = (scene: EventScene, { seat }: Who, now: Date): boolean =>
  seat !== null && scene.event.state !== 'cancelled' && !isPast(scene, now);

/** @throws AppError `not_found` for whom the event is not there */
function partOf(scene: EventScene, userId: string, now: Date): Part {
  const { event, works, seats } = scene;
  const organiser = event.organiserId === userId;
  const seat = seats.find((one) => one.userId === userId) ?? null;
  // whoever was heard may take his consent back, also when he has left since
  const mine = works.filter(
    ({ people, team }) => team.has(userId) || people.some((person) => person.userId === userId),
  );
  const known = isTold(scene) && (seat !== null || mine.length > 0);
  if (!organiser && !known) throw new AppError('not_found');
  const who = { userId, seat, organiser };
  return {
    ...who,
    own: new Set(mine.map(({ id }) => id)),
    papers: showsPapers(scene, who, now),
    can: rightsIn(scene, who),
  };
}

function guestPart(scene: EventScene, hash: string, now: Date): Part {
  const seat = scene.seats.find(({ linkHash }) => linkHash === hash);
  if (!seat || isPast(scene, now) || !isTold(scene)) throw new AppError('not_found');
  const who = { userId: null, seat, organiser: false };
  const papers = showsPapers(scene, who, now);
  return { ...who, own: new Set(), papers, can: rightsIn(scene, who) };
}

/**
 * An event for somebody who has a part in it.
 * @param lock for a change; `share` lets others write marks beside
 * @throws AppError `not_found`
 */
export async function openEvent(
  executor: Executor,
  door: Door,
  { now, lock }: { now: Date; lock?: 'update' | 'share' },
): Promise<OpenedEvent> {
  if ('id' in door) {
    const scene = await loadEvent(executor, eq(controlEvents.id, door.id), lock);
    return { ...scene, part: partOf(scene, door.userId, now) };
  }
  const hash = hashOfLink(door.token);
  const of = executor
    .select({ id: controlEventSeats.eventId })
    .from(controlEventSeats)
    .where(eq(controlEventSeats.linkHash, hash));
  const scene = await loadEvent(executor, inArray(controlEvents.id, of), lock);
  return { ...scene, part: guestPart(scene, hash, now) };
}

/**
 * As `openEvent`, locked for a deed of whoever may do it now.
 * @throws AppError `not_found`, `forbidden`, `event_state`
 */
export async function changeOf({ trx, now }: Work, door: Door, deed: Deed): Promise<OpenedEvent> {
  const opened = await openEvent(trx, door, {
    now,
    // marks of many members come at once
    lock: deed === 'mark' ? 'share' : 'update',
  });
  requireDeed(opened.part, deed);
  return opened;
}

/** Whether a work stands before the reader with what only those who take part see. */
export const isInside = ({ part }: Pick<OpenedEvent, 'part'>, { id }: WorkRow): boolean =>
  part.organiser || part.seat !== null || part.own.has(id);

/**
 * Whether somebody writes down now what is decided of a work: the chair, and where he has a side in it the
 * organiser.
 */
export function decides({ part, seats }: OpenedEvent, work: WorkRow): boolean {
  const chair = seats.find(({ role }) => role === 'chair') ?? null;
  const aside = takesPart(work, { seat: chair, userId: chair?.userId ?? null });
  return aside ? part.organiser && part.can.run && !takesPart(work, part) : part.can.close;
}

/** @throws AppError `event_incomplete` for what nobody could come to */
export function requireComplete({ event, works, seats }: EventScene): void {
  const chaired = seats.some(({ role }) => role === 'chair');
  const complete = event.day && works.length > 0 && event.criteria.length > 0 && chaired;
  if (!complete) throw new AppError('event_incomplete');
}

/** Whether the event shows somebody the papers of a work: as one of its team, or to judge it. */
export const seesPapers = ({ part }: Pick<OpenedEvent, 'part'>, { team }: WorkRow): boolean =>
  part.papers || team.has(part.userId ?? '');
