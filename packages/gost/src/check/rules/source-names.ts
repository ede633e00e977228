import type { SourceJson } from '@pv/editor-schema';
import type { Reading } from '../reading/read-document.ts';
import { defineRule, type Hit } from '../rule.ts';
import { replaceInSources, sourceHit } from './sources.ts';

const standard = 'ГОСТ Р 7.0.100-2018';
const pair = ['found', 'right'] as const;

const SURNAME = "(?:[А-ЯЁ][а-яё]+(?:-[А-ЯЁ][а-яё]+)?|[A-Z][a-z'’]+(?:-[A-Z][a-z]+)?)";
const INITIAL = '([А-ЯЁA-Z])\\.';
const AUTHOR = new RegExp(
  `^(${SURNAME})(,?)[ \\u00A0]${INITIAL}(?:[ \\u00A0]?${INITIAL})?(?=[ \\u00A0,])`,
  'gu',
);

/**
 * The heading of a record: «Фамилия, И. О.» with a comma and a space between the initials. Where more
 * authors follow, they belong after « / », which only the writer can do.
 */
export const sourceHeading = defineRule({
  id: 'B100-heading-comma',
  clause: 'имя в заголовке',
  standard: 'ГОСТ Р 7.0.80-2023',
  severity: 'must',
  fix: 'signs',
  values: pair,
  *check(reading) {
    for (const hit of replaceInSources(reading, AUTHOR, headingForm)) {
      const { edits, ...rest } = hit;
      yield hasCoauthors(hit, reading) ? rest : hit;
    }
  },
});

function headingForm({ 0: whole, 1: surname, 3: first, 4: second }: RegExpExecArray) {
  const right = `${surname}, ${first}.${second ? ` ${second}.` : ''}`;
  return right === whole.replaceAll('\u00A0', ' ') ? null : right;
}

function hasCoauthors({ place, subject }: Hit, { rawSources }: Reading): boolean {
  const source = rawSources.find(({ id }) => subject.kind === 'source' && id === subject.id);
  return source?.raw[place.range?.[1] ?? 0] === ',';
}

/** Where the responsibility of a record stands: after « / » up to the next area; null without one. */
function responsibilityRange(record: string): readonly [number, number] | null {
  const slash = /[ \u00A0]\/[ \u00A0]/u.exec(record);
  if (!slash) return null;
  const from = slash.index + slash[0].length;
  const length = record.slice(from).search(/\.?[ \u00A0][–—-][ \u00A0]|[ \u00A0]\/\/[ \u00A0]/u);
  return [from, length < 0 ? record.length : from + length];
}

/** «Иванов И. И.» and «И.И. Иванов» in the responsibility. */
const NAME = new RegExp(
  `(?<!\\p{Lu}\\.[ \\u00A0]?)(?<!\\p{L})(${SURNAME}),?[ \\u00A0]${INITIAL}[ \\u00A0]?${INITIAL}(?![ \\u00A0]?\\p{Lu}\\p{Ll})|(?<!\\p{L})${INITIAL}${INITIAL}[ \\u00A0]?(${SURNAME})`,
  'gu',
);

/** Inventors are named surname first, as on the sheet of the patent. */
const PATENT =
  /^(?:патент|а\. ?с\.|авторское свидетельство|полезная модель|свидетельство о)(?!\p{L})/iu;

/** After « / » names stand as on the title page: initials first, a space between them. */
export const sourceNames = defineRule({
  standard,
  id: 'B100-5.2.6.2-names',
  clause: '5.2.6.2',
  severity: 'must',
  fix: 'signs',
  values: pair,
  check: (reading) =>
    replaceInSources(
      reading,
      NAME,
      ({ 0: found, 1: last, 2: a, 3: b, 4: c, 5: d, 6: own, input, index }) => {
        const range = responsibilityRange(input);
        if (PATENT.test(input) || !range || index < range[0] || index >= range[1]) return null;
        const right = last ? `${a}. ${b}. ${last}` : `${c}. ${d}. ${own}`;
        return right === found.replaceAll('\u00A0', ' ') ? null : right;
      },
    ),
});

const HEADING = new RegExp(`^(?:\\[?\\d+[.\\]]\\s+)?${SURNAME},?[ \\u00A0][А-ЯЁA-Z]\\.`, 'u');
const OTHERS = /\[(?:и др\.|et al\.)\]/u;
const PERSON =
  /(?<!\p{L})[А-ЯЁA-Z]\.[ \u00A0]?(?:[А-ЯЁA-Z]\.[ \u00A0]?)?[А-ЯЁA-Z][а-яёa-z]|[А-ЯЁA-Z][а-яёa-z]+[ \u00A0][А-ЯЁA-Z]\./u;

/** How many authors are named after « / », and whether others are told of; null without a responsibility. */
function authorsOf(record: string): { named: number; others: boolean } | null {
  const range = responsibilityRange(record);
  if (!range) return null;
  const [authors = ''] = record.slice(...range).split(';');
  const named = authors.split(',').filter((name) => PERSON.test(name)).length;
  return { named, others: OTHERS.test(authors) };
}

function* judge(
  sources: readonly SourceJson[],
  wrong: (record: string, heads: boolean) => boolean,
): Generator<Hit<never>> {
  for (const source of sources) {
    const head = HEADING.exec(source.raw);
    if (!wrong(source.raw, head !== null)) continue;
    yield sourceHit(source, head ? [0, head[0].length] : null, {});
  }
}

const byCount = { standard, severity: 'must', fix: 'none', values: [] } as const;

/** The work of one to three authors has its heading and names all of them after « / ». */
export const sourceResponsibility = defineRule({
  ...byCount,
  id: 'B100-5.2.6.8-authors-1-3',
  clause: '5.2.6.8',
  check: ({ rawSources }) =>
    judge(rawSources, (record, heads) => heads && responsibilityRange(record) === null),
});

/** The work of four authors is described under its title. */
export const sourceFourAuthors = defineRule({
  ...byCount,
  id: 'B100-5.2.6.8-authors-4',
  clause: '5.2.6.8',
  check: ({ rawSources }) =>
    judge(rawSources, (record, heads) => {
      const authors = authorsOf(record);
      return heads && authors?.named === 4 && !authors.others;
    }),
});

/** Of five and more authors the first three are named with «[и др.]», under the title of the work. */
export const sourceManyAuthors = defineRule({
  ...byCount,
  id: 'B100-5.2.6.8-authors-5',
  clause: '5.2.6.8',
  check: ({ rawSources }) =>
    judge(rawSources, (record, heads) => {
      const authors = authorsOf(record);
      if (!authors) return false;
      return authors.named > 4 || (authors.others && (heads || authors.named !== 3));
    }),
});

/** A volume, an issue or pages: a part of something that came out in some year. */
const NUMBERED = /(?:№|[Nn]o\.|Т\.|Vol\.|[СP]\.)[ \u00A0]?\d/u;

const VISITED = /\(?дата[ \u00A0]обращения[^)]*\)?/giu;
const ADDRESS = /(?:https?:\/\/|www\.)[^\s()«»]+/giu;

/** The year of publication is told; a page or a site may have none. */
export const sourceYear = defineRule({
  standard,
  id: 'B100-5.5-year',
  clause: '5.5',
  severity: 'must',
  fix: 'none',
  values: [],
  *check({ printedSources }) {
    for (const source of printedSources) {
      const { raw } = source;
      const isPage = raw.search(ADDRESS) >= 0 && !NUMBERED.test(raw);
      if (raw.trim() === '' || isPage) continue;
      const told = raw.replaceAll(VISITED, '').replaceAll(ADDRESS, '');
      if (!/(?<!\d)(?:1[5-9]|20)\d\d(?!\d)|\[б\. ?г\.\]/u.test(told))
        yield sourceHit(source, null, {});
    }
  },
});
