import { AppError, allowed, type RoleCode } from '@pv/contract';
import type { Work } from '../../../context.ts';
import { members } from '../../../db/schema/index.ts';
import {
  appendEvent,
  heldRoles,
  loadProject,
  lockState,
  memberOf,
  type ProjectState,
  refreshStanding,
} from '../../approval/public.ts';
import { findInviteCode } from '../../user/public.ts';
import { applyChange, teamChanges } from '../status-changes.ts';
import { mailJoined } from './mail-joined.ts';

interface Invitation {
  projectId: string;
  userId: string;
  role: RoleCode;
  code: string;
}

/** Whose code it is, when it is one for this role in this kind of project. */
async function ownerOfCode(work: Work, state: ProjectState, { code, role }: Invitation) {
  const found = await findInviteCode(work.trx, code, work.now);
  const fits = found?.role === role && found.projectType === state.project.type;
  if (!found || !fits) throw new AppError('invite_code_wrong');
  return found.ownerId;
}

async function join(work: Work, { projectId, role }: Invitation, userId: string): Promise<void> {
  const added = await work.trx
    .insert(members)
    .values({ projectId, userId, role, joinedAt: work.now })
    .onConflictDoNothing()
    .returning();
  if (added.length === 0) throw new AppError('already_member');
}

/** What the workflow says that the joining does to the statuses. */
function consequences(work: Work, before: ProjectState, role: RoleCode) {
  const held = heldRoles(before.team);
  const change = { kind: 'joined', role, first: !held.has(role) } as const;
  return teamChanges(work, before, { ...change, held: new Set([...held, role]) });
}

/**
 * Takes the owner of a personal code into a team at once: giving the code is the consent. A reviewer
 * who joins resets the approvals.
 * @throws AppError `not_found`, `forbidden`, `invite_code_wrong`, `already_member`, `project_finished`
 */
export async function inviteTeammate(work: Work, invitation: Invitation): Promise<void> {
  const { projectId, role } = invitation;
  const before = await lockState(work.trx, projectId, invitation.userId);
  const inviter = memberOf(before, invitation.userId);
  if (!allowed(inviter.role, 'invite', { invitedRole: role })) throw new AppError('forbidden');
  const ownerId = await ownerOfCode(work, before, invitation);
  await join(work, invitation, ownerId);
  const changes = consequences(work, before, role);

  const joined = await loadProject(work.trx, projectId);
  if (!joined) throw new AppError('not_found');
  const newcomer = memberOf(joined, ownerId);
  await appendEvent(work, {
    projectId,
    kind: 'member_joined',
    actor: inviter,
    after: { user: ownerId, name: newcomer.name, role },
  });
  for (const change of changes) await applyChange(work, joined, newcomer, change);
  const after = await loadProject(work.trx, projectId);
  if (after) await refreshStanding(work, after);
  await mailJoined(work, joined.project, inviter, newcomer);
}
