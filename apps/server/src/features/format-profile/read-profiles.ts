import { AppError, type FormatProfileView } from '@pv/contract';
import { asc, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { personNameOf } from '../../db/person-name-of.ts';
import { formatProfiles, members } from '../../db/schema/index.ts';

async function read(
  executor: Executor,
  userId: string,
  which: SQL | undefined,
): Promise<FormatProfileView[]> {
  const rows = await executor
    .select({ row: formatProfiles, owner: personNameOf(formatProfiles.ownerId) })
    .from(formatProfiles)
    .where(which)
    .orderBy(asc(formatProfiles.name), asc(formatProfiles.id));
  return rows.map(({ row, owner }) => ({
    id: row.id,
    code: row.code,
    name: row.name,
    base: row.base,
    values: row.values,
    title_blocks: row.titleBlocks,
    version: row.version,
    owner: owner ?? '',
    own: row.ownerId === userId,
    published_at: row.publishedAt.toISOString(),
  }));
}

/** What a person has published, and the people of his projects. */
export function listProfiles(executor: Executor, userId: string): Promise<FormatProfileView[]> {
  const projects = executor
    .select({ id: members.projectId })
    .from(members)
    .where(eq(members.userId, userId));
  const colleagues = executor
    .select({ id: members.userId })
    .from(members)
    .where(inArray(members.projectId, projects));
  const { ownerId } = formatProfiles;
  return read(executor, userId, or(eq(ownerId, userId), inArray(ownerId, colleagues)));
}

/**
 * A published profile by its code or its id.
 * @throws AppError `not_found`
 */
export async function readProfile(
  executor: Executor,
  userId: string,
  by: { code: string } | { id: string },
): Promise<FormatProfileView> {
  const which =
    'code' in by ? eq(formatProfiles.code, by.code.toUpperCase()) : eq(formatProfiles.id, by.id);
  const [profile] = await read(executor, userId, which);
  if (!profile) throw new AppError('not_found');
  return profile;
}
