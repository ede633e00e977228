import { ROLE_IDS, type TeamRequest } from '@pv/contract';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { teamRequests } from '../../../db/schema/index.ts';
import type { RequestRow } from './find-request.ts';
import { requestPause } from './request-pause.ts';

function present(row: RequestRow, readerId: string, now: Date): TeamRequest {
  const pause = requestPause(row, now);
  return {
    id: row.id,
    kind: row.kind,
    target: { id: row.targetId, name: row.targetName },
    requester: { id: row.requesterId, name: row.requesterName },
    role_id: row.role && ROLE_IDS[row.role],
    reason: row.reason,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    reminded_at: pause.last?.toISOString() ?? null,
    remind_from: pause.from?.toISOString() ?? null,
    can: {
      answer: row.targetId === readerId,
      cancel: row.requesterId === readerId,
      remind: row.targetId !== readerId,
    },
  };
}

/** The requests of a project that wait for an answer. */
export async function listRequests(
  db: Executor,
  projectId: string,
  readerId: string,
  now: Date,
): Promise<TeamRequest[]> {
  const rows = await db
    .select()
    .from(teamRequests)
    .where(
      and(
        eq(teamRequests.projectId, projectId),
        eq(teamRequests.status, 'pending'),
        gt(teamRequests.expiresAt, now),
      ),
    )
    .orderBy(asc(teamRequests.createdAt), asc(teamRequests.id));
  return rows.map((row) => present(row, readerId, now));
}
