import type { DocumentSnapshot, NodeJson } from '@pv/editor-schema';
import { describe, expect, it } from 'vitest';
import { formula, heading, paragraph } from '../model/sample-document.ts';
import { checkDocument } from './check-document.ts';
import type { RuleId } from './registry.ts';
import { type Seed, SOURCES, work } from './testing/small-work.ts';

const nb = '\u00A0';

const people = ['Руководитель'];
const rulesOf = (document: DocumentSnapshot) =>
  new Set(checkDocument(document, { people }).map(({ rule }) => rule));

const clean = rulesOf(work());
const code = (lines: number): NodeJson => ({
  type: 'codeBlock',
  attrs: { language: null },
  content: [{ type: 'text', text: Array.from({ length: lines }, () => 'a()').join('\n') }],
});
const bold = (value: string): NodeJson => ({
  type: 'paragraph',
  content: [{ type: 'text', text: value, marks: [{ type: 'bold' }] }],
});
const line = (...content: (string | NodeJson)[]): NodeJson => paragraph(...content);
const cells = (...texts: string[]): NodeJson => ({
  type: 'tableBlock',
  attrs: { id: 'w' },
  content: [
    { type: 'tableCaption', content: [{ type: 'text', text: 'Данные' }] },
    {
      type: 'table',
      content: texts.map((value, index) => ({
        type: 'tableRow',
        content: ['Метод', value].map((one) => ({
          type: index === 0 ? 'tableHeader' : 'tableCell',
          attrs: { colspan: 1, rowspan: 1, colwidth: null },
          content: [paragraph(one)],
        })),
      })),
    },
  ],
});
const author = 'О. В. Лебедева';
const four = 'О. В. Лебедева, И. П. Сидоров, А. А. Орлов, Б. Б. Кротов';
const book = '– Москва : Наука, 2020. – 256 с. – Текст : непосредственный.';
const article = '– Text : electronic // Journal. – 2019.';

/** A fault, by its group, and the rule that has to find it. */
const SEEDS: readonly [group: string, fault: string, rule: RuleId, seed: Seed][] = [
  [
    'sources',
    'initials without a space',
    'B100-5.2.6.2-names',
    { source: `Швы / О.В. Лебедева. ${book}` },
  ],
  [
    'sources',
    'surname before initials',
    'B100-5.2.6.2-names',
    { source: `Швы / Лебедева О. В. ${book}` },
  ],
  [
    'sources',
    'no comma in a Latin heading',
    'B100-heading-comma',
    { source: `Blinn J. F. Clouds / J. F. Blinn. ${article} – P. 5–9.` },
  ],
  [
    'sources',
    'no comma in a heading',
    'B100-heading-comma',
    { source: `Лебедева О. В. Швы / ${author}. ${book}` },
  ],
  [
    'sources',
    'a heading by four authors',
    'B100-5.2.6.8-authors-4',
    { source: `Лебедева, О. В. Швы / ${four}. ${book}` },
  ],
  [
    'sources',
    'five authors named',
    'B100-5.2.6.8-authors-5',
    { source: `Швы / ${four}, В. В. Лис. ${book}` },
  ],
  [
    'sources',
    'a heading by five authors',
    'B100-5.2.6.8-authors-5',
    { source: `Лебедева, О. В. Швы / О. В. Лебедева, И. П. Сидоров, А. А. Орлов [и др.]. ${book}` },
  ],
  [
    'sources',
    'no responsibility',
    'B100-5.2.6.8-authors-1-3',
    { source: `Лебедева, О. В. Швы. ${book}` },
  ],
  [
    'sources',
    'no dash between areas',
    'B100-4.6.2-area-sep',
    { source: `Швы / ${author}. Москва : Наука, 2020. – 256 с. – Текст : непосредственный.` },
  ],
  [
    'sources',
    'no dash before the extent',
    'B100-4.6.2-area-sep',
    { source: `Швы / ${author}. – Москва : Наука, 2020. 256 с. – Текст : непосредственный.` },
  ],
  [
    'sources',
    'no dash before the address',
    'B100-4.6.2-area-sep',
    {
      source: `Швы / ${author}. – 2020. URL: https://a.ru (дата обращения: 01.02.2020). – Текст : электронный.`,
    },
  ],
  [
    'sources',
    'a hyphen for the dash',
    'B100-4.6.2-area-sep',
    { source: `Швы / ${author}. - Москва : Наука, 2020. – 256 с. – Текст : непосредственный.` },
  ],
  [
    'sources',
    'two full stops',
    'B100-4.6.11-abbr-dot',
    { source: `Швы / ${author}. – 2-е изд.. ${book}` },
  ],
  [
    'sources',
    'a capital in the date of access',
    'B100-5.8.6.4-case',
    {
      source: `Швы / ${author}. – 2020. – URL: https://a.ru (Дата обращения: 01.02.2020). – Текст : электронный.`,
    },
  ],
  [
    'sources',
    'no date of access',
    'B100-5.8.6.4-url',
    { source: `Швы / ${author}. – 2020. – URL: https://a.ru. – Текст : электронный.` },
  ],
  [
    'sources',
    'a shortened place',
    'B100-5.5-place',
    { source: `Швы / ${author}. – М. : Наука, 2020. – 256 с. – Текст : непосредственный.` },
  ],
  [
    'sources',
    'no year',
    'B100-5.5-year',
    { source: `Швы / ${author}. – Москва : Наука. – 256 с. – Текст : непосредственный.` },
  ],
  [
    'sources',
    '«№» in an English record',
    'B100-lang',
    { source: `Clouds / J. F. Blinn. ${article} – Vol. 13, № 16. – P. 5–9.` },
  ],
  [
    'sources',
    '«с.» in an English record',
    'B100-lang',
    { source: 'Clouds / J. F. Blinn. – London : Pen, 2019. – 300 с. – Text : unmediated.' },
  ],
  [
    'sources',
    '«P.» in a Russian record',
    'B100-lang',
    { source: `Швы / ${author}. – Текст : непосредственный // Вестник. – 2020. – № 5. – P. 5–9.` },
  ],
  [
    'sources',
    '«p.» in a Russian record',
    'B100-lang',
    { source: `Швы / ${author}. – Москва : Наука, 2020. – 256 p. – Текст : непосредственный.` },
  ],
  [
    'sources',
    'no space before the colon',
    'B100-4.6.5-spacing',
    { source: `Швы / ${author}. – Москва: Наука, 2020. – 256 с. – Текст : непосредственный.` },
  ],
  [
    'sources',
    '«[Электронный ресурс]»',
    'B100-5.2-no-GMD',
    { source: `Швы [Электронный ресурс] / ${author}. ${book}` },
  ],
  [
    'sources',
    '«Режим доступа»',
    'B100-5.8-access-mode',
    {
      source: `Швы / ${author}. – 2020. – Режим доступа: https://a.ru (дата обращения: 01.02.2020). – Текст : электронный.`,
    },
  ],
  [
    'sources',
    '«стр.»',
    'B100-5.6-extent',
    { source: `Швы / ${author}. – Москва : Наука, 2020. – 256 стр. – Текст : непосредственный.` },
  ],
  [
    'sources',
    'a colon after DOI',
    'B100-doi',
    { source: `Швы / ${author}. – 2020. – DOI: 10.1000/182. – Текст : электронный.` },
  ],
  [
    'sources',
    'no full stop at the end',
    'B100-4.6.1-final-dot',
    { source: `Швы / ${author}. – Москва : Наука, 2020. – 256 с. – Текст : непосредственный` },
  ],
  [
    'sources',
    'a small letter of pages',
    'B100-7.4.1-pages',
    {
      source: `Швы / ${author}. – Текст : непосредственный // Вестник. – 2020. – № 5. – с. 15–20.`,
    },
  ],
  ['sources', 'a number typed', 'G32-6.16-typed-number', { source: `1. Швы / ${author}. ${book}` }],
  ['sources', 'the same twice', 'V-source-duplicate', { source: SOURCES[1] ?? '' }],
  [
    'structure',
    'an introduction split by headings',
    'V-intro-whole',
    {
      sections: {
        intro: [
          heading('h', 'Цель'),
          paragraph('Актуальность, цель, объект, предмет, задачи и методы.'),
        ],
      },
    },
  ],
  [
    'structure',
    'a typed volume that is not true',
    'G32-5.3.2.1-typed-volume',
    { sections: { abstract: [paragraph('Работа содержит 12 рисунков.')] } },
  ],
  [
    'structure',
    'a volume in the introduction that is not true',
    'G32-5.3.2.1-typed-volume',
    {
      sections: {
        intro: [
          paragraph(
            'Актуальность, цель, объект, предмет, задачи и методы. Работа состоит из глав и содержит 12 рисунков.',
          ),
        ],
      },
    },
  ],
  ['structure', 'an empty section', 'G32-6.2.2-empty', { sections: { intro: [] } }],
  ['structure', 'a bold line for a heading', 'V-bold-heading', { line: bold('Выбор метода') }],
  ['structure', 'code without a caption', 'V-code-caption', { line: code(6) }],
  [
    'structure',
    'a numbered bold line with a full stop',
    'V-bold-heading',
    { line: bold('2.1. Выбор метода.') },
  ],
  [
    'structure',
    'bold words',
    'G32-6.1.1-bold',
    {
      line: {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Это ' },
          { type: 'text', text: 'важно', marks: [{ type: 'bold' }] },
          { type: 'text', text: '.' },
        ],
      },
    },
  ],
  ['formulas', 'an asterisk', 'G32-6.8.1-asterisk', { line: formula('f', 'a * b') }],
  ['formulas', 'nothing typed', 'G32-6.8.1-empty', { line: formula('f', '') }],
  ['formulas', 'a decimal point', 'T-decimal-comma-formula', { line: formula('f', 'x = 0.95') }],
  [
    'formulas',
    'a decimal point in a line',
    'T-decimal-comma-formula',
    { line: line('Доля ', { type: 'formulaInline', attrs: { tex: 'p = 0.95' } }, ' мала.') },
  ],
  ['formulas', 'a dead number in a line', 'V-dead-formula-number', { line: 'Смотри в (4.5).' }],
  ['formulas', 'a dead number', 'V-dead-formula-number', { line: 'Согласно (4.5) шов хорош.' }],
  [
    'formulas',
    'a symbol unexplained',
    'G32-6.8.2-unexplained',
    { line: formula('f', 'E_{fit} = 5') },
  ],
  [
    'references',
    'a figure that is not there',
    'V-typed-reference-unknown',
    { line: `Смотри рисунок${nb}7.` },
  ],
  ['references', 'a typed citation', 'G32-6.9.1-brackets', { line: 'Сказано в [2].' }],
  ['signs', 'a hyphen for a minus', 'T-minus', { line: `Снижение (-3${nb}%) мало.` }],
  ['signs', '«млрд.»', 'T-million-dot', { line: `Цена 5${nb}млрд. рублей.` }],
  ['signs', 'a decimal point', 'T-decimal-comma', { line: `Масса 3.5${nb}кг.` }],
  [
    'signs',
    'decimal points in a cell',
    'T-decimal-comma-cell',
    { line: cells('Доля', '0.95 ± 0.02', '0.8') },
  ],
  ['signs', 'straight quotes', 'T-quotes', { line: 'Метод "шва" прост.' }],
  ['signs', 'a hyphen for a dash', 'T-dash', { line: 'Шов - это соединение.' }],
  ['signs', 'two spaces', 'T-double-space', { line: 'Шов  прост.' }],
  ['signs', 'a space before a comma', 'T-space-before-sign', { line: 'Шов , как видно, прост.' }],
  ['signs', 'no space after a comma', 'T-space-after-sign', { line: 'Шов прост,метод тоже.' }],
  ['signs', 'a Latin letter in a word', 'T-mixed-script', { line: 'Эта cистема проста.' }],
  ['signs', 'a word twice', 'T-repeated-word', { line: 'Шов в в трубе.' }],
  ['signs', 'a hyphen in a range', 'T-range', { line: `Прошло 5-7${nb}лет.` }],
  ['units', 'no space', 'U8-8.3-space', { line: 'Масса 10кг.' }],
  ['units', 'a space that breaks', 'U8-8.3-nobreak', { line: 'Масса 10 кг.' }],
  ['units', '«км/час»', 'U8-8.11-no-mix', { line: `Скорость 80${nb}км/час.` }],
  ['units', '«кВтч»', 'U8-8.8-product', { line: `Расход 5${nb}кВтч.` }],
  ['units', 'a full stop after a unit', 'U8-8.2-roman', { line: `Взято 10${nb}кг. воды.` }],
  ['names', 'initials that break', 'T-nbsp-initials', { line: 'Автор О. В. Лебедева.' }],
  ['names', 'a reference that breaks', 'T-nbsp-ref', { line: 'Как в рисунок 1 видно.' }],
  ['notes', 'a note with a colon', 'G32-6.7.3-note-single', { line: 'Примечание: шов виден.' }],
  ['title page', 'no supervisor', 'V-title-supervisor', {}],
];

/** What looks like a fault and is none. */
const RIGHT: readonly [what: string, rule: RuleId, seed: Seed][] = [
  [
    'a patent whose inventors stand surname first',
    'B100-5.2.6.2-names',
    { source: 'Патент № 1 Российская Федерация. Шов : опубл. 19.12.2017 / Орлов С. Г. – 7 с.' },
  ],
  [
    'an abbreviation of Latin letters in a Russian record',
    'B100-lang',
    { source: 'Сети IP. – Text : electronic // Journal. – 2019. – Vol. 3. – P. 5–9.' },
  ],
  ['versions in a column', 'T-decimal-comma-cell', { line: cells('Версия', '3.12', '3.11') }],
  ['dates in a column', 'T-decimal-comma-cell', { line: cells('Сдано', '12.05', '13.05.2020') }],
  ['an item of a list in brackets', 'V-dead-formula-number', { line: 'Из (1) следует (2).' }],
  ['a fraction in brackets', 'V-dead-formula-number', { line: 'Согласно (0.5) шов хорош.' }],
  ['a small table without a head', 'G32-6.6.3-header-repeat', { line: cells('а', 'б', 'в') }],
  ['figures of other works', 'G32-5.3.2.1-typed-volume', { line: 'В книге 12 рисунков.' }],
  [
    'a symbol with a word for its index, explained before',
    'G32-6.8.2-unexplained',
    { line: line('Ошибка ', { type: 'formulaInline', attrs: { tex: 'E_{fit} = E' } }, '.') },
  ],
];

/** Found beside the fault for the same reason: one slip may break two rules. */
const WITH: Partial<Record<RuleId, readonly RuleId[]>> = {
  // the table is not referred to
  'T-decimal-comma-cell': ['G32-6.6.2-reference'],
  'G32-6.2.2-empty': ['V-intro-keywords'],
  'T-nbsp-ref': ['V-typed-reference-unknown'],
  'G32-6.8.1-asterisk': ['G32-6.8.2-unexplained'],
};

describe('one fault in a work without any', () => {
  it('finds at most demands on the work as a whole where nothing is seeded', () => {
    expect([...clean]).toEqual([]);
  });

  it.each(SEEDS)('%s: %s is found by %s, and nothing else is', (_, fault, rule, seed) => {
    const context = { people: fault === 'no supervisor' ? [] : people };
    const found = new Set(checkDocument(work(seed), context).map((finding) => finding.rule));
    expect([...found]).toContain(rule);
    const others = [...found].filter((other) => other !== rule && !WITH[rule]?.includes(other));
    expect(others).toEqual([]);
  });

  it.each(RIGHT)('%s is no fault by %s', (_, rule, seed) => {
    expect([...rulesOf(work(seed))]).not.toContain(rule);
  });

  it('is put in sixty ways at least, over all groups of rules', () => {
    expect(SEEDS.length).toBeGreaterThanOrEqual(60);
  });
});
