import type { SavedFilter } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { projectFilters } from '../../../db/schema/index.ts';
import { lockFilters } from '../own-filters.ts';

/** Puts the named filters first, in this order; those that another device has added stay after them. */
export async function orderFilters(
  work: Work,
  ownerId: string,
  ids: readonly string[],
): Promise<SavedFilter[]> {
  const kept = await lockFilters(work, ownerId);
  const named = [...new Set(ids)].flatMap((id) => kept.filter((filter) => filter.id === id));
  const ordered = [...named, ...kept.filter((filter) => !named.includes(filter))];
  for (const [position, { id }] of ordered.entries()) {
    await work.trx.update(projectFilters).set({ position }).where(eq(projectFilters.id, id));
  }
  return ordered;
}
