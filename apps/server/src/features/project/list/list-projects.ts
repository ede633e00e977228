import {
  PROJECT_CATEGORIES,
  PROJECT_TYPE_CODES,
  type ProjectRow,
  type ProjectType,
  ROLE_IDS,
  type RoleCode,
  statusCode,
} from '@pv/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Locale } from '../../../context.ts';
import type { Executor } from '../../../db/database.ts';
import { members, profiles, projects, type StoredMove } from '../../../db/schema/index.ts';
import { presentMove } from '../../approval/public.ts';
import { writeCursor } from './cursor.ts';
import { afterMark, due, mineOf, orderOf, placeOf } from './order.ts';
import { type ListQuery, searchCondition } from './search-condition.ts';

interface Reader {
  userId: string;
  locale: Locale;
  now: Date;
}

/** A search among the projects of one kind, or of all. */
type KindQuery = ListQuery & { type: ProjectType | null };

type Teammate = { userId: string; name: string; role: RoleCode };

/**
 * Names for «whose move», read with the row so that the list is one query: of those who have a move, by
 * the key of each. A join looks cheaper to the planner, which then reads all profiles anew for each row.
 */
const movers = sql<Teammate[]>`(
  select coalesce(json_agg(json_build_object(
    'userId', mate.user_id, 'role', mate.role,
    'name', coalesce((select told.name from profiles told where told.user_id = mate.user_id), '')
  ) order by mate.joined_at), '[]')
  from members mate
  where mate.project_id = ${projects.id} and mate.role = any(${projects.moveRoles}))`;

/** What the creator tells of himself: asked for the rows of the page only, not for all that are put in order. */
const ofCreator = (column: 'name' | 'group_name') => sql<string>`coalesce((
  select told.${sql.raw(column)} from profiles told where told.user_id = ${projects.creatorId}), '')`;

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
  due,
  timeZone: projects.timeZone,
  moves: projects.moves,
  updatedAt: projects.updatedAt,
  creatorId: projects.creatorId,
  creatorName: ofCreator('name'),
  group: ofCreator('group_name'),
  role: members.role,
  movers,
  written,
};

/** The one query of the list: a page and one row more, by which it is seen that there is a next page. */
export function selectRows(executor: Executor, query: KindQuery, { userId, locale, now }: Reader) {
  const mine = mineOf({ userId, now });
  return (
    executor
      .select({ ...COLUMNS, mine: mine.as('mine') })
      .from(members)
      .innerJoin(projects, eq(projects.id, members.projectId))
      // for the search; the database leaves it out where nothing is searched in it
      .leftJoin(profiles, eq(profiles.userId, projects.creatorId))
      .where(
        and(
          eq(members.userId, userId),
          query.type ? eq(projects.type, query.type) : undefined,
          searchCondition(query, locale),
          afterMark(query.cursor, query.sort, mine),
        ),
      )
      .orderBy(...orderOf(query.sort))
      .limit(query.limit + 1)
  );
}

type Row = Awaited<ReturnType<typeof selectRows>>[number];

const TEXTS: readonly string[] = ['result', 'final_report'];

/** One's own move where there is one, else the most urgent of the project. */
function shownMove({ moves, role, written }: Row): StoredMove | undefined {
  const move = moves.find((one) => !one.after && one.roles.includes(role)) ?? moves[0];
  if (!move?.stageId || !written.includes(move.stageId)) return move;
  return { ...move, missing: move.missing.filter((item) => !TEXTS.includes(item)) };
}

function presentRow(row: Row, now: Date): ProjectRow {
  const move = shownMove(row);
  return {
    id: row.id,
    type: row.type,
    type_code: PROJECT_TYPE_CODES[row.type],
    title: row.title,
    category_id: row.category && PROJECT_CATEGORIES[row.category],
    status: row.status,
    status_code: statusCode(row.status),
    status_since: row.statusSince.toISOString(),
    completion_status: row.completion,
    creator: { id: row.creatorId, name: row.creatorName },
    my_role_id: ROLE_IDS[row.role],
    progress: row.progress,
    awaits_reapproval: row.moves.some(({ again }) => again),
    updated_at: row.updatedAt.toISOString(),
    group: row.group,
    move: move
      ? presentMove(
          { ...move, since: new Date(move.since) },
          { team: row.movers, role: row.role, zone: row.timeZone, now },
        )
      : null,
    deadline: row.due,
    time_zone: row.timeZone,
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
    next_cursor: last ? writeCursor(placeOf({ ...last, deadline: last.due }, query.sort)) : null,
  };
}
