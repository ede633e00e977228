import { AppError, isCreatorRole } from '@pv/contract';
import { and, eq } from 'drizzle-orm';
import type { Work } from '../../context.ts';
import { projects, teamRequests } from '../../db/schema/index.ts';
import { appendEvent, type ProjectState, type TeamMember } from '../approval/public.ts';
import { settle } from './settle.ts';

/**
 * Makes a member the author of the project; nothing else changes. Nobody can ask the new author to
 * leave, so that such a request is void. `before` is the locked state, `by` who has offered it.
 * @throws AppError `handover_role` when his role has changed to one that no author has
 */
export async function changeCreator(
  work: Work,
  before: ProjectState,
  person: TeamMember,
  by: { userId: string; name: string },
): Promise<void> {
  if (!isCreatorRole(person.role)) throw new AppError('handover_role');
  const { id: projectId, creatorId } = before.project;
  const former = before.team.find(({ userId }) => userId === creatorId);
  await work.trx
    .update(projects)
    .set({ creatorId: person.userId })
    .where(eq(projects.id, projectId));
  await work.trx
    .update(teamRequests)
    .set({ status: 'cancelled', closedAt: work.now })
    .where(
      and(
        eq(teamRequests.projectId, projectId),
        eq(teamRequests.targetId, person.userId),
        eq(teamRequests.kind, 'exclusion'),
        eq(teamRequests.status, 'pending'),
      ),
    );
  await appendEvent(work, {
    projectId,
    kind: 'creator_changed',
    actor: person,
    before: { user: creatorId, name: former?.name },
    after: { user: person.userId, name: person.name },
  });
  await settle(work, before, { kind: 'creator', person, by });
}
