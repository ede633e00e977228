import {
  type ControlEvent,
  type ControlEventRow,
  EVENT_CONSENT_VERSION,
  type EventQuestion,
  type EventWork,
} from '@pv/contract';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { controlEventConsents, controlEventQuestions } from '../../db/schema/index.ts';
import {
  authorsOf,
  type EventRow,
  type EventScene,
  excludedFrom,
  type SeatRow,
  supervisorsOf,
  takesPart,
  type WorkRow,
} from './load-event.ts';
import { findMaterials, presentMaterials } from './materials.ts';
import { decides, isInside, type OpenedEvent, type Part, seesPapers } from './open-event.ts';
import { findMarks, placesIn, sheetsOf } from './results.ts';

/** Questions to the authors of works, in the order of their coming, by the id of the work. */
export async function findQuestions(
  executor: Executor,
  works: readonly WorkRow[],
): Promise<ReadonlyMap<string, EventQuestion[]>> {
  if (works.length === 0) return new Map();
  const ids = works.map(({ id }) => id);
  const rows = await executor
    .select()
    .from(controlEventQuestions)
    .where(inArray(controlEventQuestions.workId, ids))
    .orderBy(asc(controlEventQuestions.createdAt), asc(controlEventQuestions.id));
  const byWork = Map.groupBy(rows, ({ workId }) => workId);
  return new Map(
    [...byWork].map(([id, list]) => [
      id,
      list.map(({ id: questionId, asker, text, answer }) => ({
        id: questionId,
        asker,
        text,
        answer,
      })),
    ]),
  );
}

type ConsentRow = typeof controlEventConsents.$inferSelect;

/** Whether somebody has agreed to the text as it is now. */
export const hasAgreed = (said: ConsentRow | undefined): boolean =>
  said?.agreed === true && said.version === EVENT_CONSENT_VERSION;

/** What people have said last to being named, by the id of the account or of the seat. */
export async function findConsents(
  executor: Executor,
  eventId: string,
): Promise<ReadonlyMap<string, ConsentRow>> {
  const rows = await executor
    .select()
    .from(controlEventConsents)
    .where(eq(controlEventConsents.eventId, eventId))
    .orderBy(asc(controlEventConsents.saidAt), asc(controlEventConsents.id));
  return new Map(rows.map((row) => [row.userId ?? row.seatId ?? '', row]));
}

function presentSeat(seat: SeatRow, { organiser }: Part): ControlEvent['committee'][number] {
  const { id, role, userId, name, post, email, linkHash, linkSentAt, linkOpenedAt } = seat;
  const byLink = userId === null && (email !== null || linkHash !== null);
  return {
    id,
    role,
    user_id: userId,
    name,
    post,
    email: organiser ? email : null,
    link:
      organiser && byLink
        ? { sent_at: linkSentAt?.toISOString() ?? null, opened: linkOpenedAt !== null }
        : null,
  };
}

const roleIn = ({ seat, organiser }: Part): ControlEvent['me']['role'] =>
  seat?.role ?? (organiser ? 'organiser' : 'participant');

/** Whether the report would name him: as one of the committee, as an author, or as whoever supervises. */
export function isNamed({ works }: EventScene, { seat, userId }: Part): boolean {
  const named = works.flatMap((work) => [...authorsOf(work), ...supervisorsOf(work)]);
  return seat !== null || named.some((person) => person.userId === userId);
}

/** What stands beside the works. */
interface Around {
  marks: Awaited<ReturnType<typeof findMarks>>;
  questions: Awaited<ReturnType<typeof findQuestions>>;
  files: Awaited<ReturnType<typeof findMaterials>>;
  places: ReturnType<typeof placesIn>;
}

/** A work for those who have nothing to do with it: what is heard, and when. */
function presentOutside(opened: OpenedEvent, work: WorkRow): EventWork {
  return {
    id: work.id,
    project_id: work.projectId,
    project_type: work.project?.type ?? null,
    starts_at: work.startsAt,
    minutes: work.minutes,
    title: work.title,
    annotation: '',
    open: work.team.has(opened.part.userId ?? ''),
    authors: authorsOf(work).map(({ name }) => name),
    supervisors: supervisorsOf(work).map(({ name }) => name),
    state: work.state,
    begun_at: work.begunAt?.toISOString() ?? null,
    materials: [],
    excluded: [],
    marked: { done: 0, of: 0 },
    marks: [],
    questions: [],
    result: null,
    place: null,
    decision: '',
    mark: '',
    decides: false,
  };
}

/** Whether somebody is there for all works, not for one of his own. */
const sitsBeside = ({ organiser, seat }: Part): boolean => organiser || seat !== null;

function presentWork(opened: OpenedEvent, work: WorkRow, around: Around): EventWork {
  const outside = presentOutside(opened, work);
  if (!isInside(opened, work)) return outside;
  const { part, event, seats } = opened;
  const closed = work.state === 'closed';
  const judges = sitsBeside(part);
  const papers = seesPapers(opened, work);
  const { sheets, marked } = sheetsOf(opened, work, around.marks);
  const shown = sheets.filter((sheet) => closed || sheet.member_id === part.seat?.id);
  return {
    ...outside,
    annotation: papers ? work.annotation : '',
    materials: presentMaterials(event.materials, around.files.get(work.projectId) ?? [], papers),
    ...(judges && { excluded: excludedFrom(work, seats), marked }),
    // authors hear the result, not who has given what
    marks: judges && !takesPart(work, part) ? shown : [],
    questions: judges || closed ? (around.questions.get(work.id) ?? []) : [],
    result: closed ? work.result : null,
    place: closed ? (around.places.get(work.id) ?? null) : null,
    decision: closed || part.seat?.role === 'chair' ? work.decision : '',
    mark: closed || part.seat?.role === 'chair' ? work.mark : '',
    decides: decides(opened, work),
  };
}

/** An event as somebody who has opened it sees it. */
export async function presentEvent(executor: Executor, opened: OpenedEvent): Promise<ControlEvent> {
  const { event, seats, part } = opened;
  const works = opened.works.filter(
    (work) => !event.closed || sitsBeside(part) || part.own.has(work.id),
  );
  const around: Around = {
    marks: sitsBeside(part) ? await findMarks(executor, event.id) : [],
    questions: await findQuestions(executor, works),
    files: await findMaterials(
      executor,
      works.map(({ projectId }) => projectId),
      event.materials,
    ),
    places: placesIn(opened),
  };
  const said = (await findConsents(executor, event.id)).get(part.userId ?? part.seat?.id ?? '');
  return {
    id: event.id,
    type: event.type,
    kind: event.kind,
    title: event.title,
    description: event.description,
    day: event.day,
    starts_at: event.startsAt,
    slot_minutes: event.slotMinutes,
    time_zone: event.timeZone,
    place: event.place,
    link: event.link,
    materials_due: event.materialsDue,
    materials: event.materials,
    closed: event.closed,
    scale: event.scale,
    criteria: event.criteria,
    trimmed: event.trimmed,
    state: event.state,
    cancel_reason: event.cancelReason,
    version: event.version,
    organiser: event.organiserName,
    works: works.map((work) => presentWork(opened, work, around)),
    committee: seats.map((seat) => presentSeat(seat, part)),
    me: {
      member_id: part.seat?.id ?? null,
      role: roleIn(part),
      organiser: part.organiser,
      publication: isNamed(opened, part) ? hasAgreed(said) : null,
      can: part.can,
    },
    updated_at: event.updatedAt.toISOString(),
  };
}

/** An event as a list shows it. */
export function presentRow(
  event: EventRow,
  { works, role }: Pick<ControlEventRow, 'works' | 'role'>,
): ControlEventRow {
  const { id, type, kind, title, day, startsAt, timeZone, place, state } = event;
  return {
    id,
    type,
    kind,
    title,
    day,
    starts_at: startsAt,
    time_zone: timeZone,
    place,
    state,
    works,
    role,
  };
}
