import type { endpoints, QueryOf, WaitingRow } from '@pv/contract';
import type { Executor } from '../../../db/database.ts';
import { type ApprovalRules, loadProjects, placeKey } from '../../approval/public.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { presentRow } from './present-row.ts';
import { loadHistories } from './section-history.ts';
import { selectWaiting } from './select-waiting.ts';

type Query = QueryOf<typeof endpoints.review.waiting>;

/**
 * A page of the board: which sections, then their projects and histories at once, then the rules say
 * what the person may do. The number of queries does not depend on the number of rows.
 */
export async function listWaiting(
  executor: Executor,
  query: Query,
  { userId, now, rules }: { userId: string; now: Date; rules: ApprovalRules },
): Promise<{ reviews: WaitingRow[]; next_cursor: string | null }> {
  const { kind, project: projectId, limit } = query;
  const filter = { userId, kind, projectId, unchanged: query.unchanged === 'true' };
  const after = query.cursor ? readCursor(query.cursor) : undefined;
  const rows = await selectWaiting(executor, filter, { limit: limit + 1, after });
  const page = rows.slice(0, limit);
  const ids = [...new Set(page.map((row) => row.projectId))];
  const states = await loadProjects(executor, ids);
  const histories = await loadHistories(executor, ids);
  const reviews = page.flatMap((row) => {
    const state = states.get(row.projectId);
    const history = histories(row.projectId, placeKey(row));
    const shown = state && presentRow(row, state, history, { now, rules });
    return shown ? [shown] : [];
  });
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { reviews, next_cursor: last ? writeCursor(last) : null };
}
