import {
  AppError,
  type BodyOf,
  type endpoints,
  MOST_FILTERS,
  type SavedFilter,
} from '@pv/contract';
import { eq, max } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../../context.ts';
import { projectFilters } from '../../../db/schema/index.ts';
import { checkName, lockFilters } from '../own-filters.ts';

/**
 * Keeps a search under a name, after the person's other ones.
 * @throws AppError `too_many_filters`, `filter_exists`
 */
export async function addFilter(
  work: Work,
  ownerId: string,
  { name, query }: BodyOf<typeof endpoints.filter.add>,
): Promise<SavedFilter> {
  const kept = await lockFilters(work, ownerId);
  if (kept.length >= MOST_FILTERS) throw new AppError('too_many_filters');
  const id = uuidv7();
  await checkName(work, { ownerId, name, id });
  const [last] = await work.trx
    .select({ position: max(projectFilters.position) })
    .from(projectFilters)
    .where(eq(projectFilters.ownerId, ownerId));
  const position = (last?.position ?? 0) + 1;
  const row = { id, ownerId, name, query, position, createdAt: work.now };
  await work.trx.insert(projectFilters).values(row);
  return { id, name, query, is_default: false };
}
