import type { RoleCode, WaitingKind, WorkflowSection } from '@pv/contract';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { members, projects, stages } from '../../../db/schema/index.ts';
import type { Place } from '../../approval/public.ts';
import type { WaitingPlace } from './cursor.ts';

/** One section that waits for somebody, before anything else of its project is read. */
export interface WaitingSection extends Place {
  projectId: string;
  section: WorkflowSection;
  role: RoleCode;
  kind: WaitingKind;
  /** These order the board, as the cursor wants it. */
  group: number;
  since: string;
  key: string;
  editionId: string | null;
  unchanged: boolean;
}

/** What of the board is asked for. */
export interface WaitingFilter {
  userId: string;
  kind?: WaitingKind | undefined;
  projectId?: string | undefined;
  /** Only this section of the project. */
  place?: Place;
  unchanged?: boolean;
}

/** Moves are kept with the project, so that whose move it is is asked of no rule here. */
const openMoves = sql`jsonb_array_elements(${projects.moves}) with ordinality as waiting(move, at)`;
const told = (name: string): SQL<string> => sql`waiting.move->>${sql.raw(`'${name}'`)}`;
const section = told('section') as SQL<WorkflowSection>;
const since = sql`(${told('since')})::timestamptz`;
const key = sql<string>`concat(${projects.id}, ' ', ${stages.id}, ' ', ${section}) collate "C"`;

const status = sql`coalesce(
  case when ${section} = 'result' then ${stages.resultStatus} end, ${stages.status}, ${projects.status})`;

/** The first word of what is asked; where nobody reviews, approving is what sending is elsewhere. */
const verb = (move: string) => sql.raw(`split_part(${move}->>'asked', '_', 1)`);

const kind = sql<WaitingKind>`case ${verb('waiting.move')}
  when 'decide' then 'decide'
  when 'answer' then 'answer'
  when 'revise' then 'revise'
  when 'rework' then 'revise'
  else case when ${status} in ('re_approval_required', 'result_re_approval_required')
    then 'resend' else 'send' end
  end`;

/** Decisions stand before own work. */
const group = sql<number>`case when ${verb('waiting.move')} in ('decide', 'answer') then 0 else 1 end`;

/**
 * Of own work everything that came back, for somebody waits for each answer; of the rest one step a
 * project: the one that the list of projects tells.
 */
const firstOfOwn = sql`(${group} = 0 or ${verb('waiting.move')} in ('revise', 'rework') or not exists (
  select from jsonb_array_elements(${projects.moves}) with ordinality as earlier(move, at)
  where earlier.at < waiting.at and earlier.move->'roles' ? ${members.role}
    and earlier.move->>'after' is null
    and ${verb('earlier.move')} not in ('decide', 'answer')))`;

/** One value for every place of a project, as the indexes have it. */
const place = (table: 'edition' | 'decided' | 'review') =>
  sql.raw(`coalesce(${table}.stage_id, ${table}.project_id)`);
const here = sql`coalesce(${stages.id}, ${projects.id})`;

/** Something of the newest edition; asked of the rows of the page only, not of all that wait. */
const newest = (column: 'id' | 'hash') => sql<string | null>`(
  select edition.${sql.raw(column)} from editions edition
  where edition.project_id = ${projects.id} and edition.section = ${section}
    and ${place('edition')} = ${here}
  order by edition.number desc limit 1)`;

/**
 * Whether the newest edition has the content of one that the person, or somebody of his role, has
 * decided on, and the last such decision was an approval: what was returned since is not known.
 */
const unchanged = sql<boolean>`(${kind} = 'decide' and coalesce((
  select review.decision = 'approve'
  from reviews review
  join editions decided on decided.project_id = review.project_id
    and decided.section = review.section and ${place('decided')} = ${place('review')}
    and decided.number = review.edition_no
  where review.project_id = ${projects.id} and review.section = ${section}
    and ${place('review')} = ${here}
    and review.event = 'decided' and review.decision is not null
    and (review.author_id = ${members.userId} or review.author_role = ${members.role})
    and decided.hash = ${newest('hash')}
  order by review.created_at desc, review.id desc limit 1), false))`;

function conditions({ userId, place: only, ...filter }: WaitingFilter): SQL | undefined {
  return and(
    eq(members.userId, userId),
    sql`${members.role} = any(${projects.moveRoles})`,
    sql`${told('after')} is null`,
    firstOfOwn,
    filter.kind && sql`${kind} = ${filter.kind}`,
    filter.projectId ? eq(projects.id, filter.projectId) : undefined,
    only && sql`${section} = ${only.section}`,
    only && sql`${stages.id} is not distinct from ${only.stageId}::uuid`,
    filter.unchanged ? unchanged : undefined,
  );
}

const COLUMNS = {
  projectId: sql<string>`${projects.id}`.as('project_id'),
  stageId: sql<string | null>`${stages.id}`.as('stage_id'),
  section: sql<WorkflowSection>`${section}`.as('section'),
  role: members.role,
  kind: sql<WaitingKind>`${kind}`.as('kind'),
  group: sql<number>`${group}`.as('rank'),
  since: sql<string>`to_char(${since} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as(
    'since',
  ),
  key: sql<string>`${key}`.as('key'),
  title: projects.title,
  editionId: newest('id').as('edition_id'),
  unchanged: sql<boolean>`${unchanged}`.as('unchanged'),
};

function from(executor: Executor) {
  return executor
    .select(COLUMNS)
    .from(members)
    .innerJoin(projects, eq(projects.id, members.projectId))
    .innerJoin(openMoves, sql`waiting.move->'roles' ? ${members.role}`)
    .leftJoin(stages, sql`${stages.id} = (${told('stageId')})::uuid`);
}

function after(place: WaitingPlace | undefined): SQL | undefined {
  if (!place) return undefined;
  return sql`(${group}, ${since}, ${key}) > (${place.group}::int, ${place.since}::timestamptz, ${place.key})`;
}

/** A page of what waits for a person, decisions first, then the oldest first, in one query. */
export function selectWaiting(
  executor: Executor,
  filter: WaitingFilter,
  page: { limit: number; after?: WaitingPlace | undefined },
) {
  return from(executor)
    .where(and(conditions(filter), after(page.after)))
    .orderBy(asc(group), asc(since), asc(key))
    .limit(page.limit);
}

/** How much waits for a person, by project and kind; what a count does not need is not looked up. */
export function countAllWaiting(executor: Executor, userId: string) {
  const one = from(executor).where(conditions({ userId })).as('one');
  return executor
    .select({
      projectId: one.projectId,
      title: one.title,
      kind: one.kind,
      count: sql<number>`count(*)::int`,
      unchanged: sql<number>`(count(*) filter (where ${one.unchanged}))::int`,
    })
    .from(one)
    .groupBy(one.projectId, one.title, one.kind);
}
