import type { SectionKind } from '@pv/editor-schema';
import type { FormatProfile } from './document.ts';

/**
 * The heading of a structural element as the profile prints it (GOST 7.32-2017 clause 6.2.1: capitals).
 * Where the profile has no wording of its own, the typed title; it may be empty, and then no heading is
 * printed.
 */
export function structuralTitle(
  { titles, values }: Pick<FormatProfile, 'titles' | 'values'>,
  kind: SectionKind,
  typed: string,
): string {
  const title = titles[kind] || typed.trim();
  return values.structuralCase === 'capitals' ? title.toUpperCase() : title;
}

/** «ПРИЛОЖЕНИЕ А» (GOST 7.32-2017 clause 6.17.3), or in the letter case of the profile's other elements. */
export function appendixMark({ values }: Pick<FormatProfile, 'values'>, letter: string): string {
  const word = values.structuralCase === 'capitals' ? 'ПРИЛОЖЕНИЕ' : 'Приложение';
  return `${word}\u00a0${letter}`;
}

/** What stands before the title of a section: its number (clause 6.4.1), or «Глава 1» in the letters of its title. */
export function chapterMark({ values }: Pick<FormatProfile, 'values'>, number: string): string {
  if (values.chapterMark === 'number') return number;
  return `${values.chapterCase === 'capitals' ? 'ГЛАВА' : 'Глава'}\u00a0${number}`;
}

/** The style of headings without numbers in a DOCX of ours, by which an import knows them again. */
export const STRUCTURAL_STYLE = 'ГОСТ Структурный элемент';
