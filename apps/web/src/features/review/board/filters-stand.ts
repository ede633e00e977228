import type { WaitingSummary } from '@pv/contract';
import type { WaitingFilters } from '../api.ts';

/**
 * Whether the filters stand over the board: as long as one row waits, so that nothing jumps under the
 * keys when the last but one goes, and while they hide what waits.
 */
export function filtersStand(
  { projects }: Pick<WaitingSummary, 'projects'>,
  filters: WaitingFilters,
): boolean {
  return projects.length > 0 || Object.values(filters).some(Boolean);
}
