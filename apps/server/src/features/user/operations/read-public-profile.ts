import { AppError } from '@pv/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { members, profiles, users } from '../../../db/schema/index.ts';

async function shareProject(db: Executor, one: string, other: string): Promise<boolean> {
  const mine = db.select({ id: members.projectId }).from(members).where(eq(members.userId, one));
  const [common] = await db
    .select({ id: members.projectId })
    .from(members)
    .where(and(eq(members.userId, other), inArray(members.projectId, mine)))
    .limit(1);
  return common !== undefined;
}

/**
 * What one person may see of another: the name always, the rest only in a common project.
 * @throws AppError not_found
 */
export async function readPublicProfile(db: Executor, viewerId: string, userId: string) {
  const [row] = await db
    .select({ email: users.email, name: profiles.name, fields: profiles.fields })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(eq(profiles.userId, userId));
  if (!row) throw new AppError('not_found');
  const close = viewerId === userId || (await shareProject(db, viewerId, userId));
  const { institution, department, post, academic_degree, academic_title, contacts } = row.fields;
  const shown = close
    ? { institution, department, post, academic_degree, academic_title }
    : { institution: '', department: '', post: '', academic_degree: '', academic_title: '' };
  return {
    id: userId,
    name: row.name,
    ...shown,
    contacts: close ? contacts : null,
    email: close ? row.email : null,
  };
}
