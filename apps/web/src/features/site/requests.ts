import { type BlockTypeSlug, blockTypeId, type PagePath } from '@pv/contract';

/** What the pages of the site ask, the same before they are drawn and while they are. */
export const pageRequest = (path: PagePath) => ({ query: { path } });

export const guideRequest = (slug: string) => ({ query: { slug } });

/** The largest page of a list; those of the home page come before the guides. */
const ALL = 100;

/** Of one type, or of all. */
export const blocksOf = (type?: BlockTypeSlug) => ({
  query: { limit: ALL, ...(type && { type_id: blockTypeId(type) }) },
});
