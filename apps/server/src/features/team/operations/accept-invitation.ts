import { AppError, isReviewerRole } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Actor, Work } from '../../../context.ts';
import { invitations } from '../../../db/schema/index.ts';
import { appendEvent, lockForeignState, type ProjectState } from '../../approval/public.ts';
import { settleInvitation } from '../../notification/public.ts';
import { admit } from '../admit.ts';
import { checkInvitable } from '../change-statuses.ts';
import {
  answerUntil,
  checkOpen,
  findByToken,
  findInvitation,
  type InvitationRow,
  stateOf,
} from '../invitations/find-invitation.ts';
import { tellInviter } from '../notices/tell.ts';

interface Acceptance {
  token: string;
  actor: Actor;
  /** The caller has said that another address of his is meant. */
  otherAddress: boolean;
}

/** The team is to say whether this is the person that it has meant, and has as long for it as he had. */
async function waitForTeam(work: Work, state: ProjectState, row: InvitationRow, actor: Actor) {
  const name = actor.profileName ?? actor.email;
  const accepted = {
    status: 'confirming',
    candidateId: actor.userId,
    acceptedAt: work.now,
    closedBy: name,
    expiresAt: answerUntil(work.now),
  } as const;
  await work.trx.update(invitations).set(accepted).where(eq(invitations.id, row.id));
  await appendEvent(work, {
    projectId: row.projectId,
    kind: 'invitation_accepted',
    actor: { userId: actor.userId, name },
    after: { email: row.email, account: actor.email, role: row.role },
  });
  await settleInvitation(work, row.id);
  const person = { name: `${name} (${actor.email})`, userId: actor.userId };
  await tellInviter(work, state, { ...row, ...accepted }, { kind: 'confirm', ...person });
}

/**
 * Accepts an invitation for the caller: he joins, or, with another address and for every reviewer
 * role, waits until the team confirms that it has meant him.
 * @throws AppError `not_found`, `invitation_closed`, `already_member`, `other_address`,
 *   `reviewer_too_late`
 */
export async function acceptInvitation(work: Work, { token, actor, otherAddress }: Acceptance) {
  const { id, projectId } = await findByToken(work.trx, work.deps, token);
  const state = await lockForeignState(work.trx, projectId);
  const row = await findInvitation(work.trx, id);
  const place = { project_id: projectId, project_type: state.project.type };
  const waits = stateOf(row, work.now) === 'confirming';
  const waitsAlready = waits && row.candidateId === actor.userId;
  if (waitsAlready) return { state: 'confirming' as const, ...place };
  checkOpen(row, work.now);
  if (state.team.some(({ userId }) => userId === actor.userId))
    throw new AppError('already_member');
  const sameAddress = row.email === actor.email;
  if (!sameAddress && !otherAddress) throw new AppError('other_address');
  checkInvitable(work, state, row.role);
  if (!sameAddress || isReviewerRole(row.role)) {
    await waitForTeam(work, state, row, actor);
    return { state: 'confirming' as const, ...place };
  }
  const invitedBy = { userId: row.inviterId, name: row.inviterName };
  const newcomer = await admit(work, state, {
    userId: actor.userId,
    role: row.role,
    invitedBy,
    way: 'mail',
  });
  await tellInviter(work, state, row, { ...newcomer, kind: 'accepted' });
  return { state: 'joined' as const, ...place };
}
