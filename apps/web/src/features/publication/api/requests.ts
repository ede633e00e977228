import type { ArticleSection } from '@pv/contract';

/** What a page of a section is asked by. */
export interface ListAsked {
  page?: number | undefined;
  search?: string | undefined;
}

/** The request for a page of a section; the same from a route and from its page, so that one answer does for both. */
export const articlesRequest = (section: ArticleSection, { page = 1, search }: ListAsked) => ({
  params: { section },
  query: { page, ...(search && { search }) },
});

/** The request for an article. */
export const articleRequest = (section: ArticleSection, slug: string) => ({
  params: { section, slug },
});
