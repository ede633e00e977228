import { baseProfile } from '../../model/profiles.ts';
import type { TitleBlockKind } from '../../model/title/title-blocks.ts';
import { isReport } from '../../model/title/title-rows.ts';
import { sectionHit } from '../hits.ts';
import type { Reading } from '../reading/read-document.ts';
import { defineRule, type Hit } from '../rule.ts';

const base = {
  clause: '6.10.1',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'none',
} as const;

export const titleHit = <V extends string>(
  { sections }: Reading,
  values: Record<V, string | number>,
): Hit<V> => sectionHit(sections.find(({ section }) => section.kind === 'title')?.section, values);

const fieldOf = ({ titlePage }: Reading, name: string): string =>
  titlePage.fields?.[name]?.trim() ?? '';

/** Whether the title page is set of its blocks, not of the pages of a file. */
export const isMade = ({ snapshot }: Reading): boolean =>
  !snapshot.settings.insertedPages?.some(({ place }) => place === 'title');

/** Whether a block is printed, which the writer may have hidden or taken away. */
export const isShown = ({ snapshot, profile }: Reading, kind: TitleBlockKind): boolean =>
  (snapshot.settings.titleBlocks ?? profile.titleBlocks).some(
    (block) => block.kind === kind && !block.hidden,
  );

/** Whether a text names a position and who has it: «Ректор; И. И. Иванов». */
const isSigned = (text: string): boolean => /[^;\s].*;.*[^;\s]/su.test(text);

type TitleField = [name: string, there: (reading: Reading) => boolean, block?: TitleBlockKind];

/** What clause 6.10.1 wants of the title page of a report, how it is found there, and the block that says it. */
const FIELDS: readonly TitleField[] = [
  ['министерство или ведомство', ({ titlePage }) => titlePage.ministry.trim() !== '', 'ministry'],
  ['организация', ({ titlePage }) => titlePage.institution.trim() !== '', 'institution'],
  [
    'сокращённое название организации',
    (reading) =>
      fieldOf(reading, 'institutionShort') !== '' || /\(.+\)/.test(reading.titlePage.institution),
  ],
  [
    'рег. № НИОКТР',
    ({ titlePage }) => titlePage.codes.some((code) => /НИОКТР/iu.test(code)),
    'codes',
  ],
  [
    'рег. № ИКРБС',
    ({ titlePage }) => titlePage.codes.some((code) => /ИКРБС/iu.test(code)),
    'codes',
  ],
  ['имя и должность в «УТВЕРЖДАЮ»', (reading) => isSigned(fieldOf(reading, 'approve')), 'approve'],
  [
    'имя и должность в «СОГЛАСОВАНО»',
    (reading) => fieldOf(reading, 'agree') === '' || isSigned(fieldOf(reading, 'agree')),
  ],
  ['вид отчёта', ({ titlePage }) => titlePage.workSubkind.trim() !== '', 'workSubkind'],
  [
    'руководитель НИР',
    (reading) =>
      reading.titlePage.people.some(({ role }) => /руковод/iu.test(role)) ||
      fieldOf(reading, 'supervisor') !== '',
  ],
  ['место', ({ titlePage }) => titlePage.city.trim() !== '', 'cityYear'],
  ['год', ({ titlePage }) => titlePage.year.trim() !== '', 'cityYear'],
];

/** Every field that a report's title page has to have. */
const titleFields = defineRule({
  ...base,
  id: 'G32-6.10.1-fields',
  values: ['list'],
  *check(reading) {
    if (!isReport(reading.titlePage) || !isMade(reading)) return;
    const missing = FIELDS.filter(
      ([, there, block]) => !there(reading) || (block && !isShown(reading, block)),
    ).map(([name]) => name);
    if (missing.length > 0) yield titleHit(reading, { list: missing.join(', ') });
  },
});

/** The UDC code of a report. */
const titleUdc = defineRule({
  ...base,
  id: 'G32-6.10.1-udk',
  values: [],
  *check(reading) {
    const { titlePage } = reading;
    if (!isReport(titlePage) || !isMade(reading)) return;
    if (titlePage.codes.some((code) => /УДК\s*\d/iu.test(code))) return;
    yield titleHit(reading, {});
  },
});

/** The blocks of a report's title page follow the order of the clause; own lines stand where they will. */
const titleOrder = defineRule({
  ...base,
  id: 'G32-6.10.1-order',
  values: ['name', 'before'],
  *check(reading) {
    const { titlePage, snapshot } = reading;
    const { titleBlocks } = snapshot.settings;
    if (!isReport(titlePage) || !titleBlocks) return;
    const order = baseProfile('gost-7.32-2017').titleBlocks.map(({ kind }) => kind);
    const ranked = titleBlocks.filter(({ kind, hidden }) => !hidden && order.includes(kind));
    const late = ranked.find(
      ({ kind }, index) =>
        index > 0 && order.indexOf(kind) < order.indexOf(ranked[index - 1]?.kind ?? ''),
    );
    const before = late && ranked[ranked.indexOf(late) - 1];
    if (before) yield titleHit(reading, { name: wordOf(late.kind), before: wordOf(before.kind) });
  },
});

const WORDS: Readonly<Record<string, string>> = {
  ministry: 'министерство',
  institution: 'организация',
  institutionShort: 'сокращённое название организации',
  department: 'подразделение',
  codes: 'УДК и номера',
  agree: '«СОГЛАСОВАНО»',
  approve: '«УТВЕРЖДАЮ»',
  workKind: 'вид работы',
  projectName: 'название НИР',
  title: 'название отчёта',
  workSubkind: 'вид отчёта',
  program: 'шифр',
  volume: 'книга',
  people: 'подписи',
  cityYear: 'место и год',
};
const wordOf = (kind: string): string => WORDS[kind] ?? kind;

/** The names of the work and of its report are one: the standard prints it once, so the second is of no use. */
const titleNames = defineRule({
  ...base,
  id: 'G32-6.10.1-names-equal',
  severity: 'should',
  values: [],
  *check(reading) {
    const same =
      fieldOf(reading, 'projectName').toLowerCase() ===
      reading.titlePage.title.trim().toLowerCase();
    if (isReport(reading.titlePage) && same && fieldOf(reading, 'projectName') !== '')
      yield titleHit(reading, {});
  },
});

/** «1.2.26», «2026-02-01» and «1/2/2026»: none is dd.mm.yyyy or a day with the month in words. */
const WRONG_DATE =
  /(?<![\d.])(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[/-]\d{1,2}[/-]\d{2,4}|\d\.\d{1,2}\.\d{2,4}|\d{1,2}\.\d\.\d{2,4}|\d{2}\.\d{2}\.\d{2})(?!\d)/u;

/** Dates of the title page are dd.mm.yyyy or have the month in words. */
const titleDates = defineRule({
  ...base,
  id: 'G32-6.10.1-date',
  values: ['date'],
  *check(reading) {
    if (!isReport(reading.titlePage)) return;
    for (const name of ['approve', 'agree', 'supervisor'] as const) {
      const [date] = WRONG_DATE.exec(fieldOf(reading, name)) ?? [];
      if (date) yield titleHit(reading, { date });
    }
  },
});

/** How many signatures a title page surely holds. */
const SIGNATURES = 10;

/** More signatures than a sheet holds go on on another one, which has a form of its own. */
const titleContinuation = defineRule({
  ...base,
  id: 'G32-6.10.1-continuation',
  values: ['count'],
  *check(reading) {
    const count = reading.titlePage.people.length;
    if (isReport(reading.titlePage) && count > SIGNATURES) yield titleHit(reading, { count });
  },
});

const booksOf = (reading: Reading): string[] =>
  fieldOf(reading, 'books')
    .split('\n')
    .filter((book) => book.trim() !== '');

/** A report or a dissertation of several books says on its title page which one this is. */
const bookNumber = defineRule({
  ...base,
  id: 'G32-6.4.8-book-number',
  clause: '6.4.8',
  values: ['count'],
  *check(reading) {
    const count = booksOf(reading).length;
    if (count > 1 && !/\d/.test(fieldOf(reading, 'volume'))) yield titleHit(reading, { count });
  },
});

/** The contents of the first book list all books. */
const bookContents = defineRule({
  ...base,
  id: 'G32-5.4.2-toc-books',
  clause: '5.4.2',
  values: [],
  *check(reading) {
    const first = /(?:книга|том)\s*1(?!\d)/iu.test(fieldOf(reading, 'volume'));
    if (first && booksOf(reading).length < 2) yield titleHit(reading, {});
  },
});

/** Every rule of title pages and books, in the order of a list. */
export const titleRules = [
  titleFields,
  titleUdc,
  titleOrder,
  titleNames,
  titleDates,
  titleContinuation,
  bookNumber,
  bookContents,
] as const;
