import {
  AppError,
  type ApplicationStatus,
  applicationChecklist,
  isAuthorSide,
  isBlocking,
  nextApplicationStatuses,
  type VariantOf,
} from '@pv/contract';
import type { Locale } from '@pv/texts';
import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { grantApplications } from '../../../db/schema/index.ts';
import { appendEvent, heldRoles, noticeProject } from '../../approval/public.ts';
import { notify } from '../../notification/public.ts';
import { keepVersion } from '../keep-version.ts';
import { isCallOver, presentSections } from '../present-application.ts';
import {
  type ApplicationScene,
  checkersOf,
  letSectionsGo,
  lockScene,
  nextFor,
  readScene,
} from '../scene.ts';

/** Those who check are asked, and those who write hear what came of it. */
function toldOf(
  { row, state }: ApplicationScene,
  status: ApplicationStatus,
): { variant: VariantOf<'application'>; to: string[] } | null {
  const { team } = state;
  const held = heldRoles(team);
  const writes = ({ role }: ApplicationScene['member']) => isAuthorSide(role, held);
  if (status === 'checking') {
    return { variant: 'check', to: checkersOf(state).map(({ userId }) => userId) };
  }
  if (row.status !== 'checking') return null;
  const variant = status === 'ready' ? 'ready' : 'draft';
  return { variant, to: team.filter(writes).map(({ userId }) => userId) };
}

/** Whether it becomes ready or submitted, rather than being one of these again after a mistaken step. */
const goesOn = (from: ApplicationStatus, to: ApplicationStatus): boolean =>
  (to === 'ready' && from !== 'submitted') || (to === 'submitted' && from === 'ready');

/** Refuses what is not finished, naming the fields that are empty or wrong. */
function requireFinished(scene: ApplicationScene, locale: Locale, now: Date): void {
  const sections = presentSections(scene, { locale, now });
  const left = applicationChecklist({ sections }).filter(isBlocking);
  if (left.length === 0) return;
  throw new AppError('application_unfinished', {
    params: { fields: left.map(({ title }) => title).join('; ') },
    data: { fields: left.map(({ section, field }) => `${section}.${field}`).join(' ') },
  });
}

/**
 * Moves an application on or back; what stood in it is kept.
 * @throws AppError `not_found`, `forbidden`, `application_status`; `application_unfinished` where it would
 *   be ready or submitted with required fields empty or others wrong; `application_call_closed` where the
 *   call is over and nobody says that it was sent in time
 */
export async function setStatus(
  work: Work,
  {
    id,
    userId,
    status,
    in_time: inTime,
    locale,
  }: {
    id: string;
    userId: string;
    status: ApplicationStatus;
    in_time: boolean;
    /** Of whoever moves it: fields are named in it. */
    locale: Locale;
  },
): Promise<ApplicationScene> {
  const scene = await lockScene(work, id, userId, 'move');
  const { row, state, member } = scene;
  const { title } = row;
  if (!nextApplicationStatuses(row.status).includes(status))
    throw new AppError('application_status');
  if (!nextFor(scene).includes(status)) throw new AppError('forbidden');
  if (goesOn(row.status, status)) requireFinished(scene, locale, work.now);
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
