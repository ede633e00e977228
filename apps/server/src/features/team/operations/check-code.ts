import { AppError, type ProjectType, type RoleCode } from '@pv/contract';
import type { Deps } from '../../../context.ts';
import { ownerOfCode } from '../invitations/owner-of-code.ts';
import { countCode } from './count-code.ts';

interface Asked {
  userId: string;
  code: string;
  role: RoleCode;
  type: ProjectType;
}

/**
 * Says nothing where a personal code would be taken, without naming its owner. A try like any other.
 * @throws AppError `invite_code_wrong`, `own_invite_code`, `too_many_requests`
 */
export async function checkCode(deps: Deps, { userId, ...sought }: Asked): Promise<void> {
  await countCode(deps, userId);
  const owner = await ownerOfCode(deps.connection.db, { ...sought, now: deps.clock() });
  if (owner === userId) throw new AppError('own_invite_code');
}
