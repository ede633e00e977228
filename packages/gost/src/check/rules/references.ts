import type { ReferenceKind } from '../../model/document.ts';
import type { Edit } from '../edits/edit.ts';
import { replaceIn, unitHit } from '../hits.ts';
import type { Reading } from '../reading/read-document.ts';
import {
  findByLabel,
  REFERENCE_WORD,
  readReferenceWord,
  type Target,
  type TypedNumber,
  type TypedReference,
  wordFits,
} from '../reading/references.ts';
import { ATOM, matchUnits, type TextUnit } from '../reading/text-unit.ts';
import { defineRule, type Hit } from '../rule.ts';

const ITEM = `(?:${ATOM}|\\(?(?:[А-Я]\\.)?\\d+(?:\\.\\d+)*\\)?|[А-Я](?!\\p{L}))`;
const BEFORE = new RegExp(
  `(?<![\\p{L}])(${REFERENCE_WORD})[\\s\\u00A0]*(?:№[\\s\\u00A0]*)?(?:${ITEM}[\\s\\u00A0]*(?:,|;|и|или|а также|до|[–—-])[\\s\\u00A0]*(?:по[\\s\\u00A0]+)?)*$`,
  'u',
);

interface WordBefore {
  text: string;
  from: number;
  to: number;
}

/** The word that names what stands at `offset`: «рисунках» for both numbers of «на рисунках 1 и 2». */
function wordBefore(unit: TextUnit, offset: number): WordBefore | null {
  const start = Math.max(0, offset - 80);
  const match = BEFORE.exec(unit.prose.slice(start, offset));
  if (!match) return null;
  const [, text = ''] = match;
  const from = start + match.index;
  return { text, from, to: from + text.length };
}

/** A live reference whose target has been deleted prints nothing. */
export const brokenReference = defineRule({
  id: 'V-broken-reference',
  clause: 'ссылки',
  standard: 'Практика ВКР',
  severity: 'must',
  fix: 'none',
  values: [],
  *check({ references, numbering }) {
    for (const { target, unit, offset } of references) {
      if (!numbering.byId.has(target)) yield unitHit(unit, [offset, offset + 1], {});
    }
  },
});

const NAMES: Record<ReferenceKind, string> = {
  section: 'раздел',
  heading: 'раздел',
  figure: 'рисунок',
  figurePart: 'рисунок',
  table: 'таблица',
  listing: 'листинг',
  formula: 'формула',
  appendix: 'приложение',
};

/** «Таблица» before a reference that leads to a figure. */
export const referenceKind = defineRule({
  id: 'V-reference-kind',
  clause: 'ссылки',
  standard: 'Практика ВКР',
  severity: 'must',
  fix: 'none',
  values: ['word', 'target'],
  *check({ references, numbering }) {
    for (const { target, unit, offset } of references) {
      const item = numbering.byId.get(target);
      const word = wordBefore(unit, offset);
      const named = word ? readReferenceWord(word.text) : null;
      if (!item || !word || !named || wordFits(named.kind, item.kind)) continue;
      if (item.sectionId !== unit.section.id && named.kind === 'appendix') continue;
      const values = { word: word.text, target: NAMES[item.kind] };
      yield unitHit(unit, [word.from, offset + 1], values);
    }
  },
});

/** Words that may stand before a formula's number, and before that of a section. */
const OTHER_WORDS =
  /(?:уравнени|выражени|соотношени|равенств|неравенств|тождеств|систем|услови|зависимост|функци|подраздел|пункт|параграф|част)\p{L}*[\s\u00A0]*$/iu;
const LINKED = /(?:[,;–—-]|\s(?:и|или|по|до|также))[\s\u00A0]*$/u;

/** A bare number does not say what it is the number of. */
export const referenceWithoutWord = defineRule({
  id: 'V-reference-no-word',
  clause: 'ссылки',
  standard: 'Практика ВКР',
  severity: 'practice',
  fix: 'none',
  values: ['word'],
  *check({ references, numbering }) {
    for (const { target, unit, offset } of references) {
      const item = numbering.byId.get(target);
      if (!item || item.number === null || wordBefore(unit, offset)) continue;
      const before = unit.prose.slice(0, offset);
      if (OTHER_WORDS.test(before) || LINKED.test(before) || item.kind === 'formula') continue;
      yield unitHit(unit, [offset, offset + 1], { word: NAMES[item.kind] });
    }
  },
});

const base = {
  fix: 'words',
  values: ['found'],
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
} as const;
const NUMBER = '(?=[\\s\\u00A0]*(?:№[\\s\\u00A0]*)?(?:\\uFFFC|\\d|[А-Я](?!\\p{L})))';

/** «Рисунок» before a number is written in full. */
export const figureWord = defineRule({
  ...base,
  id: 'G32-6.5.1-reference-word',
  clause: '6.5.1',
  check: (reading) => shortWords(reading, 'figure', '[рР]ис\\.|[рР]ис(?=\\s)'),
});

/** «Таблица» before a number is written in full. */
export const tableWord = defineRule({
  ...base,
  id: 'G32-6.6.2-reference-word',
  clause: '6.6.2',
  check: (reading) => shortWords(reading, 'table', '[тТ]абл\\.'),
});

/** «Приложение» before a letter is written in full. */
export const appendixWord = defineRule({
  ...base,
  id: 'G32-6.17.2-reference-word',
  clause: '6.17.2',
  check: (reading) => shortWords(reading, 'appendix', '[пП]рил\\.'),
});

const SHORT = /рис|табл|прил/i;

type Case = 'nominative' | 'genitive' | 'dative' | 'accusative' | 'instrumental' | 'prepositional';

/** Singular forms, in the order of the cases. */
const FORMS: Partial<Record<ReferenceKind, Record<Case, string>>> = {
  figure: {
    nominative: 'рисунок',
    genitive: 'рисунка',
    dative: 'рисунку',
    accusative: 'рисунок',
    instrumental: 'рисунком',
    prepositional: 'рисунке',
  },
  table: {
    nominative: 'таблица',
    genitive: 'таблицы',
    dative: 'таблице',
    accusative: 'таблицу',
    instrumental: 'таблицей',
    prepositional: 'таблице',
  },
  appendix: {
    nominative: 'приложение',
    genitive: 'приложения',
    dative: 'приложению',
    accusative: 'приложение',
    instrumental: 'приложением',
    prepositional: 'приложении',
  },
};

/** What the words before say of the case; where they say nothing sure, the writer chooses. */
const CASES: readonly [before: RegExp, wanted: Case][] = [
  [/(?:^|[.!?][\s\u00A0]+|\([\s\u00A0]*)$/u, 'nominative'],
  [/(?:^|[\s(])(?:см\.|смотри|смотрите)[\s\u00A0]*$/iu, 'accusative'],
  [/(?:соответствии|согласии|сравнении) с[\s\u00A0]*$/iu, 'instrumental'],
  [/(?:^|[\s(])(?:из|для|до|от|с помощью|при помощи|данным)[\s\u00A0]*$/iu, 'genitive'],
  [/(?:^|[\s(])(?:по|согласно|к)[\s\u00A0]*$/iu, 'dative'],
  [
    /(?:приведен|представлен|показан|изображен|изображён|приведён|дан|указан|отражен|виден|видно|описан|содержит|находит|располож|размещ|сведен|перечислен|собран)\p{L}*[\s\u00A0]+(?:на|в)[\s\u00A0]*$/iu,
    'prepositional',
  ],
  [/(?:^|[.!?][\s\u00A0]+)(?:На|В)[\s\u00A0]*$/u, 'prepositional'],
  [/(?:[\s,])(?:на|в)[\s\u00A0]*$/u, 'prepositional'],
];

/** The words that tell the case stand within so many characters. */
const NEAR = 100;

function* shortWords(
  { units }: Reading,
  kind: ReferenceKind,
  words: string,
): Generator<Hit<'found'>> {
  const pattern = new RegExp(`(?<!\\p{L})(?:${words})${NUMBER}`, 'gu');
  const running = units.filter((unit) => unit.kind === 'paragraph' || unit.kind === 'footnote');
  for (const { unit, from, to, match } of matchUnits(running, pattern, SHORT)) {
    const [found] = match;
    const full = isSingle(unit.prose.slice(to))
      ? fullWord(kind, found, unit.prose.slice(Math.max(0, from - NEAR), from))
      : null;
    const edits =
      full === null
        ? undefined
        : [replaceIn(unit, from, to, withSpace(full, unit.prose.charAt(to)))];
    yield unitHit(unit, [from, to], { found }, edits);
  }
}

/** The form in the right case; «на рис. 1, 2» would need a plural and is left to the writer. */
function fullWord(kind: ReferenceKind, found: string, before: string): string | null {
  const wanted = CASES.find(([pattern]) => pattern.test(before))?.[1];
  const form = wanted ? FORMS[kind]?.[wanted] : undefined;
  if (!form) return null;
  const capital = found.charAt(0) !== found.charAt(0).toLowerCase();
  return capital ? form.charAt(0).toUpperCase() + form.slice(1) : form;
}

const isSingle = (after: string): boolean =>
  !/^[\s\u00A0]*(?:№[\s\u00A0]*)?(?:\uFFFC|[\d.]*\d|[А-Я])[\s\u00A0]*(?:,|и|[–—-])[\s\u00A0]*(?:\uFFFC|\d|[А-Я](?!\p{L}))/u.test(
    after,
  );

const withSpace = (word: string, next: string): string =>
  /[\s\u00A0]/u.test(next) ? word : `${word}\u00A0`;

/** A typed number does not follow its figure when another one is put before it. */
export const typedReference = defineRule({
  id: 'V-typed-reference',
  clause: 'ссылки',
  standard: 'Практика ВКР',
  severity: 'practice',
  fix: 'words',
  values: ['typed'],
  *check(reading) {
    for (const reference of reading.typed) {
      const found = resolve(reading, reference);
      const last = reference.numbers.at(-1);
      if (found.length === 0 || !last) continue;
      const { unit, word } = reference;
      const values = { typed: unit.text.slice(word.from, last.to) };
      yield unitHit(unit, [word.from, last.to], values, toLive(unit, found));
    }
  },
});

/** A typed number that nothing in the document has. Numbers in works of others stand beside a citation. */
export const typedReferenceUnknown = defineRule({
  id: 'V-typed-reference-unknown',
  clause: 'ссылки',
  standard: 'Практика ВКР',
  severity: 'must',
  fix: 'none',
  values: ['typed'],
  *check(reading) {
    for (const reference of reading.typed) {
      const { unit, word, kind, numbers } = reference;
      const last = numbers.at(-1);
      const ours =
        kind === 'figure' || kind === 'table' || kind === 'listing' || kind === 'appendix';
      if (!ours || !last || nearCitation(unit, last.to)) continue;
      const known = new Set(resolve(reading, reference).map(({ number }) => number));
      if (numbers.every((number) => known.has(number))) continue;
      const values = { typed: unit.text.slice(word.from, last.to) };
      yield unitHit(unit, [word.from, last.to], values);
    }
  },
});

interface Resolved {
  number: TypedNumber;
  target: Target;
}

function resolve({ targets }: Reading, { kind, numbers }: TypedReference): Resolved[] {
  return numbers.flatMap((number) => {
    const target = findByLabel(targets.values(), kind, number.label);
    return target ? [{ number, target }] : [];
  });
}

/** Replaces the numbers by live references. In a footnote, which holds plain text, the writer must. */
function toLive({ address }: TextUnit, found: readonly Resolved[]): Edit[] | undefined {
  if (address.kind !== 'text') return undefined;
  const edits = found.flatMap(({ number, target }): Edit[] => {
    if (target.id === null) return [];
    const node = { type: 'crossReference', attrs: { target: target.id } };
    return [{ kind: 'inline', at: address, from: number.from, to: number.to, nodes: [node] }];
  });
  return edits.length > 0 ? edits : undefined;
}

/** «рисунок 5 работы [3]»: a citation, live or typed, later in the same sentence. */
function nearCitation(unit: TextUnit, at: number): boolean {
  const rest = /^[^.]{0,60}/u.exec(unit.prose.slice(at))?.[0] ?? '';
  if (/\[\d+\]/u.test(rest)) return true;
  return unit.inlines.some(
    ({ node, from }) => node.type === 'citation' && from >= at && from < at + rest.length,
  );
}

const CAPITAL =
  /(?<=[\p{L},;][ \u00A0])(?:Рисун(?:ок|к[а-я]{1,3})|Таблиц[а-я]{0,3}|Приложени[а-я]{1,3}|Листинг[а-я]{0,3})(?=[\s\u00A0](?:\uFFFC|\d|[А-Я](?!\p{L})))/gu;

/** Inside a sentence «рисунок 2», «таблица 3», «приложение А» start with a small letter. */
export const wordCase = defineRule({
  id: 'G32-6.5.1-word-case',
  clause: '6.5.1',
  standard: 'ГОСТ 7.32-2017',
  severity: 'should',
  fix: 'case',
  values: ['word'],
  *check({ units }) {
    const running = units.filter((unit) => unit.kind === 'paragraph' || unit.kind === 'footnote');
    for (const { unit, from, to, match } of matchUnits(running, CAPITAL)) {
      const [word] = match;
      const edit = replaceIn(unit, from, from + 1, word.charAt(0).toLowerCase());
      yield unitHit(unit, [from, to], { word }, [edit]);
    }
  },
});
