import { AppError, isCreatorRole, type ProjectType, ROLES_BY_TYPE } from '@pv/contract';
import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Work } from '../../context.ts';
import { projects, teamRequests } from '../../db/schema/index.ts';
import { appendEvent, type ProjectState, type TeamMember } from '../approval/public.ts';
import { closeRequests } from './requests/close-requests.ts';
import { settle } from './settle.ts';

/**
 * What a new author makes void: offers of the authorship by the former one, requests that he leave, and
 * offers of a role to him that no author has.
 */
function voidBy({ userId }: TeamMember, type: ProjectType): SQL | undefined {
  const to = eq(teamRequests.targetId, userId);
  const others = ROLES_BY_TYPE[type].filter((role) => !isCreatorRole(role));
  return or(
    eq(teamRequests.kind, 'handover'),
    and(to, eq(teamRequests.kind, 'exclusion')),
    and(to, eq(teamRequests.kind, 'role_offer'), inArray(teamRequests.role, others)),
  );
}

/**
 * Makes a member the author of the project; nothing else changes but open requests. `before` is the
 * locked state, `by` who has offered it.
 * @throws AppError `handover_role` when his role has changed to one that no author has
 */
export async function changeCreator(
  work: Work,
  before: ProjectState,
  person: TeamMember,
  by: { userId: string; name: string },
): Promise<void> {
  if (!isCreatorRole(person.role)) throw new AppError('handover_role');
  const { id: projectId, type, creatorId } = before.project;
  const former = before.team.find(({ userId }) => userId === creatorId);
  await work.trx
    .update(projects)
    .set({ creatorId: person.userId })
    .where(eq(projects.id, projectId));
  await appendEvent(work, {
    projectId,
    kind: 'creator_changed',
    actor: person,
    before: { user: creatorId, name: former?.name },
    after: { user: person.userId, name: person.name },
  });
  const which = voidBy(person, type);
  await closeRequests(work, before, { status: 'cancelled', by: person, which });
  await settle(work, before, { kind: 'creator', person, by });
}
