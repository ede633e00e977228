import { AppError, type ReceivedInvitation } from '@pv/contract';
import type { Deps } from '../../../context.ts';
import { loadProject } from '../../approval/public.ts';
import { findByToken } from '../invitations/find-invitation.ts';
import { presentReceived } from '../invitations/present-invitation.ts';

/**
 * What the holder of a link is shown before he answers.
 * @throws AppError `not_found`
 */
export async function readInvitation(deps: Deps, token: string): Promise<ReceivedInvitation> {
  const { db } = deps.connection;
  const row = await findByToken(db, deps, token);
  const project = await loadProject(db, row.projectId);
  if (!project) throw new AppError('not_found');
  return presentReceived(row, project, { deps, now: deps.clock() });
}
