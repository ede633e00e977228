import { type ProjectType, plainCode, type RoleCode } from '@pv/contract';
import { and, eq, gt } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { inviteCodes } from '../../db/schema/index.ts';

/** Whose live personal code this is and for what, or null. Spaces, dashes and case do not matter. */
export async function findInviteCode(
  db: Executor,
  typed: string,
  now: Date,
): Promise<{ ownerId: string; role: RoleCode; projectType: ProjectType; expiresAt: Date } | null> {
  const [row] = await db
    .select()
    .from(inviteCodes)
    .where(and(eq(inviteCodes.code, plainCode(typed)), gt(inviteCodes.expiresAt, now)));
  if (!row) return null;
  return {
    ownerId: row.userId,
    role: row.role,
    projectType: row.projectType,
    expiresAt: row.expiresAt,
  };
}
