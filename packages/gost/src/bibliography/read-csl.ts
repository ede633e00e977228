import {
  type CslDate,
  type CslDay,
  type CslItem,
  type CslName,
  DATE_VARIABLES,
  NAME_VARIABLES,
  TEXT_VARIABLES,
} from './csl-item.ts';

type Raw = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Text of a string or a number, with white space of all kinds reduced to single spaces. */
function readText(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  return String(value).replace(/\s+/gu, ' ').trim();
}

/** «Иванов И. И.» and «И. И. Иванов» in one field are a person, anything else is a collective. */
function readLiteral(literal: string): CslName {
  const last = /^(\p{Lu}[\p{L}'’-]+),?\s+((?:\p{Lu}\p{Ll}?\.[\s-]?)+)$/u.exec(literal);
  if (last) return { family: last[1] ?? '', given: (last[2] ?? '').trim(), literal: '' };
  const first = /^((?:\p{Lu}\p{Ll}?\.[\s-]?)+)\s*(\p{Lu}[\p{L}'’-]+)$/u.exec(literal);
  if (first) return { family: first[2] ?? '', given: (first[1] ?? '').trim(), literal: '' };
  return { family: '', given: '', literal };
}

function readName(value: unknown): CslName | null {
  if (!isRecord(value)) return value === '' ? null : readNameText(readText(value));
  const particle = readText(value['non-dropping-particle']) || readText(value['dropping-particle']);
  const family = [particle, readText(value.family)].filter(Boolean).join(' ');
  const given = [readText(value.given), readText(value.suffix)].filter(Boolean).join(' ');
  return family && given
    ? { family, given, literal: '' }
    : readNameText(readText(value.literal) || family || given);
}

function readNameText(text: string): CslName | null {
  return text ? readLiteral(text) : null;
}

function readDay(parts: unknown): CslDay | null {
  if (!Array.isArray(parts)) return null;
  const [year, month, day] = parts.map((part) => Number.parseInt(readText(part), 10));
  if (year === undefined || Number.isNaN(year)) return null;
  return { year, month: month || null, day: day || null };
}

function readDateText(text: string): CslDate | null {
  if (!text) return null;
  const match = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?$/.exec(text);
  return { start: match && readDay(match.slice(1)), end: null, literal: match ? '' : text };
}

function readDate(value: unknown): CslDate | null {
  if (!isRecord(value)) return readDateText(readText(value));
  const parts = value['date-parts'];
  const [start, end] = Array.isArray(parts) ? parts.map(readDay) : [];
  if (start) return { start, end: end ?? null, literal: '' };
  return readDateText(readText(value.raw) || readText(value.literal));
}

function readNames(value: unknown): CslName[] | null {
  if (!Array.isArray(value)) return null;
  const names = value.map(readName).filter((name) => name !== null);
  return names.length > 0 ? names : null;
}

/** What `read` finds in the record under each of the variables, empty findings left out. */
function pick<V extends string, T>(
  raw: Raw,
  variables: readonly V[],
  read: (value: unknown) => T | null,
): Partial<Record<V, T>> {
  const found: Partial<Record<V, T>> = {};
  for (const variable of variables) {
    const value = read(raw[variable]);
    if (value !== null) found[variable] = value;
  }
  return found;
}

/** Reads a CSL-JSON record from any writer: unknown variables and values of a wrong type are left out. */
export function readCsl(raw: Raw): CslItem {
  return {
    type: readText(raw.type),
    text: pick(raw, TEXT_VARIABLES, (value) => readText(value) || null),
    names: pick(raw, NAME_VARIABLES, readNames),
    dates: pick(raw, DATE_VARIABLES, readDate),
  };
}
