import { AppError, allowed, type ProjectType, type RoleCode } from '@pv/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Deps } from '../../../context.ts';
import type { Executor } from '../../../db/database.ts';
import { members, projects } from '../../../db/schema/index.ts';
import { ownerOfCode } from '../invitations/owner-of-code.ts';
import { countCode } from './count-code.ts';

interface Asked {
  userId: string;
  code: string;
  role: RoleCode;
  type: ProjectType;
  /** Where the code is meant for, when there is a project already. */
  projectId: string | undefined;
}

/** Whether the owner is in the team of the project; false to whoever could not take him in there. */
async function isTogether(db: Executor, asked: Asked, owner: string): Promise<boolean> {
  const { userId, role, type, projectId } = asked;
  if (!projectId) return false;
  const team = await db
    .select({ userId: members.userId, role: members.role })
    .from(members)
    .innerJoin(projects, eq(projects.id, members.projectId))
    .where(
      and(
        eq(members.projectId, projectId),
        eq(projects.type, type),
        inArray(members.userId, [userId, owner]),
      ),
    );
  const asker = team.find((one) => one.userId === userId);
  if (!asker || !allowed(asker.role, 'invite', { invitedRole: role })) return false;
  return team.some((one) => one.userId === owner);
}

/**
 * Says nothing where a personal code would be taken, without naming its owner. A try like any other.
 * @throws AppError `invite_code_wrong`, `own_invite_code`, `already_member`, `too_many_requests`
 */
export async function checkCode(deps: Deps, asked: Asked): Promise<void> {
  const { userId, code, role, type } = asked;
  await countCode(deps, userId);
  const { db } = deps.connection;
  const owner = await ownerOfCode(db, { code, role, type, now: deps.clock() });
  if (owner === userId) throw new AppError('own_invite_code');
  if (await isTogether(db, asked, owner)) throw new AppError('already_member');
}
