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

const HEADING =
  /^\s*(?:приложени(е|я)|appendi(?:x|ces))(?:\s*№?\s*([А-ЯЁA-Z]|\d{1,2})(?![\p{L}\d]))?[\s.:—–-]*/iu;
const STATUS = /^\(?(обязательное|рекомендуемое|справочное|информационное)\)?[\s.:—–-]*/iu;

/** Reads the heading of an appendix; null for other texts and for sentences that begin with the word. */
export function readAppendixHeading(text: string): AppendixHeading | null {
  const match = HEADING.exec(text);
  if (!match || text.length > 250) return null;
  const afterLabel = text.slice(match[0].length);
  const status = STATUS.exec(afterLabel)?.[0] ?? '';
  const title = afterLabel.slice(status.length).trim();
  const letter = match[2] ? normaliseLabel(match[2]) : null;
  const plural = match[1] === 'я' || match[1] === 'Я';
  if (plural && (letter !== null || title !== '')) return null;
  if (letter === null && title !== '' && !/^[\p{Lu}«"“(]/u.test(title)) return null;
  if (/^\p{Ll}/u.test(title) || /[,;]$/.test(title)) return null;
  return { letter, end: match[0].length + status.length, status: status.trim(), title, plural };
}
