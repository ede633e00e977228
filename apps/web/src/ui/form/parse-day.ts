import type { Translate } from '@pv/texts';
import { dayText } from '../days.ts';

const TYPED = /^(\d{1,2})[./-](\d{1,2})[./-]([12]\d{3})$/;
const ISO = /^([12]\d{3})-(\d{2})-(\d{2})$/;
const DIGITS = /^(\d{2})(\d{2})([12]\d{3})$/;
const WORDS = /^(\d{1,2})\s+(\p{L}{3,})\.?\s+([12]\d{3})(?:\s*г\.?)?$/u;

/** How the names of months begin, in either language and any case. */
const MONTHS = [
  ['янв', 'jan'],
  ['фев', 'feb'],
  ['мар', 'mar'],
  ['апр', 'apr'],
  ['мая', 'май', 'may'],
  ['июн', 'jun'],
  ['июл', 'jul'],
  ['авг', 'aug'],
  ['сен', 'sep'],
  ['окт', 'oct'],
  ['ноя', 'nov'],
  ['дек', 'dec'],
] as const;

function monthOf(word: string): string {
  const name = word.toLowerCase();
  return String(MONTHS.findIndex((starts) => starts.some((start) => name.startsWith(start))) + 1);
}

/** Day, month and year as they were typed. */
function partsOf(text: string): readonly string[] {
  const iso = ISO.exec(text);
  if (iso) return [iso[3] ?? '', iso[2] ?? '', iso[1] ?? ''];
  const words = WORDS.exec(text);
  if (words) return [words[1] ?? '', monthOf(words[2] ?? ''), words[3] ?? ''];
  return (TYPED.exec(text) ?? DIGITS.exec(text) ?? []).slice(1);
}

/**
 * Reads a typed day, 31.12.2026, 31122026, 2026-12-31 or «31 декабря 2026», into YYYY-MM-DD. Gives null
 * until the day is whole and for days that no calendar has, so that a half-typed year is never taken for
 * the year 20.
 */
export function parseDay(typed: string): string | null {
  const [day = '', month = '', year = ''] = partsOf(typed.trim());
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${written}T00:00:00Z`);
  if (Number.isNaN(moment.getTime())) return null;
  return moment.toISOString().startsWith(written) ? written : null;
}

const SHORT = /^(.*\D)(\d{1,3})(\s*г\.?)?$/u;

/** Whether a typed day lacks only digits of its year, such as 17.05.04. */
export function isYearShort(typed: string): boolean {
  const [, before] = SHORT.exec(typed.trim()) ?? [];
  // a year that has every day of every month
  return before !== undefined && parseDay(`${before}2000`) !== null;
}

/** Whether something was typed that is no day; nothing at all is none. */
export function isUnread(value: string | null | undefined): value is string {
  return Boolean(value) && parseDay(value ?? '') === null;
}

/** How a field shows its value: a day as 31.12.2026 or “31 Dec 2026”, what is no day as it was typed. */
export function typedDay(value: string | null, t: Translate): string {
  const [, year, month, day] = ISO.exec(value ?? '') ?? [];
  return year ? dayText(`${year}-${month}-${day}`, t) : (value ?? '');
}

/** Whether the second of two days is before the first; what is no day is before none. */
export function daysReversed(starts: string | null, ends: string | null): boolean {
  if (!(starts && ends) || isUnread(starts) || isUnread(ends)) return false;
  return ends < starts;
}

const PARSE_TIME_TYPED = /^(\d{1,2})[:.\s-](\d{2})$/;
const PARSE_TIME_DIGITS = /^(\d{1,2})(\d{2})$/;

/** Reads a typed time of day, 9:30, 09.30 or 0930, into HH:MM; null until it is one. */
export function parseTime(typed: string): string | null {
  const text = typed.trim();
  const [, hours, minutes] = PARSE_TIME_TYPED.exec(text) ?? PARSE_TIME_DIGITS.exec(text) ?? [];
  if (!hours || !minutes || Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${hours.padStart(2, '0')}:${minutes}`;
}

/** Ties a `DayInput` to a day of a form, '' where there is none, by what `useField` gives for it. */
export function dayField<Props extends { value?: string; onChange: (day: string) => void }>({
  value,
  onChange,
  ...props
}: Props) {
  const take = (day: string | null) => onChange(day ?? '');
  return { ...props, value: value || null, onChange: take, onUnread: take };
}
