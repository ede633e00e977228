/** Sections of the articles of the site, each with its fixed id. */
export const ARTICLE_SECTIONS = {
  news: '0192f0a3-0001-7000-8000-000000000001',
  innovation: '0192f0a3-0001-7000-8000-000000000002',
  science: '0192f0a3-0001-7000-8000-000000000003',
} as const;

export type ArticleSection = keyof typeof ARTICLE_SECTIONS;

/** The sections in the order in which the site shows them. */
export const ARTICLE_SECTION_CODES = Object.keys(ARTICLE_SECTIONS) as [
  ArticleSection,
  ...ArticleSection[],
];
