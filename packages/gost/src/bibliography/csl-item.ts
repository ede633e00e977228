/** Variables of CSL 1.0.2 with plain text that a description is made of. */
export const TEXT_VARIABLES = [
  'title',
  'volume-title',
  'container-title',
  'collection-title',
  'collection-number',
  'event-title',
  'event-place',
  'publisher',
  'publisher-place',
  'authority',
  'jurisdiction',
  'genre',
  'edition',
  'version',
  'volume',
  'number-of-volumes',
  'issue',
  'number',
  'call-number',
  'section',
  'page',
  'number-of-pages',
  'status',
  'note',
  'medium',
  'archive',
  'archive_location',
  'ISBN',
  'DOI',
  'URL',
  'language',
] as const;
export type TextVariable = (typeof TEXT_VARIABLES)[number];

export const NAME_VARIABLES = ['author', 'editor', 'compiler', 'translator', 'director'] as const;
export type NameVariable = (typeof NAME_VARIABLES)[number];

export const DATE_VARIABLES = [
  'issued',
  'accessed',
  'submitted',
  'original-date',
  'available-date',
  'event-date',
] as const;
export type DateVariable = (typeof DATE_VARIABLES)[number];

/** A person, or a collective as `literal`. */
export interface CslName {
  family: string;
  given: string;
  literal: string;
}

/** A calendar date of which the year at least is known. Months count from 1. */
export interface CslDay {
  year: number;
  month: number | null;
  day: number | null;
}

/** A date, or a range with `end`, or words such as «[2019?]». */
export interface CslDate {
  start: CslDay | null;
  end: CslDay | null;
  literal: string;
}

/** A CSL-JSON record after reading: every variable is of its type, trimmed, and absent when empty. */
export interface CslItem {
  type: string;
  text: Readonly<Partial<Record<TextVariable, string>>>;
  names: Readonly<Partial<Record<NameVariable, readonly CslName[]>>>;
  dates: Readonly<Partial<Record<DateVariable, CslDate>>>;
}
