import { mailAddress, type PlatformRole } from '@pv/contract';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { platformRoles, users } from '../../db/schema/index.ts';

const ROLE: PlatformRole = 'editor';

/** Gives or takes the role of an editor; false where nobody has this address. */
export async function grantEditor(
  executor: Executor,
  { email, now, take = false }: { email: string; now: Date; take?: boolean },
): Promise<boolean> {
  const [user] = await executor
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, mailAddress(email)));
  if (!user) return false;
  if (take) {
    await executor
      .delete(platformRoles)
      .where(and(eq(platformRoles.userId, user.id), eq(platformRoles.role, ROLE)));
  } else {
    await executor
      .insert(platformRoles)
      .values({ userId: user.id, role: ROLE, grantedAt: now })
      .onConflictDoNothing();
  }
  return true;
}
