import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { teamRequests } from '../../../db/schema/index.ts';
import type { ProjectState } from '../../approval/public.ts';
import { tellTarget } from '../notices/tell.ts';
import type { RequestRow } from './find-request.ts';

/** Tells the target of a request of it once more; `state` is locked. */
export async function bringToMind(work: Work, state: ProjectState, row: RequestRow): Promise<void> {
  await tellTarget(work, state, row, 'reminded');
  await work.trx
    .update(teamRequests)
    .set({ remindedAt: work.now })
    .where(eq(teamRequests.id, row.id));
}
