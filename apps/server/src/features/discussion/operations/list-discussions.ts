import {
  DISSERTATIONS,
  type DiscussionRow,
  type endpoints,
  PERMISSIONS,
  type QueryOf,
  type ResponseOf,
  type RoleCode,
  UNANSWERED_DAYS,
} from '@pv/contract';
import {
  and,
  desc,
  eq,
  exists,
  getTableColumns,
  inArray,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '../../../db/database.ts';
import { discussions, members, profiles, projects } from '../../../db/schema/index.ts';
import { cursorOf } from '../../../http/cursor.ts';
import { searchWords } from '../../../search-form.ts';
import { loadProjects } from '../../approval/public.ts';
import { countComments } from '../../comment/public.ts';
import { presentHead } from '../present-discussion.ts';

type Query = QueryOf<typeof endpoints.discussion.list>;

const DAY_MS = 86_400_000;
const AUTHORS = (Object.keys(PERMISSIONS.open_discussion) as RoleCode[]).filter(
  (role) => PERMISSIONS.open_discussion[role] === 'yes',
);

/** Whether it has waited for a week, when it was said last, which one it is. */
const mark = cursorOf(z.tuple([z.boolean(), z.iso.datetime(), z.uuid()]));

function shownTo(executor: Executor, userId: string): SQL | undefined {
  const own = and(eq(members.projectId, discussions.projectId), eq(members.userId, userId));
  return or(
    eq(discussions.readers, 'everyone'),
    exists(executor.select({ one: sql`1` }).from(members).where(own)),
  );
}

/** Every word stands in the title, the abstract or the name of an author. */
function said(search: string | undefined): SQL[] {
  const authors = sql`(select string_agg(${profiles.name}, ' ') from ${members}
    join ${profiles} on ${profiles.userId} = ${members.userId}
    where ${members.projectId} = ${discussions.projectId}
      and (${members.role} in ${AUTHORS} or ${members.userId} = ${projects.creatorId}))`;
  const text = sql`search_form(concat_ws(' ', ${discussions.title}, ${discussions.abstract}, ${authors}))`;
  return searchWords(search).map((word) => sql`strpos(${text}, ${word}) > 0`);
}

function inTab(tab: Query['tab']): SQL | undefined {
  const dissertation = inArray(projects.category, [...DISSERTATIONS]);
  if (tab === 'dissertations') return dissertation;
  return or(isNull(projects.category), sql`not ${dissertation}`);
}

/**
 * The discussions that somebody may read, page by page: what has waited for an answer for a week first,
 * then the last said.
 * @throws AppError `validation_failed` for a mark that is not one of ours
 */
export async function listDiscussions(
  executor: Executor,
  { userId, now, query }: { userId: string; now: Date; query: Query },
): Promise<ResponseOf<typeof endpoints.discussion.list>> {
  const { tab, search, limit, cursor } = query;
  const { saidAt, id, unansweredSince } = discussions;
  const week = new Date(now.getTime() - UNANSWERED_DAYS.first * DAY_MS).toISOString();
  const late = sql<boolean>`coalesce(${unansweredSince} <= ${week}::timestamptz, false)`;
  const after = cursor ? mark.read(cursor) : null;
  const rows = await executor
    .select({ ...getTableColumns(discussions), late })
    .from(discussions)
    .innerJoin(projects, eq(projects.id, discussions.projectId))
    .where(
      and(
        shownTo(executor, userId),
        inTab(tab),
        ...said(search),
        after
          ? sql`(${late}, ${saidAt}, ${id}) < (${after[0]}, ${after[1]}::timestamptz, ${after[2]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(late), desc(saidAt), desc(id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const states = await loadProjects(
    executor,
    page.map(({ projectId }) => projectId),
  );
  const counts = await countComments(executor, 'discussion', { ids: page.map((row) => row.id) });
  return {
    discussions: page.flatMap((row): DiscussionRow[] => {
      const state = states.get(row.projectId);
      if (!state) return [];
      return [
        {
          ...presentHead(row, state),
          comments: counts.get(row.id) ?? 0,
          said_at: row.saidAt.toISOString(),
          unanswered_since: row.unansweredSince?.toISOString() ?? null,
        },
      ];
    }),
    next_cursor: last ? mark.write([last.late, last.saidAt.toISOString(), last.id]) : null,
  };
}
