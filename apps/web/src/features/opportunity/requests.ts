import type { OpportunityField, OpportunityKind } from '@pv/contract';

/** What stands in the address of the public list. */
export interface OpportunitySearch {
  kind?: OpportunityKind | undefined;
  field?: OpportunityField | undefined;
  region?: string | undefined;
  remote?: true | undefined;
  paid?: true | undefined;
  search?: string | undefined;
  page?: number | undefined;
}

/** The request for a page of the list; the same from the route and from the page, so that one answer does for both. */
export const listRequest = ({ page = 1, remote, paid, ...words }: OpportunitySearch) => ({
  query: {
    page,
    ...(remote && { remote: 'true' as const }),
    ...(paid && { paid: 'true' as const }),
    ...Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined)),
  },
});

/** Whether the address asks for something of one's own: that is of no use to search engines. */
export const isNarrowed = ({ field, region, remote, paid, search }: OpportunitySearch): boolean =>
  [field, region, remote, paid, search].some((value) => value !== undefined);
