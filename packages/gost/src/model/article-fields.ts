import type { TitleFields } from '@pv/editor-schema';
import type { ArticleAuthor, TitlePage } from './document.ts';

/** Fields of a manuscript's head that a writer types or words otherwise, in printing order. */
export const ARTICLE_FIELDS = [
  'workKind',
  'codes',
  'title',
  'affiliations',
  'acknowledgements',
  'titleEn',
  'authorsEn',
  'affiliationsEn',
  'abstractEn',
  'keywordsEn',
  'acknowledgementsEn',
  'contribution',
  'conflict',
] as const;
export type ArticleField = (typeof ARTICLE_FIELDS)[number];

/** The organisations of the authors, each once, in the order of the authors. */
export function affiliationsOf(authors: readonly ArticleAuthor[]): string[] {
  return [...new Set(authors.map(({ affiliation }) => affiliation))].filter((name) => name !== '');
}

type Known = Pick<TitlePage, 'workKind' | 'codes' | 'title' | 'authors'>;

const KNOWN: { [F in ArticleField]?: (page: Known) => string } = {
  workKind: ({ workKind }) => workKind,
  codes: ({ codes }) => codes.join('\n'),
  title: ({ title }) => title,
  affiliations: ({ authors = [] }) => affiliationsOf(authors).join('\n'),
  authorsEn: ({ authors = [] }) => authors.map(({ latinName }) => latinName).join('\n'),
};

/** What the profiles and the project give for a field; empty where only the writer knows. */
export function knownField(page: Known, field: ArticleField): string {
  return KNOWN[field]?.(page) ?? '';
}

/** A field as it is printed: what the writer has typed stands before what is known. */
export function articleField(page: Known, typed: TitleFields, field: ArticleField): string {
  return typed[field]?.trim() || knownField(page, field);
}
