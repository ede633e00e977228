import { AppError, type ProjectType, type RoleCode } from '@pv/contract';
import type { Executor } from '../../../db/database.ts';
import { findInviteCode } from '../../user/public.ts';

interface Sought {
  code: string;
  role: RoleCode;
  type: ProjectType;
  now: Date;
}

/**
 * Whose personal code it is, when it is one for this role in this kind of project.
 * @throws AppError `invite_code_wrong`
 */
export async function ownerOfCode(
  db: Executor,
  { code, role, type, now }: Sought,
): Promise<string> {
  const found = await findInviteCode(db, code, now);
  if (!found || found.role !== role || found.projectType !== type) {
    throw new AppError('invite_code_wrong');
  }
  return found.ownerId;
}
