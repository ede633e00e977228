import {
  AppError,
  PLATFORM_ACTIONS,
  type PlatformAction,
  type PlatformRole,
  platformAllowed,
} from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { platformRoles } from '../../db/schema/index.ts';

async function rolesOf(executor: Executor, userId: string): Promise<PlatformRole[]> {
  const rows = await executor
    .select({ role: platformRoles.role })
    .from(platformRoles)
    .where(eq(platformRoles.userId, userId));
  return rows.map(({ role }) => role);
}

/** What somebody may do on the platform as a whole. */
export async function platformRights(
  executor: Executor,
  userId: string,
): Promise<PlatformAction[]> {
  const roles = await rolesOf(executor, userId);
  return PLATFORM_ACTIONS.filter((action) => platformAllowed(roles, action));
}

/**
 * Refuses whoever may not; nothing tells him what there is.
 * @throws AppError `not_found`
 */
export async function requireRight(
  executor: Executor,
  userId: string,
  action: PlatformAction,
): Promise<void> {
  if (!platformAllowed(await rolesOf(executor, userId), action)) throw new AppError('not_found');
}

/** Ids of everybody who may do this on the platform. */
export async function whoMay(executor: Executor, action: PlatformAction): Promise<string[]> {
  const rows = await executor
    .select({ userId: platformRoles.userId, role: platformRoles.role })
    .from(platformRoles);
  const allowed = rows.filter(({ role }) => platformAllowed([role], action));
  return [...new Set(allowed.map(({ userId }) => userId))];
}
