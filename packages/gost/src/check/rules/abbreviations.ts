import { sectionHit, unitHit } from '../hits.ts';
import type { Reading } from '../reading/read-document.ts';
import { perStretch } from '../reading/read-section.ts';
import { perText, type TextUnit } from '../reading/text-unit.ts';
import { defineRule } from '../rule.ts';
import { entryLists } from './definitions.ts';

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
interface Usage {
  form: string;
  unit: TextUnit;
  at: number;
}

/** Abbreviations in Cyrillic capitals that may need an explanation, with all their places in the text. */
function usedAbbreviations(reading: Reading): ReadonlyMap<string, readonly Usage[]> {
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
    .flatMap((section) => usagesIn([section]).flat());
  return Map.groupBy(usages, ({ form }) => form);
}

const usagesIn = perStretch(({ units }) =>
  units
    .filter(({ kind, holder }) => kind === 'paragraph' && holder !== 'headerCell')
    .flatMap((unit) => usagesOf(unit).map((usage): Usage => ({ ...usage, unit }))),
);

const usagesOf = perText(({ prose }) => {
  if (!/[А-ЯЁ]{2}/.test(prose)) return [];
  return [...prose.matchAll(CAPITALS)]
    .map((match) => ({ form: match[0], at: match.index }))
    .filter(({ form, at }) => {
      const shouted = BEFORE_CAPITALS.test(prose.slice(0, at));
      return !shouted && !KNOWN.has(form) && !ROMAN_LIKE.test(form);
    });
});

/** Abbreviations explained in the list. */
function listedAbbreviations(reading: Reading): ReadonlySet<string> {
  const kinds = new Set(['abbreviations', 'symbols', 'terms'] as const);
  const terms = entryLists(reading, kinds).flatMap((entries) => entries.map(({ term }) => term));
  return new Set(terms.flatMap((term) => term.match(/[\p{L}\d]+/gu) ?? []));
}

/** True when the text explains the abbreviation where it stands: «(СУБД)», «СУБД (система …)», «СУБД — система …». */
function isExplained(form: string, usages: readonly Usage[]): boolean {
  return usages.some(({ unit, at }) => {
    const before = unit.prose.slice(0, at);
    const after = unit.prose.slice(at + form.length);
    return (
      /[(«]\s?(?:далее\s?[—–-]?\s?)?$/u.test(before) ||
      /^[»)]?(?:\s\d+)?\s(?:\(|[—–]\s)/u.test(after)
    );
  });
}

const LIST_FROM = 3;
const MIN_USES = 2;
const LIST_KINDS = new Set(['abbreviations', 'symbols'] as const);

/** More than three abbreviations that need explaining demand a list. */
export const abbreviationsNeeded = defineRule({
  id: 'G32-5.6.2-abbr-needed',
  clause: '5.6.2',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'none',
  values: ['count', 'list'],
  *check(reading) {
    const kinds = new Set(reading.sections.map(({ section }) => section.kind));
    if (kinds.has('abbreviations') || kinds.has('symbols')) return;
    const forms = [...usedAbbreviations(reading)].filter(([, usages]) => usages.length >= MIN_USES);
    if (forms.length <= LIST_FROM) return;
    const list = forms
      .slice(0, 6)
      .map(([form]) => form)
      .join(', ');
    yield sectionHit(undefined, { count: forms.length, list });
  },
});

/** Fewer than three are explained in the text, without a list. Of exactly three the standard says nothing. */
export const abbreviationsFew = defineRule({
  id: 'G32-5.6.3-abbr-inline',
  clause: '5.6.3',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'none',
  values: ['count'],
  *check(reading) {
    const entries = entryLists(reading, LIST_KINDS).flat();
    const [first] = entries;
    if (!first || entries.length >= LIST_FROM) return;
    if (
      reading.blocks.some(
        ({ node, section }) => node.type === 'tableBlock' && section === first.block.section,
      )
    )
      return;
    yield sectionHit(first.block.section, { count: entries.length });
  },
});

/** An abbreviation is explained in the list or at its first use. */
export const abbreviationUnexplained = defineRule({
  id: 'V-abbr-expand',
  clause: 'сокращения',
  standard: 'Практика ВКР',
  severity: 'practice',
  fix: 'none',
  values: ['form'],
  *check(reading) {
    const listed = listedAbbreviations(reading);
    for (const [form, usages] of usedAbbreviations(reading)) {
      const [first] = usages;
      if (!first || usages.length < MIN_USES || listed.has(form)) continue;
      if (isExplained(form, usages)) continue;
      yield unitHit(first.unit, [first.at, first.at + form.length], { form });
    }
  },
});
