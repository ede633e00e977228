import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { teamRequests } from '../../../db/schema/index.ts';
import { appendEvent, BY_ITSELF, type ProjectState } from '../../approval/public.ts';
import { settleRequest } from '../../notification/public.ts';
import { tellRequester } from '../notices/tell.ts';
import type { RequestRow } from './find-request.ts';

/**
 * Ends a request whose time is over: silence is refusal. The log and whoever has asked hear of it.
 * `knows` needs not be told; `state` is locked.
 */
export async function lapseRequest(
  work: Work,
  state: ProjectState,
  row: RequestRow,
  knows: string | null = null,
): Promise<void> {
  await work.trx
    .update(teamRequests)
    .set({ status: 'lapsed', closedAt: work.now })
    .where(eq(teamRequests.id, row.id));
  await appendEvent(work, {
    projectId: row.projectId,
    kind: `${row.kind}_lapsed`,
    actor: BY_ITSELF,
    before: { user: row.targetId, name: row.targetName, role: row.role },
  });
  await settleRequest(work, row);
  if (row.requesterId !== knows) await tellRequester(work, state, row, 'lapsed');
}
