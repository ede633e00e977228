import {
  PROJECT_CATEGORIES,
  type ProjectRow,
  type ProjectType,
  ROLE_IDS,
  type RoleCode,
} from '@pv/contract';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '../../../context.ts';
import type { Executor } from '../../../db/database.ts';
import { members, profiles, projects, type StoredMove } from '../../../db/schema/index.ts';
import { presentMove } from '../../approval/public.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { type ListQuery, searchCondition } from './search-condition.ts';

interface Reader {
  userId: string;
  locale: Locale;
  now: Date;
}

/** A search among the projects of one kind, or of all. */
type KindQuery = ListQuery & { type: ProjectType | null };

type Teammate = { userId: string; name: string; role: RoleCode };

const mine = sql<boolean>`(${members.role} = any(${projects.moveRoles}))`;

/** Names for «whose move», read with the row so that the list is one query. */
const team = sql<Teammate[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'userId', mate.user_id, 'name', coalesce(told.name, ''), 'role', mate.role
  ) order by mate.joined_at), '[]')
  from members mate left join profiles told on told.user_id = mate.user_id
  where mate.project_id = ${projects.id})`;

/** Stages whose document is written: text comes without a change of the project. */
const written = sql<string[]>`array(
  select doc.stage_id from documents doc join stages own on own.id = doc.stage_id
  where own.project_id = ${projects.id} and not doc.empty)`;

const COLUMNS = {
  id: projects.id,
  type: projects.type,
  title: projects.title,
  category: projects.category,
  status: projects.status,
  statusSince: projects.statusSince,
  completion: projects.completion,
  progress: projects.progress,
  deadline: projects.deadline,
  moves: projects.moves,
  updatedAt: projects.updatedAt,
  creatorId: projects.creatorId,
  creatorName: sql<string>`coalesce(${profiles.name}, '')`,
  group: sql<string>`coalesce(${profiles.groupName}, '')`,
  role: members.role,
  mine,
  team,
  written,
};

function afterPlace(cursor: string | undefined): SQL | undefined {
  if (!cursor) return undefined;
  const place = readCursor(cursor);
  return sql`(${mine}, ${projects.updatedAt}, ${projects.id}) < (${place.mine}::boolean, ${place.updatedAt}::timestamptz, ${place.id}::uuid)`;
}

/** The one query of the list: a page and one row more, by which it is seen that there is a next page. */
export function selectRows(executor: Executor, query: KindQuery, { userId, locale }: Reader) {
  return executor
    .select(COLUMNS)
    .from(members)
    .innerJoin(projects, eq(projects.id, members.projectId))
    .leftJoin(profiles, eq(profiles.userId, projects.creatorId))
    .where(
      and(
        eq(members.userId, userId),
        query.type ? eq(projects.type, query.type) : undefined,
        searchCondition(query, locale),
        afterPlace(query.cursor),
      ),
    )
    .orderBy(desc(mine), desc(projects.updatedAt), desc(projects.id))
    .limit(query.limit + 1);
}

type Row = Awaited<ReturnType<typeof selectRows>>[number];

const TEXTS: readonly string[] = ['result', 'final_report'];

/** One's own move where there is one, else the most urgent of the project. */
function shownMove({ moves, role, written }: Row): StoredMove | undefined {
  const move = moves.find((one) => one.roles.includes(role)) ?? moves[0];
  if (!move?.stageId || !written.includes(move.stageId)) return move;
  return { ...move, missing: move.missing.filter((item) => !TEXTS.includes(item)) };
}

function presentRow(row: Row, now: Date): ProjectRow {
  const move = shownMove(row);
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    category_id: row.category && PROJECT_CATEGORIES[row.category],
    status: row.status,
    status_since: row.statusSince.toISOString(),
    completion_status: row.completion,
    creator: { id: row.creatorId, name: row.creatorName },
    my_role_id: ROLE_IDS[row.role],
    progress: row.progress,
    updated_at: row.updatedAt.toISOString(),
    group: row.group,
    move: move
      ? presentMove(
          { ...move, since: new Date(move.since) },
          { team: row.team, role: row.role, now },
        )
      : null,
    deadline: row.deadline,
  };
}

/** One page of the projects of a person, those that wait for him first, in one query. */
export async function listProjects(
  executor: Executor,
  query: KindQuery,
  reader: Reader,
): Promise<{ projects: ProjectRow[]; next_cursor: string | null }> {
  const rows = await selectRows(executor, query, reader);
  const page = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? page.at(-1) : undefined;
  return {
    projects: page.map((row) => presentRow(row, reader.now)),
    next_cursor: last
      ? writeCursor({ mine: last.mine, updatedAt: last.updatedAt.toISOString(), id: last.id })
      : null,
  };
}
