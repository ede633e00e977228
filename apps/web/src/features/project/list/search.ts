import type { ProjectSearch, SavedFilter } from '@pv/contract';

/** The search as it stands in the address: with the filter that was opened, or `all`. */
export type ListAddress = ProjectSearch & { saved?: string | undefined };

/** Fields that stand under the button «Filters»; the words and the order have places of their own. */
const FOLDED = ['project_type', 'category', 'current_status', 'title', 'author', 'group'] as const;

/** The search of an address, without empty fields and without the usual order. */
export function searchOf({ saved: _, ...fields }: ListAddress): ProjectSearch {
  const kept = Object.entries(fields).filter(
    ([name, value]) => value && !(name === 'sort' && value === 'move'),
  );
  return Object.fromEntries(kept);
}

/** Whether two searches ask for the same. */
export function sameSearch(one: ProjectSearch, other: ProjectSearch): boolean {
  const form = (search: ProjectSearch) => JSON.stringify(Object.entries(searchOf(search)).sort());
  return form(one) === form(other);
}

/** Whether the search narrows the list; another order alone does not. */
export function isNarrow({ sort: _, ...search }: ProjectSearch): boolean {
  return Object.values(search).some(Boolean);
}

/** How many of the folded fields are filled. */
export function countFolded(search: ProjectSearch): number {
  return FOLDED.filter((name) => search[name]).length;
}

/** The filter that is open: the one in the address, else the one that asks for just this. */
export function openedFilter(
  address: ListAddress,
  filters: readonly SavedFilter[],
): SavedFilter | null {
  const named = filters.find(({ id }) => id === address.saved);
  if (named || address.saved === 'all') return named ?? null;
  return filters.find(({ query }) => sameSearch(query, searchOf(address))) ?? null;
}

/** Where the bare address of the list leads: to the filter that opens first; null to stay. */
export function firstAddress(
  address: ListAddress,
  filters: readonly SavedFilter[],
): ListAddress | null {
  if (Object.values(address).some(Boolean)) return null;
  const first = filters.find((filter) => filter.is_default);
  return first ? { ...first.query, saved: first.id } : null;
}
