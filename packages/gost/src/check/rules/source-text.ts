import { defineRule } from '../rule.ts';
import { replaceInSource, replaceInSources, sourceHit } from './sources.ts';

const base = { standard: 'ГОСТ Р 7.0.100-2018', severity: 'must', fix: 'signs' } as const;
const pair = ['found', 'right'] as const;

/** A record ends with one dot. */
export const sourceDot = defineRule({
  ...base,
  id: 'B100-4.6.1-final-dot',
  clause: '4.6.1',
  values: [],
  *check({ rawSources }) {
    for (const source of rawSources) {
      const text = source.raw.trimEnd();
      if (text === '' || /(?<!\.)\.$/.test(text)) continue;
      const from = text.replace(/(?<![.,;])[.,;]+$/, '').length;
      const edit = replaceInSource(source, from, source.raw.length, '.');
      yield sourceHit(source, [from, text.length], {}, [edit]);
    }
  },
});

/** A hyphen for the dash between two areas. */
const HYPHEN = /(?<=[.)\]])[ \u00A0]?-{1,2}[ \u00A0](?=[\p{L}\d[(\uFFFC])/u;
/** No dash before what can only begin an area: a place, an extent, an address, an identifier. */
const NO_DASH =
  /(?<=[.)\]])[ \u00A0]+(?=\d+[ \u00A0][сp]\.(?![\p{L}\d])|ISBN[ \u00A0]\d|DOI[ \u00A0]10|(?:Москва|Санкт-Петербург|М\.|СПб\.)[ \u00A0]?:|Текст[ \u00A0]:|Text[ \u00A0]:)|(?<=\d{4}\.)[ \u00A0]+(?=(?:Т\.|Vol\.|№|[Nn]o\.|[СP]\.)[ \u00A0]?\d)|(?<=№[ \u00A0]\d+\.)[ \u00A0]+(?=[СP]\.[ \u00A0]?\d)|(?<=[^\s–—-])[ \u00A0]+(?=URL:)/u;

/** Areas of a record are separated by «. – », with an en dash: a hyphen, or nothing, is wrong. */
export const sourceAreas = defineRule({
  ...base,
  id: 'B100-4.6.2-area-sep',
  clause: '4.6.2',
  values: pair,
  check: (reading) =>
    replaceInSources(
      reading,
      new RegExp(`${HYPHEN.source}|${NO_DASH.source}`, 'gu'),
      ({ input, index }) => (/[.)\]]/.test(input[index - 1] ?? '') ? ' – ' : '. – '),
    ),
});

/** The dot of an abbreviation is not doubled by that of its area. */
export const sourceTwoDots = defineRule({
  ...base,
  id: 'B100-4.6.11-abbr-dot',
  clause: '4.6.11',
  values: pair,
  check: (reading) => replaceInSources(reading, /(?<!\.)\.\.(?!\.)/gu, () => '.'),
});

/** «(дата обращения: …)» is written small. */
export const sourceVisited = defineRule({
  ...base,
  id: 'B100-5.8.6.4-case',
  clause: '5.8.6.4',
  fix: 'case',
  values: pair,
  check: (reading) =>
    replaceInSources(
      reading,
      /Дата(?=[ \u00A0]обращения)|дата[ \u00A0]Обращения/gu,
      ({ 0: found }) => found.toLowerCase(),
    ),
});

/** A space stands before and after « : » of the publisher and « // » of a part. */
export const sourceSpaces = defineRule({
  ...base,
  id: 'B100-4.6.5-spacing',
  clause: '4.6.5',
  values: pair,
  check: (reading) =>
    replaceInSources(
      reading,
      /(?<=[–—-][ \u00A0](?:Москва|Санкт-Петербург|М\.|СПб\.|Л\.|[А-ЯЁ][а-яё]+(?:-[А-ЯЁа-яё]+)*))[ \u00A0]?:[ \u00A0]?(?=[А-ЯЁA-Z«])|(?<=[^/: \u00A0])[ \u00A0]*\/\/[ \u00A0]*(?=[^/ \u00A0])/gu,
      ({ 0: sign }) => {
        const right = ` ${sign.trim()} `;
        return right === sign.replaceAll('\u00A0', ' ') ? null : right;
      },
    ),
});

/** «№ 5», «С. 15–20»: a space after №, an en dash in a range, a capital С for the pages of a part. */
export const sourceNumber = defineRule({
  ...base,
  id: 'B100-7.6-numbering',
  clause: '7.6',
  values: pair,
  check: (reading) => replaceInSources(reading, /№(?=\d)/gu, () => '№ '),
});

/** Pages of a part: «С. 15–20». Those of a list of sources are small: «Библиогр.: с. 15–20». */
export const sourcePages = defineRule({
  ...base,
  id: 'B100-7.4.1-pages',
  clause: '7.4.1',
  fix: 'case',
  values: pair,
  check: (reading) =>
    replaceInSources(
      reading,
      /(?<!\p{L}|Библиогр\.:[ \u00A0])([СсSsPpCc])\.([ \u00A0]?)(\d+)([ \u00A0]?[-–—][ \u00A0]?)(\d+)(?![\p{L}])/gu,
      ({ 0: whole, 1: letter = '', 3: first = '', 5: last = '' }) => {
        const right = `${letter.toUpperCase()}. ${first}–${last}`;
        return right === whole.replace('\u00A0', ' ') ? null : right;
      },
    ),
});

const wordsBase = {
  standard: 'ГОСТ Р 7.0.100-2018',
  fix: 'words',
  values: ['found', 'right'],
} as const;

/** «[Текст]» and «[Электронный ресурс]» after the title were left with GOST 7.1-2003. */
export const sourceMaterial = defineRule({
  ...wordsBase,
  id: 'B100-5.2-no-GMD',
  clause: '5.2',
  severity: 'must',
  check: (reading) =>
    replaceInSources(
      reading,
      /[ \u00A0]?\[(?:Текст|Электронный[ \u00A0]ресурс|Электрон(?:\.|ный)[ \u00A0]ресурс|Electronic resource|Text)\](?=(.?))/giu,
      () => '',
    ),
});

/** «Режим доступа:» is for limits of access; an address stands after «URL:». */
export const sourceAccess = defineRule({
  ...wordsBase,
  id: 'B100-5.8-access-mode',
  clause: '5.8',
  severity: 'should',
  check: (reading) =>
    replaceInSources(
      reading,
      /Режим[ \u00A0]доступа[ \u00A0]*:[ \u00A0]*(?:(?:URL|www)[ \u00A0]*:?[ \u00A0]*)?(?=\uFFFC)/giu,
      () => 'URL: ',
    ),
});

/** Pages are counted in «с.», not «стр.». */
export const sourceExtent = defineRule({
  ...wordsBase,
  id: 'B100-5.6-extent',
  clause: '5.6',
  severity: 'must',
  check: (reading) =>
    replaceInSources(
      reading,
      /(?<!\d)\d+[ \u00A0]?(?:стр(?:аниц[аы]?)?(?!\p{L})\.?|(?<=\d)с\.)|(?<=[ \u00A0])[Сс]тр\.?(?=[ \u00A0]?\d)/gu,
      ({ 0: found }) => {
        const count = /^\d+/.exec(found)?.[0];
        return count === undefined ? 'С.' : `${count} с.`;
      },
    ),
});

/** «DOI 10.1000/182»: no colon. */
export const sourceDoi = defineRule({
  ...wordsBase,
  id: 'B100-doi',
  clause: 'идентификатор',
  severity: 'should',
  fix: 'case',
  check: (reading) =>
    replaceInSources(reading, /(?<!\p{L})doi[ \u00A0]*:[ \u00A0]*(?=10\.)/giu, () => 'DOI '),
});

const PLACES: Readonly<Record<string, string>> = {
  'М.': 'Москва',
  'СПб.': 'Санкт-Петербург',
  'Л.': 'Ленинград',
  'Спб.': 'Санкт-Петербург',
};

const PLACE = /(?<=[–—-][ \u00A0]|\.[ \u00A0])(?:М\.|СПб\.|Спб\.|Л\.)(?=[ \u00A0]?[:;])/gu;

/** «Москва : Наука», not «М. : Наука»: every sample of the standard has the place in full. */
export const sourcePlace = defineRule({
  ...wordsBase,
  id: 'B100-5.5-place',
  clause: '5.5',
  severity: 'should',
  *check(reading) {
    yield* replaceInSources(reading, PLACE, ({ 0: found }) => PLACES[found] ?? null);
    // in fields only the writer can: the record is made from them
    const typed = new Set(reading.rawSources.map(({ id }) => id));
    for (const source of reading.printedSources) {
      const found = typed.has(source.id) ? undefined : source.raw.match(PLACE)?.[0];
      const right = found && PLACES[found];
      if (found && right) yield sourceHit(source, null, { found, right });
    }
  },
});

/** Whether the record describes something in a language of Latin letters. */
function isForeign(record: string): boolean {
  const title = record.split(/[ \u00A0]\/{1,2}[ \u00A0]/u)[0] ?? '';
  const latin = title.match(/[A-Za-z]/g)?.length ?? 0;
  return latin > 3 && latin > (title.match(/[А-Яа-яЁё]/g)?.length ?? 0) * 3;
}

/** Whether the record has no letters of another alphabet in its title than the Russian one. */
const isRussian = (record: string): boolean =>
  /^[^A-Za-z]*[А-Яа-яЁё][^A-Za-z]*$/u.test(record.split(/[ \u00A0]\/{1,2}[ \u00A0]/u)[0] ?? '');

const FOREIGN_LABEL: readonly [RegExp, string][] = [
  [/^P/, 'С. '],
  [/^V/, 'Т. '],
  [/^[Nn]/, '№ '],
  [/^p/, 'с.'],
];

/**
 * Labels follow the language of the source: «no. 5», «P. 15–20», «300 p.» in an English record, «№ 5»,
 * «С. 15–20», «300 с.» in a Russian one.
 */
export const sourceLabels = defineRule({
  ...wordsBase,
  id: 'B100-lang',
  clause: 'язык записи',
  severity: 'must',
  check: (reading) =>
    replaceInSources(
      reading,
      /№[ \u00A0]?(?=\d)|(?<!\p{L})(?:[СсТP]|Vol|[Nn]o)\.[ \u00A0]?(?=\d)|(?<=\d[ \u00A0]?)[сp]\.(?!\p{L})/gu,
      ({ 0: found, input, index }) => {
        const inLatin = FOREIGN_LABEL.find(([label]) => label.test(found));
        if (inLatin) return isRussian(input) ? inLatin[1] : null;
        if (!isForeign(input)) return null;
        if (found.startsWith('№'))
          return /–[ \u00A0]$/u.test(input.slice(0, index)) ? 'No. ' : 'no. ';
        if (found.startsWith('Т')) return 'Vol. ';
        return /\d/.test(input[index + found.length] ?? '') ? 'P. ' : 'p.';
      },
    ),
});
