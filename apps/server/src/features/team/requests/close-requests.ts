import { and, eq, type SQL } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { teamRequests } from '../../../db/schema/index.ts';
import { appendEvent, type ProjectState } from '../../approval/public.ts';
import { settleRequest } from '../../notification/public.ts';
import { statusOf } from './find-request.ts';
import { lapseRequest } from './lapse-request.ts';

interface Closing {
  /** What they come to; `accepted` is told by the event of what was asked for. */
  status: 'accepted' | 'cancelled';
  /** Whose deed has decided them. */
  by: { userId: string; name: string };
  which: SQL | undefined;
}

/**
 * Closes those of a project's open requests that another deed has decided; nobody is asked any more.
 * One whose time was over by then has lapsed. `state` is locked.
 */
export async function closeRequests(
  work: Work,
  state: ProjectState,
  { status, by, which }: Closing,
): Promise<void> {
  const { id: projectId } = state.project;
  const open = and(eq(teamRequests.projectId, projectId), eq(teamRequests.status, 'pending'));
  const found = await work.trx.select().from(teamRequests).where(and(open, which));
  for (const row of found) {
    if (statusOf(row, work.now) === 'lapsed') {
      await lapseRequest(work, state, row, by.userId);
      continue;
    }
    const closed = { status, closedAt: work.now };
    await work.trx.update(teamRequests).set(closed).where(eq(teamRequests.id, row.id));
    await settleRequest(work, row);
    if (status === 'accepted') continue;
    await appendEvent(work, {
      projectId,
      kind: `${row.kind}_cancelled`,
      actor: by,
      before: { user: row.targetId, name: row.targetName, role: row.role },
    });
  }
}
