import type { ArticleSection } from '@pv/contract';

/** Where the list of a section stands. */
export const SECTION_PATHS = {
  news: '/articles-news',
  innovation: '/articles-innovation',
  science: '/articles-science',
} as const satisfies Record<ArticleSection, string>;

/** Where an article of a section stands. */
export const ARTICLE_PATHS = {
  news: '/articles-news/$articlePathName',
  innovation: '/articles-innovation/$articlePathName',
  science: '/articles-science/$articlePathName',
} as const satisfies Record<ArticleSection, string>;

/** The section whose page stands at this path. */
export function sectionAt(path: string): ArticleSection {
  if (path.startsWith(SECTION_PATHS.innovation)) return 'innovation';
  return path.startsWith(SECTION_PATHS.science) ? 'science' : 'news';
}
