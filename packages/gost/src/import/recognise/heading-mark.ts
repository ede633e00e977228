import type { SectionKind } from '@pv/editor-schema';
import { normaliseLabel } from './letters.ts';

/** «ПРИЛОЖЕНИЕ А (обязательное) Листинг программы» taken apart. */
export interface AppendixHeading {
  /** Null where none is typed. */
  letter: string | null;
  /** Where the rest begins in the text. */
  end: number;
  /** «(обязательное)», or an empty string. */
  status: string;
  title: string;
  /** «ПРИЛОЖЕНИЯ» alone: a sheet before the appendices. */
  plural: boolean;
}

const WORD = /^\s*(?:приложени(е|я)|appendi(?:x|ces))(?!\p{L})/iu;
/** The letter is a capital: «Приложение в браузере» has none. */
const LETTER = /^(?:\s*№?\s*([А-ЯЁA-Z]|\d{1,2})(?![\p{L}\d]))?[\s.:—–-]*/u;
const STATUS = /^\(?(обязательное|рекомендуемое|справочное|информационное)\)?[\s.:—–-]*/iu;

/** True for «(обязательное)» on a line of its own, between the letter of an appendix and its name. */
export const isAppendixStatus = (text: string): boolean =>
  STATUS.exec(text.trim())?.[0].length === text.trim().length;

/** Reads the heading of an appendix; null for other texts and for sentences that begin with the word. */
export function readAppendixHeading(text: string): AppendixHeading | null {
  const word = WORD.exec(text);
  if (!word || text.length > 250) return null;
  const match = LETTER.exec(text.slice(word[0].length));
  const labelEnd = word[0].length + (match?.[0].length ?? 0);
  const afterLabel = text.slice(labelEnd);
  const status = STATUS.exec(afterLabel)?.[0] ?? '';
  const title = afterLabel.slice(status.length).trim();
  const letter = match?.[1] ? normaliseLabel(match[1]) : null;
  const plural = word[1]?.toLowerCase() === 'я';
  if (plural && (letter !== null || title !== '')) return null;
  if (letter === null && title !== '' && !/^[\p{Lu}«"“(]/u.test(title)) return null;
  if (/^\p{Ll}/u.test(title) || /[,;]$/.test(title)) return null;
  return { letter, end: labelEnd + status.length, status: status.trim(), title, plural };
}

/** True for «Выводы по главе 1», which has no number of its own. */
export const isConclusions = (text: string): boolean =>
  /^\s*(?:краткие |основные )?выводы (?:по|к) [^.]{3,60}$/iu.test(text);

/** A paragraph recognised as a heading. */
export interface HeadingMark {
  /** 1 starts a section; 2 to 9 are inside one. */
  level: number;
  /** The number, typed or made by a list; null where there is none. */
  number: string | null;
  /** The part of the text that is not part of the name: «Глава 2. ». */
  typed: string;
  /** The name. */
  title: string;
  structural: SectionKind | null;
  /** The structural element that a chapter is named like: «1 Введение» with sections of its own. */
  elementOrChapter: SectionKind | null;
  appendix: AppendixHeading | null;
  /** By what it was told. */
  by: 'style' | 'name' | 'number' | 'look';
}

/** The name of a heading in one line. */
export function headingTitle(text: string): string {
  return text.replace(/[\s\uFFFC]+/g, ' ').trim();
}
