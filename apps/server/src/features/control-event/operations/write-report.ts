import {
  AppError,
  type CommitteeSeat,
  type ControlEventReport,
  inCommitteeOrder,
} from '@pv/contract';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { controlEvents } from '../../../db/schema/index.ts';
import { allNames, findFields } from '../find-fields.ts';
import {
  authorsOf,
  type EventScene,
  loadEvent,
  supervisorsOf,
  type WorkRow,
} from '../load-event.ts';
import { findConsents, findQuestions, hasAgreed } from '../present-event.ts';
import { findMarks, placesIn, sheetsOf } from '../results.ts';

type ReportedWork = ControlEventReport['works'][number];
type Agrees = (id: string | null) => boolean;

/** Of each name its first letter: as much as is told of whoever has not agreed. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+|(?<=\.)/)
    .flatMap((part) => [...part].slice(0, 1))
    .map((letter) => `${letter.toUpperCase()}.`)
    .join(' ');

/** The mean of what members have given by each criterion, to two places. */
export function meansOf(scene: EventScene, sheets: ReturnType<typeof sheetsOf>['sheets']) {
  const means: Record<string, number> = {};
  for (const { id } of scene.event.criteria) {
    // those who have not marked everything do not count in the result either
    const given = sheets.flatMap(({ marks, result }) => (result === null ? [] : (marks[id] ?? [])));
    if (given.length === 0) continue;
    means[id] = Math.round((given.reduce((sum, mark) => sum + mark, 0) / given.length) * 100) / 100;
  }
  return means;
}

/** Of fewer members a mean tells what each of them has given. */
const MEANS_FROM = 3;

interface Around {
  agrees: Agrees;
  fields: Awaited<ReturnType<typeof findFields>>;
  marks: Awaited<ReturnType<typeof findMarks>>;
  questions: Awaited<ReturnType<typeof findQuestions>>;
}

/** A name where its bearer has agreed, initials where he has not. */
function nameIn({ agrees, fields }: Around) {
  return ({ userId, name }: WorkRow['people'][number]) => {
    const full = allNames(fields.get(userId)) || name;
    return agrees(userId) ? full : initialsOf(full);
  };
}

/** Who has asked may be named by a question: by his name only if he is one of those who have agreed. */
function askerIn({ seats }: EventScene, { agrees }: Around, asker: string): string {
  const known = seats.some(
    ({ name, userId, id }) => name.trim() === asker.trim() && agrees(userId ?? id),
  );
  return known ? asker : initialsOf(asker);
}

function reportWork(scene: EventScene, work: WorkRow, around: Around): ReportedWork {
  const { agrees, marks, questions } = around;
  const authors = authorsOf(work);
  const open = authors.length > 0 && authors.every(({ userId }) => agrees(userId));
  const told = open && work.state === 'closed';
  const { sheets, marked } = sheetsOf(scene, work, marks);
  return {
    title: work.title,
    authors: authors.map(nameIn(around)),
    supervisors: supervisorsOf(work).map(nameIn(around)),
    // its words may say the mark
    decision: open || !work.decision ? work.decision : null,
    marks: told
      ? {
          result: work.result,
          mark: work.mark,
          by_criterion: marked.done < MEANS_FROM ? {} : meansOf(scene, sheets),
          place: placesIn(scene).get(work.id) ?? null,
        }
      : null,
    questions: open
      ? (questions.get(work.id) ?? []).map(({ asker, text, answer }) => ({
          asker: askerIn(scene, around, asker),
          text,
          answer,
        }))
      : [],
    absent: work.state === 'absent',
    excluded: work.excluded.length,
  };
}

/**
 * The report of an event for everybody, by what people agree to at this moment.
 * @throws AppError `not_found` before it is published, and once it is taken back
 */
export async function writeReport(executor: Executor, id: string): Promise<ControlEventReport> {
  const published = and(eq(controlEvents.id, id), eq(controlEvents.state, 'published'));
  const scene = await loadEvent(executor, published);
  const { event, seats, works } = scene;
  if (!event.publishedAt) throw new AppError('not_found');
  const consents = await findConsents(executor, id);
  const agrees: Agrees = (of) => hasAgreed(consents.get(of ?? ''));
  const around: Around = {
    agrees,
    fields: await findFields(
      executor,
      scene.works.flatMap(({ people }) => people),
    ),
    marks: await findMarks(executor, id),
    questions: await findQuestions(executor, works),
  };
  const committee = inCommitteeOrder(seats).map(
    ({ role, name, post, userId, id: seatId }): Pick<CommitteeSeat, 'role' | 'name' | 'post'> => {
      const named = agrees(userId ?? seatId);
      return { role, name: named ? name : initialsOf(name), post: named ? post : '' };
    },
  );
  const { type, kind, title, day, place, scale, trimmed, description } = event;
  return {
    id,
    type,
    kind,
    title,
    day,
    place,
    scale,
    trimmed,
    description,
    committee,
    criteria: event.criteria.map(({ anchors: _, ...criterion }) => criterion),
    works: works.map((work) => reportWork(scene, work, around)),
    published_at: event.publishedAt.toISOString(),
  };
}
