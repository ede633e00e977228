import type { endpoints, LogEntry, QueryOf } from '@pv/contract';
import type { Executor } from '../../../db/database.ts';
import { cutPage, readMoment } from '../../../http/moment-cursor.ts';
import { personOf } from '../../user/public.ts';
import { loadAround } from '../present/load-around.ts';
import { presentEntry } from '../present/present-entry.ts';
import { askedProjects, visibleProjects } from '../visible-projects.ts';
import { readFilter } from './log-filter.ts';
import { placeOf, selectStretch } from './select-stretch.ts';

type ListQuery = QueryOf<typeof endpoints.log.list>;

/**
 * One page of what somebody may read of the log, the newest first.
 * @throws AppError `not_found` for a foreign project, `dates_reversed`
 */
export async function listLog(
  executor: Executor,
  { limit, cursor, ...query }: ListQuery,
  userId: string,
): Promise<{ logs: LogEntry[]; next_cursor: string | null }> {
  const visible = await visibleProjects(executor, userId);
  const projectIds = askedProjects(visible, query.project_id);
  const asked = { userId, projectIds, oneProject: query.project_id !== undefined };
  const filter = readFilter(query);
  const after = cursor ? readMoment(cursor) : null;
  const found = await selectStretch(executor, asked, { filter, after, limit: limit + 1 });
  const { page, next_cursor } = cutPage(found, limit, placeOf);
  const around = await loadAround(executor, page);
  const { name } = await personOf(executor, userId);
  return {
    logs: page.map((entry) => presentEntry(entry, around, { userId, name, visible })),
    next_cursor,
  };
}
