import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { profiles } from '../../db/schema/index.ts';

/** A person with the name that others see; empty where the profile is not filled. */
export async function personOf(
  db: Executor,
  userId: string,
): Promise<{ userId: string; name: string }> {
  const [row] = await db
    .select({ name: profiles.name })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return { userId, name: row?.name ?? '' };
}
