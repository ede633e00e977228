import { readCsl, type SourceField } from '@pv/gost';
import { parseDay } from '../../ui/form/parse-day.ts';

/** A person as CSL-JSON has one; a collective, or what is not certain, as `literal`. */
type Name = { family: string; given: string } | { literal: string };

const PATRONYMIC = /(?:вич|вна|ична|инична|оглы|кызы)$/iu;
const GIVEN = /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,2}$/u;
const FAMILY = /^(?:\p{L}[\p{L}'’-]*)(?: \p{L}[\p{L}'’-]*){0,2}$/u;

/** «Фамилия, Имя Отчество», «Фамилия И. О.», «И. О. Фамилия»; anything else is a collective. */
function readTypedName(typed: string): Name {
  const [family = '', given = '', ...more] = typed.split(/\s*,\s*/u);
  if (more.length === 0 && FAMILY.test(family) && GIVEN.test(given)) return { family, given };
  const words = typed.split(' ');
  if (words.length === 3 && PATRONYMIC.test(typed)) {
    return { family: words[0] ?? '', given: words.slice(1).join(' ') };
  }
  const known = readCsl({ author: [typed] }).names.author?.[0];
  return known?.family ? { family: known.family, given: known.given } : { literal: typed };
}

type DateParts = number[];

const numbers = (...parts: (string | undefined)[]): DateParts => parts.map(Number);

/** 2020, 05.2020, 12.05.2020 or a day in words; null where it is none of them. */
function readMoment(typed: string): DateParts | null {
  const day = parseDay(typed);
  if (day) return numbers(...day.split('-'));
  const month = /^(0?[1-9]|1[0-2])\.(\d{4})$/.exec(typed);
  if (month) return numbers(month[2], month[1]);
  return /^\d{4}$/.test(typed) ? numbers(typed) : null;
}

/** A date or a range of two; words such as «[2019?]» stay words. */
function readTypedDate(typed: string): Record<string, unknown> {
  const whole = readMoment(typed);
  if (whole) return { 'date-parts': [whole] };
  const ends = typed.split(/\s*[–—]\s*|\s+-\s+|(?<=\d{4})-(?=\d)/u).map(readMoment);
  const [from, to] = ends;
  return ends.length === 2 && from && to ? { 'date-parts': [from, to] } : { literal: typed };
}

/**
 * The value of a field from what was typed into it, names a line each. Undefined where nothing was.
 * Nothing is refused: what is no date and no person is kept in its own words.
 */
export function readField({ input }: SourceField, typed: string): unknown {
  const lines = typed
    .split(input === 'names' ? /[\n;]/u : /$^/u)
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter(Boolean);
  const [first] = lines;
  if (first === undefined) return undefined;
  if (input === 'names') return lines.map(readTypedName);
  return input === 'year' || input === 'date' ? readTypedDate(first) : first;
}

/** A year somewhere in the words («[2019?]», «1917–1920»), or that there is none. */
const YEAR = /\d{4}|б\.?\s*г\.?|n\.?\s*d\.?|s\.\s*a\./iu;
/** Pages have a number, an arabic or a roman one, and no minus before it. */
const PAGES = /^[^-–—].*\d|^\d|\b[ivxlcdm]+\b/iu;
const PAGE_FIELDS: ReadonlySet<string> = new Set(['page', 'number-of-pages']);

/** Which hint fits what is typed into a field and is hardly meant so; nothing is refused for it. */
export function doubtOf({ name, input }: SourceField, typed: string): 'year' | 'page' | null {
  const text = typed.trim();
  if (text === '') return null;
  if (input === 'year') return YEAR.test(text) ? null : 'year';
  return PAGE_FIELDS.has(name) && !PAGES.test(text) ? 'page' : null;
}

const two = (number: number) => String(number).padStart(2, '0');

interface Day {
  year: number;
  month: number | null;
  day: number | null;
}

const typedMoment = ({ year, month, day }: Day): string =>
  [month && day && two(day), month && two(month), year].filter(Boolean).join('.');

/** How a field shows the value that a record holds, whoever has written it. */
export function showField({ name, input }: SourceField, value: unknown): string {
  const { text, names, dates } = readCsl({ [name]: value });
  if (input === 'names') {
    const people = Object.values(names)[0] ?? [];
    return people.map(({ family, given, literal }) => literal || `${family}, ${given}`).join('\n');
  }
  if (input !== 'year' && input !== 'date') return Object.values(text)[0] ?? '';
  const [date] = Object.values(dates);
  if (!date?.start) return date?.literal ?? '';
  return [date.start, date.end].flatMap((one) => (one ? [typedMoment(one)] : [])).join('–');
}
