import { AppError, missingProfileFields } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { profiles, users } from '../../../db/schema/index.ts';
import { platformRights } from '../../platform/public.ts';

/**
 * The account behind an id; only one's own exists for a caller.
 * @throws AppError not_found
 */
export async function readAccount(db: Executor, viewerId: string, id: string) {
  const [row] = await db
    .select({
      email: users.email,
      locale: users.locale,
      createdAt: users.createdAt,
      name: profiles.name,
      fields: profiles.fields,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, id));
  if (!row || viewerId !== id) throw new AppError('not_found');
  const rights = await platformRights(db, id);
  return {
    id,
    email: row.email,
    locale: row.locale,
    name: row.name || null,
    created_at: row.createdAt.toISOString(),
    flags: {
      profile_complete: missingProfileFields(row.fields).length === 0,
      editor: rights.includes('write_articles'),
    },
  };
}
