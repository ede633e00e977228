import { AppError } from '@pv/contract';
import { and, eq, or } from 'drizzle-orm';
import type { Work } from '../../context.ts';
import { members, teamRequests } from '../../db/schema/index.ts';
import { leaveSections } from '../application/public.ts';
import {
  appendEvent,
  loadProject,
  type ProjectState,
  type TeamMember,
} from '../approval/public.ts';
import { endArchives } from '../archive/public.ts';
import { forgetProject } from '../notification/public.ts';
import { leaveTasks } from '../task/public.ts';
import { changeStatuses } from './change-statuses.ts';
import { closeRequests } from './requests/close-requests.ts';
import { settle } from './settle.ts';

interface Departure {
  person: TeamMember;
  /** Who removes; the person himself when he leaves. */
  by: TeamMember;
  /** The rule that allows it. */
  rule: 'own_will' | 'at_once' | 'consent';
  reason?: string | null;
}

/** A request to leave is fulfilled by the departure, every other request by or to the person is void. */
async function closeOwnRequests(
  work: Work,
  state: ProjectState,
  { person: { userId }, by }: Departure,
): Promise<void> {
  const to = eq(teamRequests.targetId, userId);
  const asked = and(to, eq(teamRequests.kind, 'exclusion'));
  await closeRequests(work, state, { status: 'accepted', by, which: asked });
  const involved = or(to, eq(teamRequests.requesterId, userId));
  await closeRequests(work, state, { status: 'cancelled', by, which: involved });
}

/**
 * Ends a membership. Access ends at once; what the person has written, signed and reviewed stays under
 * his name; what waited for his role alone goes on. `before` is the locked state.
 */
export async function dismiss(
  work: Work,
  before: ProjectState,
  departure: Departure,
): Promise<void> {
  const { person, by, rule, reason = null } = departure;
  const projectId = before.project.id;
  await work.trx
    .delete(members)
    .where(and(eq(members.projectId, projectId), eq(members.userId, person.userId)));
  await leaveTasks(work, { projectId, person });
  await leaveSections(work, { projectId, userId: person.userId });
  await endArchives(work, { userId: person.userId, projectId });
  await appendEvent(work, {
    projectId,
    kind: rule === 'own_will' ? 'member_left' : 'member_removed',
    actor: by,
    before: { user: person.userId, name: person.name, role: person.role },
    after: { rule, reason },
  });
  await closeOwnRequests(work, before, departure);
  const left = await loadProject(work.trx, projectId);
  if (!left) throw new AppError('not_found');
  await changeStatuses(work, left, { kind: 'left', role: person.role, person, by });
  await forgetProject(work, { projectId, userId: person.userId });
  await settle(work, before, { kind: rule === 'own_will' ? 'left' : 'removed', person, by });
}
