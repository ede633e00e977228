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
  /** Orders the board together with `key`, as the cursor wants it. */
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
const openMoves = sql`jsonb_array_elements(${projects.moves}) as waiting(move)`;
const told = (name: string): SQL<string> => sql`waiting.move->>${sql.raw(`'${name}'`)}`;
const section = told('section') as SQL<WorkflowSection>;
const since = sql`(${told('since')})::timestamptz`;
const key = sql<string>`concat(${projects.id}, ' ', ${stages.id}, ' ', ${section}) collate "C"`;

const status = sql`coalesce(
  case when ${section} = 'result' then ${stages.resultStatus} end, ${stages.status}, ${projects.status})`;

/** Sending is work that lies ahead, unless the section has been approved and is not any more. */
const kind = sql<WaitingKind | null>`case split_part(${told('asked')}, '_', 1)
  when 'decide' then 'decide'
  when 'answer' then 'answer'
  when 'revise' then 'revise'
  when 'send' then
    case when ${status} in ('re_approval_required', 'result_re_approval_required') then 'resend' end
  end`;

/** Something of the newest edition; asked of the rows of the page only, not of all that wait. */
const newest = (column: 'id' | 'hash') => sql<string | null>`(
  select edition.${sql.raw(column)} from editions edition
  where edition.project_id = ${projects.id} and edition.section = ${section}
    and edition.stage_id is not distinct from ${stages.id}
  order by edition.number desc limit 1)`;

/**
 * Whether the newest edition has the content of one that the person, or somebody of his role, has
 * decided on, and the last such decision was an approval: what was returned since is not known.
 */
const unchanged = sql<boolean>`(${kind} = 'decide' and coalesce((
  select review.decision = 'approve'
  from reviews review
  join editions decided on decided.project_id = review.project_id
    and decided.stage_id is not distinct from review.stage_id
    and decided.section = review.section and decided.number = review.edition_no
  where review.project_id = ${projects.id} and review.section = ${section}
    and review.stage_id is not distinct from ${stages.id}
    and review.event = 'decided' and review.decision is not null
    and (review.author_id = ${members.userId} or review.author_role = ${members.role})
    and decided.hash = ${newest('hash')}
  order by review.created_at desc, review.id desc limit 1), false))`;

function conditions({ userId, place, ...filter }: WaitingFilter): SQL | undefined {
  return and(
    eq(members.userId, userId),
    sql`${members.role} = any(${projects.moveRoles})`,
    sql`${kind} is not null`,
    filter.kind && sql`${kind} = ${filter.kind}`,
    filter.projectId ? eq(projects.id, filter.projectId) : undefined,
    place && sql`${section} = ${place.section}`,
    place && sql`${stages.id} is not distinct from ${place.stageId}::uuid`,
    filter.unchanged ? unchanged : undefined,
  );
}

const COLUMNS = {
  projectId: projects.id,
  stageId: stages.id,
  section,
  role: members.role,
  kind: sql<WaitingKind>`${kind}`,
  since: sql<string>`to_char(${since} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  key,
  title: projects.title,
  editionId: newest('id'),
  unchanged,
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
  return sql`(${since}, ${key}) > (${place.since}::timestamptz, ${place.key})`;
}

/** A page of what waits for a person, the oldest first, in one query. */
export function selectWaiting(
  executor: Executor,
  filter: WaitingFilter,
  page: { limit: number; after?: WaitingPlace | undefined },
) {
  return from(executor)
    .where(and(conditions(filter), after(page.after)))
    .orderBy(asc(since), asc(key))
    .limit(page.limit);
}

/** Everything that waits for a person, without an order: for counting. */
export function selectAllWaiting(executor: Executor, userId: string) {
  return from(executor).where(conditions({ userId }));
}
