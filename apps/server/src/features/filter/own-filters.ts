import { AppError, type SavedFilter } from '@pv/contract';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Work } from '../../context.ts';
import type { Executor } from '../../db/database.ts';
import { projectFilters, users } from '../../db/schema/index.ts';

/** The filters of a person, in his order. */
export function listFilters(executor: Executor, ownerId: string): Promise<SavedFilter[]> {
  return executor
    .select({
      id: projectFilters.id,
      name: projectFilters.name,
      query: projectFilters.query,
      is_default: projectFilters.isDefault,
    })
    .from(projectFilters)
    .where(eq(projectFilters.ownerId, ownerId))
    .orderBy(asc(projectFilters.position), asc(projectFilters.id));
}

/**
 * The filters of a person, to be changed: changes from two devices wait for each other.
 * @throws AppError `not_found` when `id` is given and is none of his
 */
export async function lockFilters(
  { trx }: Work,
  ownerId: string,
  id?: string,
): Promise<SavedFilter[]> {
  await trx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update');
  const kept = await listFilters(trx, ownerId);
  if (id && !kept.some((filter) => filter.id === id)) throw new AppError('not_found');
  return kept;
}

/**
 * Refuses a name that another filter of the person has, whatever its case.
 * @throws AppError `filter_exists`
 */
export async function checkName(
  { trx }: Work,
  { ownerId, name, id }: { ownerId: string; name: string; id: string },
): Promise<void> {
  const [same] = await trx
    .select({ id: projectFilters.id })
    .from(projectFilters)
    .where(
      and(
        eq(projectFilters.ownerId, ownerId),
        ne(projectFilters.id, id),
        // lower() knows Cyrillic only in some locales of the database, search_form() in all
        sql`lower(search_form(${projectFilters.name})) = lower(search_form(${name}))`,
      ),
    );
  if (same) throw new AppError('filter_exists');
}
