import { AppError, type RoleCode } from '@pv/contract';
import { and, eq } from 'drizzle-orm';
import type { Work } from '../../context.ts';
import { members, reviews } from '../../db/schema/index.ts';
import {
  appendEvent,
  heldRoles,
  loadProject,
  memberOf,
  type ProjectState,
  sectionRow,
  type TeamMember,
  workflowOf,
} from '../approval/public.ts';
import { changeStatuses } from './change-statuses.ts';
import { settle } from './settle.ts';
import { applyChange, sectionStates, type TeamEvent } from './status-changes.ts';

async function reload(work: Work, projectId: string): Promise<ProjectState> {
  const state = await loadProject(work.trx, projectId);
  if (!state) throw new AppError('not_found');
  return state;
}

/** Closes the open rounds that the person has sent: nobody approves his own content in another role. */
async function resetOwnRounds(
  work: Work,
  state: ProjectState,
  { person, by }: Pick<TeamEvent, 'person' | 'by'>,
): Promise<void> {
  const sent = await work.trx
    .select()
    .from(reviews)
    .where(
      and(
        eq(reviews.projectId, state.project.id),
        eq(reviews.authorId, person.userId),
        eq(reviews.event, 'sent'),
      ),
    );
  const held = heldRoles(state.team);
  for (const { section, stageId, status: from } of sectionStates(state)) {
    const round = sectionRow(state, section, stageId)?.roundNo;
    const own = sent.some(
      (one) => one.section === section && one.stageId === stageId && one.roundNo === round,
    );
    const closed = own && workflowOf(state).closeRound({ section, status: from }, held);
    if (!closed) continue;
    await applyChange(
      work,
      state,
      { cause: 'role', person, by },
      {
        section,
        stageId,
        row: 'role_changed',
        from,
        ...closed,
      },
    );
  }
}

/**
 * Gives a member another role: he leaves the old one, joins the new one, and his own open rounds are
 * closed. `before` is the locked state.
 * @throws AppError `reviewer_too_late`
 */
export async function changeRole(
  work: Work,
  before: ProjectState,
  {
    person,
    role,
    by,
  }: { person: TeamMember; role: RoleCode; by: { userId: string; name: string } },
): Promise<void> {
  const projectId = before.project.id;
  await work.trx
    .update(members)
    .set({ role })
    .where(and(eq(members.projectId, projectId), eq(members.userId, person.userId)));
  await appendEvent(work, {
    projectId,
    kind: 'role_changed',
    actor: by,
    before: { user: person.userId, name: person.name, role: person.role },
    after: { role },
  });
  await changeStatuses(work, await reload(work, projectId), {
    kind: 'left',
    role: person.role,
    person,
    by,
  });
  const joined = await reload(work, projectId);
  const renewed = memberOf(joined, person.userId);
  await changeStatuses(work, joined, { kind: 'joined', role, person: renewed, by });
  await resetOwnRounds(work, await reload(work, projectId), { person: renewed, by });
  await settle(work, before, { kind: 'role', person: renewed, by });
}
