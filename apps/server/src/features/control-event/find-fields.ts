import type { ProfileFields } from '@pv/contract';
import { inArray } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { profiles } from '../../db/schema/index.ts';

/** The profiles of those among these people who have an account. */
export async function findFields(
  executor: Executor,
  people: readonly { userId: string | null }[],
): Promise<ReadonlyMap<string | null, ProfileFields>> {
  const ids = people.flatMap(({ userId }) => userId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await executor
    .select({ id: profiles.userId, fields: profiles.fields })
    .from(profiles)
    .where(inArray(profiles.userId, ids));
  return new Map(rows.map(({ id, fields }) => [id, fields]));
}

/** All names of somebody, unshortened. */
export const allNames = (fields: ProfileFields | undefined): string =>
  [fields?.last_name, fields?.first_name, fields?.middle_name].filter(Boolean).join(' ');
