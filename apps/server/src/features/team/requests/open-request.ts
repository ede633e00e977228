import { AppError, type RequestKind, type RoleCode, TEAM_LIMITS } from '@pv/contract';
import { and, eq, lte } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../../context.ts';
import { teamRequests } from '../../../db/schema/index.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { appendEvent, type ProjectState, type TeamMember } from '../../approval/public.ts';
import { tellTarget } from '../notices/tell.ts';
import { lapseRequest } from './lapse-request.ts';

export interface NewRequest {
  kind: RequestKind;
  requester: TeamMember;
  target: TeamMember;
  role?: RoleCode;
  reason?: string | null;
}

const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * 86_400_000);

/** A request that was not answered in time makes room for a new one, and is told of if it was not yet. */
async function closeLapsed(
  work: Work,
  state: ProjectState,
  { kind, target, requester }: NewRequest,
): Promise<void> {
  const due = await work.trx
    .select()
    .from(teamRequests)
    .where(
      and(
        eq(teamRequests.projectId, state.project.id),
        eq(teamRequests.targetId, target.userId),
        eq(teamRequests.kind, kind),
        eq(teamRequests.status, 'pending'),
        lte(teamRequests.expiresAt, work.now),
      ),
    );
  for (const row of due) await lapseRequest(work, state, row, requester.userId);
}

/** The target is reminded, and the requester hears of a request that nobody has answered. */
async function planReminders(work: Work, requestId: string): Promise<void> {
  for (const day of [...TEAM_LIMITS.reminderDays, TEAM_LIMITS.answerDays]) {
    await enqueue(work, 'team.remind', { requestId }, daysAfter(work.now, day));
  }
}

/**
 * Asks a member for something. He has fourteen days; silence is refusal. `state` is locked.
 * @throws AppError `already_requested` while another request of the kind waits for the same member
 */
export async function openRequest(
  work: Work,
  state: ProjectState,
  request: NewRequest,
): Promise<void> {
  const { kind, requester, target, role = null, reason = null } = request;
  const projectId = state.project.id;
  await closeLapsed(work, state, request);
  const [row] = await work.trx
    .insert(teamRequests)
    .values({
      id: uuidv7(),
      projectId,
      kind,
      targetId: target.userId,
      targetName: target.name,
      requesterId: requester.userId,
      requesterName: requester.name,
      role,
      reason,
      status: 'pending',
      createdAt: work.now,
      expiresAt: daysAfter(work.now, TEAM_LIMITS.answerDays),
    })
    .onConflictDoNothing()
    .returning();
  if (!row) throw new AppError('already_requested');
  await appendEvent(work, {
    projectId,
    kind: `${kind}_requested`,
    actor: requester,
    after: { user: target.userId, name: target.name, role, reason },
  });
  await tellTarget(work, state, row, 'asked');
  await planReminders(work, row.id);
}
