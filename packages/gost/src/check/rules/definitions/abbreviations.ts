import type { Reading } from '../../reading/read-document.ts';
import type { TextUnit } from '../../reading/text-unit.ts';
import { entryLists } from './entries.ts';

const CAPITALS = /(?<![\p{L}\d№-])[А-ЯЁ]{2,6}(?![\p{L}\d])(?!\s\p{Lu}{2})/gu;
const BEFORE_CAPITALS = /\p{Lu}{2,}[\s-]$/u;
const ROMAN_LIKE = /^[ХМС]+$/u;

/** Known to every reader, or names rather than abbreviations. */
const KNOWN = new Set(
  'ГОСТ ОСТ СТО ТУ СНиП МБ ГБ КБ ТБ ИНН РФ СССР США ЕС ООН УДК ББК НИР ВКР ОКР ГЭК ФИО РАН МГУ ВУЗ ОК ООО ОАО ПАО ЗАО АО ИП ЭВМ ПК СП ФЗ СМИ ГК НК РИД НИОКР НИОКТР'.split(
    ' ',
  ),
);

/** Where an abbreviation occurs in the text. */
export interface Usage {
  form: string;
  unit: TextUnit;
  at: number;
}

/** Abbreviations in Cyrillic capitals that may need an explanation, with all their places in the text. */
export function usedAbbreviations(reading: Reading): ReadonlyMap<string, readonly Usage[]> {
  const known = collected.get(reading);
  if (known) return known;
  const used = collect(reading);
  collected.set(reading, used);
  return used;
}

/** Two rules ask for the same reading. */
const collected = new WeakMap<Reading, ReadonlyMap<string, readonly Usage[]>>();

function collect({ sections }: Reading): ReadonlyMap<string, readonly Usage[]> {
  const usages = sections
    .filter(({ section }) => section.kind !== 'abbreviations' && section.kind !== 'symbols')
    .flatMap(({ units }) => units)
    .filter(({ kind, holder }) => kind === 'paragraph' && holder !== 'headerCell')
    .flatMap(usagesIn);
  return Map.groupBy(usages, ({ form }) => form);
}

function usagesIn(unit: TextUnit): Usage[] {
  if (!/[А-ЯЁ]{2}/.test(unit.prose)) return [];
  return [...unit.prose.matchAll(CAPITALS)]
    .map((match) => ({ form: match[0], unit, at: match.index }))
    .filter(({ form, at }) => {
      const shouted = BEFORE_CAPITALS.test(unit.prose.slice(0, at));
      return !shouted && !KNOWN.has(form) && !ROMAN_LIKE.test(form);
    });
}

/** Abbreviations explained in the list. */
export function listedAbbreviations(reading: Reading): ReadonlySet<string> {
  const kinds = new Set(['abbreviations', 'symbols', 'terms'] as const);
  const terms = entryLists(reading, kinds).flatMap((entries) => entries.map(({ term }) => term));
  return new Set(terms.flatMap((term) => term.match(/[\p{L}\d]+/gu) ?? []));
}

/** True when the text explains the abbreviation where it stands: «(СУБД)», «СУБД (система …)», «СУБД — система …». */
export function isExplained(form: string, usages: readonly Usage[]): boolean {
  return usages.some(({ unit, at }) => {
    const before = unit.prose.slice(0, at);
    const after = unit.prose.slice(at + form.length);
    return (
      /[(«]\s?(?:далее\s?[—–-]?\s?)?$/u.test(before) ||
      /^[»)]?(?:\s\d+)?\s(?:\(|[—–]\s)/u.test(after)
    );
  });
}
