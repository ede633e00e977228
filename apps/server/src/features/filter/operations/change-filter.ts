import { AppError, type BodyOf, type endpoints, type SavedFilter } from '@pv/contract';
import { and, eq, ne } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { projectFilters } from '../../../db/schema/index.ts';
import { checkName, listFilters, lockFilters } from '../own-filters.ts';

/**
 * Changes what is given of an own filter. The one that opens first takes that from the others.
 * @throws AppError `not_found`, `filter_exists`
 */
export async function changeFilter(
  work: Work,
  { id, ownerId }: { id: string; ownerId: string },
  { name, query, is_default: isDefault }: BodyOf<typeof endpoints.filter.change>,
): Promise<SavedFilter> {
  const { trx } = work;
  await lockFilters(work, ownerId, id);
  if (name !== undefined) await checkName(work, { ownerId, name, id });
  if (isDefault) {
    await trx
      .update(projectFilters)
      .set({ isDefault: false })
      .where(and(eq(projectFilters.ownerId, ownerId), ne(projectFilters.id, id)));
  }
  const change = {
    ...(name !== undefined && { name }),
    ...(query !== undefined && { query }),
    ...(isDefault !== undefined && { isDefault }),
  };
  if (Object.keys(change).length > 0) {
    await trx.update(projectFilters).set(change).where(eq(projectFilters.id, id));
  }
  const changed = (await listFilters(trx, ownerId)).find((filter) => filter.id === id);
  if (!changed) throw new AppError('not_found');
  return changed;
}
