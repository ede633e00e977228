import type { ReferenceKind } from '../../../model/document.ts';
import { replaceIn, unitHit } from '../../hits.ts';
import { matchUnits } from '../../reading/match-units.ts';
import type { Reading } from '../../reading/read-document.ts';
import { defineRule, type Hit } from '../../rule.ts';

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
