import type { SectionKind } from '@pv/editor-schema';

/** How an element is called in findings, in the language of the document. */
export const SECTION_NAMES: Partial<Record<SectionKind, string>> = {
  title: 'Титульный лист',
  abstract: 'Реферат',
  main: 'Содержание',
  terms: 'Термины и определения',
  abbreviations: 'Перечень сокращений и обозначений',
  symbols: 'Перечень условных обозначений',
  intro: 'Введение',
  chap: 'Основная часть',
  conclusion: 'Заключение',
  dictionaries: 'Словарь терминов',
  references: 'Список использованных источников',
  literatures: 'Список литературы',
  materials: 'Материалы',
  illustrative: 'Список иллюстративного материала',
  applications: 'Приложения',
};

/** Titles that name a structural element, whatever kind the section was given. */
const TITLES: readonly [pattern: RegExp, kind: SectionKind][] = [
  [/^(реферат|аннотация)$/i, 'abstract'],
  [/^(термины и определения|определения|термины)$/i, 'terms'],
  [
    /^((перечень|список) (условных )?(сокращений|обозначений)[а-яё ,]*|(обозначения|сокращения) и (сокращения|обозначения))$/i,
    'abbreviations',
  ],
  [/^введение$/i, 'intro'],
  [/^заключение$/i, 'conclusion'],
];

/** The kind of structural element that a typed title names, or null. */
export function kindByTitle(title: string): SectionKind | null {
  const bare = title.trim().replace(/[.:]$/, '');
  return TITLES.find(([pattern]) => pattern.test(bare))?.[1] ?? null;
}
