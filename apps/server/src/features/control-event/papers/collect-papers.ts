import type { ProfileFields, RoleCode } from '@pv/contract';
import type { FormPerson, FormRole, FormWork, HeardEvent, HeardWork, Seat } from '@pv/gost/forms';
import { inArray } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { projects } from '../../../db/schema/index.ts';
import { paperClock, postOf, signedName } from '../../document/public.ts';
import { allNames, findFields } from '../find-fields.ts';
import {
  authorsOf,
  type EventScene,
  excludedFrom,
  type SeatRow,
  supervisorsOf,
  type WorkRow,
} from '../load-event.ts';
import { findMaterials, presentMaterials } from '../materials.ts';
import { meansOf } from '../operations/write-report.ts';
import { findQuestions } from '../present-event.ts';
import { findMarks, placesIn, sheetsOf, wasTrimmed } from '../results.ts';

type Fields = ReadonlyMap<string | null, ProfileFields>;
type Named = Pick<Seat, 'fullName' | 'signedName'>;

/** What kind of work each project is. */
async function findKinds(executor: Executor, { works }: EventScene) {
  const ids = works.map(({ projectId }) => projectId);
  if (ids.length === 0) return new Map<string, FormWork>();
  const rows = await executor
    .select({ id: projects.id, type: projects.type, category: projects.category })
    .from(projects)
    .where(inArray(projects.id, ids));
  return new Map(
    rows.map(({ id, type, category }): [string, FormWork] => [
      id,
      type === 'nir' ? (category ?? 'nir') : type,
    ]),
  );
}

/** All names of somebody, and the name under his signature; as he was written down where he has no surname. */
function namesOf(fields: ProfileFields | undefined, written: string): Named {
  if (!fields?.last_name) return { fullName: written, signedName: written };
  const { last_name: lastName, first_name: firstName, middle_name: middleName } = fields;
  return {
    fullName: allNames(fields),
    signedName: signedName({ lastName, firstName, middleName }),
  };
}

/** What papers call those who advise a work. */
const ADVISES: Readonly<Partial<Record<RoleCode, FormRole>>> = {
  supervisor: 'supervisor',
  mentor: 'mentor',
  tracker: 'tracker',
  expert: 'expert',
};

function personIn(fields: Fields, { userId, role, author, name }: WorkRow['people'][number]) {
  const own = fields.get(userId);
  const group = own?.group.trim() ? `группа ${own.group.trim()}` : '';
  const degree = own?.academic_degree ?? '';
  const post = own && postOf({ degree, academicTitle: own.academic_title, post: own.post });
  const as = author ? 'author' : ADVISES[role];
  return as && { role: as, ...namesOf(own, name), about: (author ? group : post) ?? '' };
}

/** Members who may not mark a work, and what they are in it as far as that is still known. */
function excludedIn({ seats }: EventScene, work: WorkRow): HeardWork['excluded'] {
  const out = new Set(excludedFrom(work, seats));
  const isOf =
    ({ userId, email }: SeatRow) =>
    (person: WorkRow['people'][number]) =>
      person.userId === userId || (person.email !== undefined && person.email === email);
  return seats
    .filter(({ id }) => out.has(id))
    .map((seat) => {
      const person = work.people.find(isOf(seat));
      const role = person && (person.author ? 'author' : ADVISES[person.role]);
      return { seatId: seat.id, role: role ?? null };
    });
}

/** Who asked, in full where he is one of the committee. */
function askerIn({ seats }: EventScene, fields: Fields, asker: string): string {
  const seat = seats.find(({ name }) => name.trim() === asker.trim());
  return seat ? namesOf(fields.get(seat.userId), asker).fullName : asker;
}

interface Around {
  fields: Fields;
  kinds: ReadonlyMap<string, FormWork>;
  marks: Awaited<ReturnType<typeof findMarks>>;
  questions: Awaited<ReturnType<typeof findQuestions>>;
  files: Awaited<ReturnType<typeof findMaterials>>;
}

/** Marks are on no paper before the chair has closed the work: until then members hide them from each other. */
function outcomeOf(scene: EventScene, work: WorkRow, all: Around['marks']): HeardWork['outcome'] {
  if (work.state !== 'closed') return null;
  const { sheets, marked } = sheetsOf(scene, work, all);
  return {
    result: work.result,
    place: placesIn(scene).get(work.id)?.place ?? null,
    trimmed: wasTrimmed(scene, marked.done),
    marked,
    means: meansOf(scene, sheets),
    sheets: Object.fromEntries(sheets.map((sheet) => [sheet.member_id, sheet])),
  };
}

function heardWork(scene: EventScene, work: WorkRow, around: Around): HeardWork {
  const { event } = scene;
  const { fields, kinds, files } = around;
  const [first] = authorsOf(work).map(({ userId }) => fields.get(userId));
  const supervisors = new Set(supervisorsOf(work));
  const people = work.people
    .filter((person) => person.author || supervisors.has(person))
    .flatMap((person): FormPerson | [] => personIn(fields, person) ?? []);
  return {
    work: kinds.get(work.projectId) ?? event.type,
    title: work.title,
    institution: first?.institution || first?.work_place || '',
    department: first?.department ?? '',
    people,
    absent: work.state === 'absent',
    materials: presentMaterials(event.materials, files.get(work.projectId) ?? [], false),
    questions: (around.questions.get(work.id) ?? []).map((question) => ({
      ...question,
      asker: askerIn(scene, fields, question.asker),
    })),
    excluded: excludedIn(scene, work),
    outcome: outcomeOf(scene, work, around.marks),
    decision: work.state === 'closed' ? work.decision : '',
    mark: work.state === 'closed' ? work.mark : '',
  };
}

/** An event with these of its works as papers tell of it. */
export async function collectPapers(
  executor: Executor,
  scene: EventScene,
  works: readonly WorkRow[],
): Promise<HeardEvent> {
  const { event, seats } = scene;
  const fields = await findFields(executor, [
    ...scene.works.flatMap(({ people }) => people),
    ...seats,
  ]);
  const around: Around = {
    fields,
    kinds: await findKinds(executor, scene),
    marks: await findMarks(executor, event.id),
    questions: await findQuestions(executor, works),
    files: await findMaterials(
      executor,
      works.map(({ projectId }) => projectId),
      event.materials,
    ),
  };
  const weights = event.criteria.reduce((sum, { weight }) => sum + weight, 0);
  return {
    kind: event.kind,
    title: event.title,
    day: event.day,
    startsAt: event.startsAt,
    clock: paperClock(event.timeZone, event.createdAt).name,
    place: event.place || (event.link ?? ''),
    scale: event.scale,
    criteria: event.criteria.map(({ id, title, weight }) => ({
      id,
      title,
      percent: Math.round((weight / weights) * 100),
    })),
    committee: seats.map(({ id, role, userId, name, post }) => ({
      id,
      role,
      ...namesOf(fields.get(userId), name),
      about: post,
    })),
    works: works.map((work) => heardWork(scene, work, around)),
  };
}
