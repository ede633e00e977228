import {
  AppError,
  type ApplicationStatus,
  allowed,
  isAuthorSide,
  nextApplicationStatuses,
  type VariantOf,
} from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { grantApplications } from '../../../db/schema/index.ts';
import { appendEvent, heldRoles, noticeProject } from '../../approval/public.ts';
import { notify } from '../../notification/public.ts';
import { keepVersion } from '../keep-version.ts';
import { isCallOver } from '../present-application.ts';
import { type ApplicationScene, letSectionsGo, lockScene, readScene } from '../scene.ts';

/** Those who check are asked, and those who write hear what came of it. */
function toldOf(
  { row, state }: ApplicationScene,
  status: ApplicationStatus,
): { variant: VariantOf<'application'>; to: string[] } | null {
  const { team } = state;
  const held = heldRoles(team);
  const writes = ({ role }: ApplicationScene['member']) => isAuthorSide(role, held);
  if (status === 'checking') {
    const checks = team.filter((one) => allowed(one.role, 'decide') && !writes(one));
    return { variant: 'check', to: checks.map(({ userId }) => userId) };
  }
  if (row.status !== 'checking') return null;
  const variant = status === 'ready' ? 'ready' : 'draft';
  return { variant, to: team.filter(writes).map(({ userId }) => userId) };
}

/**
 * Moves an application on or back; what stood in it is kept.
 * @throws AppError `not_found`, `forbidden`, `application_status`, `application_call_closed` where the
 *   call is over and nobody says that it was sent in time
 */
export async function setStatus(
  work: Work,
  {
    id,
    userId,
    status,
    in_time: inTime,
  }: {
    id: string;
    userId: string;
    status: ApplicationStatus;
    in_time: boolean;
  },
): Promise<ApplicationScene> {
  const scene = await lockScene(work, id, userId, 'move');
  const { row, state, member } = scene;
  const { title } = row;
  if (!nextApplicationStatuses(row.status).includes(status))
    throw new AppError('application_status');
  const late = status === 'submitted' && isCallOver(row, state.project, work.now);
  if (late && !inTime && !row.inTime) throw new AppError('application_call_closed');
  await keepVersion(work, scene, { reason: 'status' });
  await letSectionsGo(work, scene);
  const set = { status, inTime: row.inTime || inTime, updatedAt: work.now };
  await work.trx.update(grantApplications).set(set).where(eq(grantApplications.id, id));
  await appendEvent(work, {
    projectId: row.projectId,
    kind: `application_${status}`,
    actor: member,
    after: { name: title },
  });
  const told = toldOf(scene, status);
  if (told) {
    const project = noticeProject(state);
    const said = { application: id, title };
    await notify(work, { reason: 'application', ...told, actor: member, project, said });
  }
  return readScene(work.trx, id, userId);
}
