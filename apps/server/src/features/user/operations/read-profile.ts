import { AppError, missingProfileFields } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { profiles, users } from '../../../db/schema/index.ts';

/** One's own profile with what is still missing in it. */
export async function readProfile(db: Executor, userId: string) {
  const [row] = await db
    .select({ email: users.email, fields: profiles.fields, version: profiles.version })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(eq(profiles.userId, userId));
  if (!row) throw new AppError('not_found');
  return {
    ...row.fields,
    id: userId,
    email: row.email,
    version: row.version,
    missing: missingProfileFields(row.fields),
  };
}
