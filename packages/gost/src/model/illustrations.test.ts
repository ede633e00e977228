import { expect, it } from 'vitest';
import { blocksText } from './block-text.ts';
import { buildDocument } from './build.ts';
import { EMPTY_TITLE_PAGE } from './complete-title-page.ts';
import {
  cell,
  citation,
  figure,
  paragraph,
  reference,
  section,
  snapshot,
  tableBlock,
  text,
} from './sample-document.ts';

const inner = figure('g', 'В ячейке');
const SECTIONS = [
  section('intro', 'i', '', figure('f', 'Схема')),
  section('chap', 'c', 'Обзор', tableBlock('t', 'Итоги', [[{ ...cell(''), content: [inner] }]])),
  section('applications', 'x', 'Акт', figure('h', 'Лишнее')),
];

/** What the list of illustrations of a document holds. */
function listOf(
  list: Parameters<typeof section>[3][],
  { sections = SECTIONS, profile = 'gost-r-7.0.11-2011' } = {},
) {
  const all = [...sections, section('illustrative', 'l', '', ...list)];
  const { parts } = buildDocument(snapshot(all, { profile }), {
    titlePage: EMPTY_TITLE_PAGE,
    assets: new Map(),
    formatSource: () => '',
  });
  const part = parts.find(({ sectionId }) => sectionId === 'l');
  return part?.kind === 'structural' ? part.blocks : [];
}

it('the list of illustrations has the figures and then the tables of the text, also inner ones', () => {
  expect(listOf([])).toMatchObject([
    { kind: 'illustrations', of: 'figure', entries: [{ id: 'f' }, { id: 'g' }] },
    { kind: 'illustrations', of: 'table', entries: [{ id: 't', number: '1' }] },
  ]);
});

it('names are listed without notes, links and numbers of sources', () => {
  const caption = [
    { ...text('Схема', 'bold'), marks: [{ type: 'link', attrs: { href: 'https://a.ru' } }] },
    { type: 'hardBreak' },
    text('стенда, рисунок '),
    reference('f'),
    citation('gone'),
    { type: 'footnote', attrs: { text: 'Сноска' } },
  ];
  const named = { ...figure('n', ''), content: caption };
  const [list] = listOf([], { sections: [section('chap', 'c', 'Обзор', figure('f', ''), named)] });
  const [, entry] = list?.kind === 'illustrations' ? list.entries : [];
  expect(entry?.name.map((one) => (one.kind === 'text' ? one.text : one))).toEqual([
    'Схема',
    ' ',
    'стенда, рисунок ',
    '1',
  ]);
  expect(entry?.name[0]).toMatchObject({ style: {} });
});

it('is what the writer has written, where he has', () => {
  expect(blocksText(listOf([paragraph('Рисунок 1 — Схема, 5')]))).toBe('Рисунок 1 — Схема, 5');
});

it.each([
  ['in a document without figures and tables', { sections: [] }],
  ['in an article', { profile: 'gost-r-7.0.7-2021' }],
])('nothing is listed %s', (_, where) => {
  expect(blocksText(listOf([], where)).trim()).toBe('');
});
