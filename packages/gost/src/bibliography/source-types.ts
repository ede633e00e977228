/** Types of sources that have a form and a pattern of their own, by their names in CSL 1.0.2. */
export const SOURCE_TYPES = [
  'book',
  'chapter',
  'article-journal',
  'article-newspaper',
  'paper-conference',
  'thesis',
  'standard',
  'legislation',
  'patent',
  'webpage',
  'report',
  'dataset',
  'software',
  'manuscript',
] as const;
export type SourceType = (typeof SOURCE_TYPES)[number];

const ALIASES: Readonly<Record<string, SourceType>> = {
  article: 'article-journal',
  'article-magazine': 'article-journal',
  review: 'article-journal',
  'review-book': 'article-journal',
  entry: 'chapter',
  'entry-dictionary': 'chapter',
  'entry-encyclopedia': 'chapter',
  post: 'webpage',
  'post-weblog': 'webpage',
  bill: 'legislation',
  regulation: 'legislation',
  legal_case: 'legislation',
  treaty: 'legislation',
  personal_communication: 'manuscript',
};

/** The type whose pattern fits: its own, a related one, else by whether it is part of something. */
export function sourceType(type: string, isPart: boolean): SourceType {
  const own = SOURCE_TYPES.find((known) => known === type);
  return own ?? ALIASES[type] ?? (isPart ? 'chapter' : 'book');
}
