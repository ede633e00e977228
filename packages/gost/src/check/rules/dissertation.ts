import { sectionHit, unitHit } from '../hits.ts';
import { illustrationsOf, type Reading } from '../reading/read-document.ts';
import { defineRule } from '../rule.ts';
import { isMade, isShown, titleHit } from './title-page.ts';

/** What GOST R 7.0.11-2011 wants of a dissertation and of its autoreferat. */
const base = {
  standard: 'ГОСТ Р 7.0.11-2011',
  severity: 'must',
  fix: 'none',
} as const;

const filled = ({ titlePage }: Reading, name: string): boolean =>
  Boolean(titlePage.fields?.[name]?.trim());

/** What both the title page (5.1.2) and the cover of the autoreferat (9.1.1) name. */
const TITLE: readonly [name: string, there: (reading: Reading) => boolean][] = [
  ['«На правах рукописи»', (reading) => isShown(reading, 'manuscript')],
  ['автор полностью', (reading) => filled(reading, 'author') && isShown(reading, 'author')],
  [
    'шифр и название специальности',
    ({ titlePage }) => /\d/.test(titlePage.fields?.speciality ?? ''),
  ],
  [
    'искомая степень и отрасль науки',
    // «кандидата наук» names no branch, «кандидата искусствоведения» does
    ({ titlePage }) =>
      !/^(?:(?:кандидата|доктора)(?:\s+наук)?)?$/iu.test(titlePage.fields?.degree?.trim() ?? ''),
  ],
  ['место', ({ titlePage }) => titlePage.city.trim() !== ''],
  ['год', ({ titlePage }) => titlePage.year.trim() !== ''],
];

/** What the title page alone names. */
const MORE: typeof TITLE = [
  ['организация', ({ titlePage }) => titlePage.institution.trim() !== ''],
  [
    'научный руководитель или консультант',
    ({ titlePage }) => titlePage.people.some(({ role }) => /руковод|консультант/iu.test(role)),
  ],
];

const missingOf = (reading: Reading, fields: typeof TITLE): string =>
  fields
    .filter(([, there]) => !there(reading))
    .map(([name]) => name)
    .join(', ');

/** The title page of a dissertation. */
const dissertationTitle = defineRule({
  ...base,
  id: 'D11-5.1.2-title',
  clause: '5.1.2',
  values: ['list'],
  *check(reading) {
    if (reading.profile.form === 'autoreferat' || !isMade(reading)) return;
    const list = missingOf(reading, [...MORE, ...TITLE]);
    if (list !== '') yield titleHit(reading, { list });
  },
});

/** The elements of clause 4 have no abstract; that of a report stays in a document that takes the profile. */
const noAbstract = defineRule({
  ...base,
  id: 'D11-4-abstract',
  clause: '4',
  values: [],
  *check({ sections, profile }) {
    const abstract = sections.find(({ section }) => section.kind === 'abstract');
    if (abstract && profile.form === 'work') yield sectionHit(abstract.section, {});
  },
});

/** The cover of an autoreferat. */
const autoreferatCover = defineRule({
  ...base,
  id: 'D11-9.1.1-autoref-cover',
  clause: '9.1.1',
  values: ['list'],
  *check(reading) {
    if (reading.profile.form !== 'autoreferat' || !isMade(reading)) return;
    const list = missingOf(reading, TITLE);
    if (list !== '') yield titleHit(reading, { list });
  },
});

const BACK: readonly [name: string, pattern: RegExp][] = [
  ['организация, где выполнена работа', /выполнен/iu],
  ['научный руководитель', /руковод|консультант/iu],
  ['официальные оппоненты', /оппонент/iu],
  ['ведущая организация', /ведущ/iu],
  ['дата и время защиты', /защит/iu],
  ['шифр совета', /совет/iu],
  ['где ознакомиться с диссертацией', /ознаком|библиотек/iu],
  ['дата рассылки', /разослан/iu],
  ['учёный секретарь', /секретар/iu],
];

/** The back of the cover of an autoreferat. */
const autoreferatBack = defineRule({
  ...base,
  id: 'D11-9.1.2-autoref-back',
  clause: '9.1.2',
  values: ['list'],
  *check(reading) {
    if (reading.profile.form !== 'autoreferat' || !isMade(reading)) return;
    const text = reading.titlePage.fields?.coverBack ?? '';
    const missing = BACK.filter(([, pattern]) => !pattern.test(text)).map(([name]) => name);
    if (missing.length > 0) yield titleHit(reading, { list: missing.join(', ') });
  },
});

const PARTS: readonly [name: string, pattern: RegExp][] = [
  ['актуальность', /актуальн/iu],
  ['степень разработанности', /разработанност/iu],
  ['цели и задачи', /цел[ьия][^.]*\.?[\s\S]*задач/iu],
  ['научная новизна', /новизн/iu],
  ['теоретическая и практическая значимость', /значимост/iu],
  ['методология и методы', /метод/iu],
  ['положения, выносимые на защиту', /выносим/iu],
  ['степень достоверности и апробация', /достоверност[\s\S]*апробац|апробац[\s\S]*достоверност/iu],
];

function missingParts({ sections }: Reading) {
  const intro = sections.find(({ section }) => section.kind === 'intro');
  const text = intro?.units.map((unit) => unit.text).join('\n') ?? '';
  if (!intro || text.trim() === '') return null;
  const list = PARTS.filter(([, pattern]) => !pattern.test(text)).map(([name]) => name);
  return list.length > 0 ? { section: intro.section, list: list.join(', ') } : null;
}

/** The introduction has eight parts. */
const dissertationIntro = defineRule({
  ...base,
  id: 'D11-5.3.1-intro',
  clause: '5.3.1',
  values: ['list'],
  *check(reading) {
    const missing = reading.profile.form === 'work' && missingParts(reading);
    if (missing) yield sectionHit(missing.section, { list: missing.list });
  },
});

/** The general characteristics of an autoreferat have the same eight parts. */
const autoreferatParts = defineRule({
  ...base,
  id: 'D11-9.2.1-autoref-parts',
  clause: '9.2.1',
  values: ['list'],
  *check(reading) {
    const missing = reading.profile.form === 'autoreferat' && missingParts(reading);
    if (missing) yield sectionHit(missing.section, { list: missing.list });
  },
});

/** «термин: Определение»: a small letter, a colon, a capital. */
const TERM = /^(\p{Ll}[^:]*|\p{Lu}{2,}[^:]*):\s+\p{Lu}/u;

/** The form of a list of terms, which differs from that of a report. */
const dissertationTerms = defineRule({
  ...base,
  id: 'D11-5.5.3-terms',
  clause: '5.5.3',
  values: [],
  *check({ sections }) {
    for (const { section, units } of sections) {
      if (section.kind !== 'terms' && section.kind !== 'dictionaries') continue;
      for (const unit of units) {
        if (unit.kind !== 'paragraph' || !/\s[—–-]\s|:/u.test(unit.text)) continue;
        // the line that opens the list ends with a colon
        if (TERM.test(unit.text.trim()) || /:\s*$/u.test(unit.text)) continue;
        yield unitHit(unit, [0, unit.text.length], {});
      }
    }
  },
});

/** Figures and tables of the text are listed after the literature; the product makes the list. */
const illustrationList = defineRule({
  ...base,
  id: 'D11-5.7.1-illustr-list',
  clause: '5.7.1',
  severity: 'should',
  fix: 'signs',
  values: ['count'],
  *check(reading) {
    if (reading.profile.form !== 'work') return;
    const count = illustrationsOf(reading).length;
    const listed = reading.sections.some(({ section }) => section.kind === 'illustrative');
    const edits = [{ kind: 'addSection', sectionKind: 'illustrative' } as const];
    if (count > 0 && !listed) yield sectionHit(undefined, { count }, edits);
  },
});

/** «Рисунок 2» and «Таблица 3» are referred to with a capital. */
const capitalWord = defineRule({
  ...base,
  id: 'D11-5.3.9-figures',
  clause: '5.3.9',
  severity: 'should',
  values: ['word'],
  *check({ references, profile }) {
    if (profile.values.referenceWord !== 'capital') return;
    for (const { unit, offset } of references) {
      const [word] =
        /(?:рисун|таблиц)\p{Ll}+(?=[\s\u00a0]*$)/u.exec(unit.text.slice(0, offset)) ?? [];
      if (!word) continue;
      const from = unit.text.slice(0, offset).lastIndexOf(word);
      yield unitHit(unit, [from, from + word.length], { word });
    }
  },
});

/** Every rule of a dissertation and its autoreferat. */
export const dissertationRules = [
  noAbstract,
  dissertationTitle,
  autoreferatCover,
  autoreferatBack,
  dissertationIntro,
  autoreferatParts,
  dissertationTerms,
  illustrationList,
  capitalWord,
] as const;
