import { AppError, allowed } from '@pv/contract';
import type { Deps } from '../../../context.ts';
import { fileName } from '../../../http/file-name.ts';
import { loadState, memberOf } from '../../approval/public.ts';
import { tellPrinted } from '../../form/public.ts';
import { loadPassport } from '../../passport/public.ts';
import { writeModel } from '../model/write-model.ts';

/**
 * The financial model of a project for a member of its team.
 * @throws AppError `not_found`, `forbidden`
 */
export async function printModel(
  deps: Deps,
  { projectId, userId }: { projectId: string; userId: string },
): Promise<{ bytes: Buffer; name: string }> {
  const { db } = deps.connection;
  const state = await loadState(db, projectId, userId);
  const { role } = memberOf(state, userId);
  if (!allowed(role, 'export')) throw new AppError('forbidden');
  const { fields } = await loadPassport(db, { projectId, role });
  const bytes = await writeModel(fields, deps.clock());
  const name = fileName(['Финансовая модель', state.project.title], 'xlsx', 'Модель');
  await tellPrinted(deps, { projectId, userId, format: 'xlsx', name });
  return { bytes, name };
}
