/**
 * Every kind of section that a document may hold. The order of the array is the order in which
 * GOST 7.32-2017, clause 4, wants the structural elements; kinds that this standard does not know
 * stand where GOST R 7.0.11-2011, clause 4, puts them.
 */
export const SECTION_KINDS = [
  'title',
  'performers',
  'abstract',
  'main',
  'terms',
  'abbreviations',
  'symbols',
  'intro',
  'chap',
  'common',
  'conclusion',
  'dictionaries',
  'references',
  'literatures',
  'materials',
  'illustrative',
  'applications',
] as const;

/** The kind of a section of a document. `common` is text that nobody has assigned yet. */
export type SectionKind = (typeof SECTION_KINDS)[number];

/** Kinds of which a document may hold any number of sections; of the others, at most one. */
export const REPEATABLE_KINDS: ReadonlySet<SectionKind> = new Set([
  'chap',
  'common',
  'applications',
]);

/** Kinds whose text is made by the product from other data and is never typed. */
export const GENERATED_KINDS: ReadonlySet<SectionKind> = new Set([
  'title',
  'performers',
  'main',
  'references',
]);

/** True when `value` names a section kind. */
export function isSectionKind(value: unknown): value is SectionKind {
  return typeof value === 'string' && (SECTION_KINDS as readonly string[]).includes(value);
}
