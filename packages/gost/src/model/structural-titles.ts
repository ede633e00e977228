import { ARTICLE_PROFILE, type SectionKind } from '@pv/editor-schema';

/** A profile's wording of structural headings by kind of section. */
export type StructuralTitles = Partial<Record<SectionKind, string>>;

/**
 * GOST 7.32-2017 clause 6.2.1. The kinds that this standard does not know (`symbols`, `dictionaries`,
 * `literatures`, `illustrative`) are worded as in GOST R 7.0.11-2011 clause 4. A kind that is absent
 * here prints the title that its writer has typed.
 */
const GOST_7_32: StructuralTitles = {
  abstract: 'РЕФЕРАТ',
  main: 'СОДЕРЖАНИЕ',
  terms: 'ТЕРМИНЫ И ОПРЕДЕЛЕНИЯ',
  abbreviations: 'ПЕРЕЧЕНЬ СОКРАЩЕНИЙ И ОБОЗНАЧЕНИЙ',
  symbols: 'ПЕРЕЧЕНЬ УСЛОВНЫХ ОБОЗНАЧЕНИЙ',
  intro: 'ВВЕДЕНИЕ',
  conclusion: 'ЗАКЛЮЧЕНИЕ',
  dictionaries: 'СЛОВАРЬ ТЕРМИНОВ',
  references: 'СПИСОК ИСПОЛЬЗОВАННЫХ ИСТОЧНИКОВ',
  literatures: 'СПИСОК ЛИТЕРАТУРЫ',
  illustrative: 'СПИСОК ИЛЛЮСТРАТИВНОГО МАТЕРИАЛА',
};

/** GOST R 7.0.7-2021; a list of literature is called as its writer calls it. */
const ARTICLE: StructuralTitles = {
  abstract: 'Аннотация',
  terms: 'Термины и определения',
  abbreviations: 'Сокращения и обозначения',
  symbols: 'Условные обозначения',
  intro: 'Введение',
  conclusion: 'Заключение',
  references: 'Список источников',
};

const TITLES: Record<string, StructuralTitles> = {
  'gost-7.32-2017': GOST_7_32,
  [ARTICLE_PROFILE]: ARTICLE,
};

/**
 * The heading of a structural element as the profile prints it. Where the profile has no wording of
 * its own, the typed title, in a work in capitals; it may be empty, and then no heading is printed.
 */
export function structuralTitle(profileId: string, kind: SectionKind, typed: string): string {
  const titles = TITLES[profileId] ?? GOST_7_32;
  const own = typed.trim();
  return titles[kind] ?? (titles === ARTICLE ? own : own.toUpperCase());
}
