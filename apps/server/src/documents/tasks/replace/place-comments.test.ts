import {
  anchorFinder,
  defaultSettings,
  type NodeJson,
  type Quoted,
  readSectionHeads,
  writeSnapshot,
} from '@pv/editor-schema';
import { paragraph, section } from '@pv/editor-schema/compose';
import { importDocx } from '@pv/gost/import';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { zipDocx } from '../../../../../../packages/gost/test/messy-docx/package.ts';
import { p, r } from '../../../../../../packages/gost/test/messy-docx/pieces.ts';
import { placeComments } from './place-comments.ts';

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const HEAD = { bold: true, size: 16 };

/** Words with a comment on them. */
const said = (id: number, words: string) =>
  `<w:commentRangeStart w:id="${id}"/>${r(words, HEAD)}<w:commentRangeEnd w:id="${id}"/>`;

/** Takes a file in whose comments say on what they stand; gives where they arrive. */
async function placesOf(body: string[], on: string[]) {
  const comments = on
    .map(
      (text, id) => `<w:comment w:id="${id}" w:author="Орлова"><w:p>${r(text)}</w:p></w:comment>`,
    )
    .join('');
  const xml = `<w:comments xmlns:w="${WORD}">${comments}</w:comments>`;
  const result = await importDocx(await zipDocx({ body, parts: { 'word/comments.xml': xml } }));
  const doc = new Y.Doc();
  writeSnapshot(doc, result.snapshot);
  const { comments: placed, lost } = placeComments(doc, result.comments ?? []);
  const finder = anchorFinder(doc);
  const heads = new Map(
    readSectionHeads(doc).map(({ id, kind, title }) => [id, `${kind} ${title}`]),
  );
  const places = placed.map(({ text, anchor }) => {
    const place = finder.find(anchor);
    return [text, heads.get(place.section)?.trim(), anchor.quote, place.lost];
  });
  return { places, lost };
}

it('comments on titles of chapters are about their sections, on other headings about their words', async () => {
  const { places, lost } = await placesOf(
    [
      p(said(0, 'ВВЕДЕНИЕ'), { ...HEAD, align: 'center' }),
      p('Обзор методов даёт первая глава. Выводы стоят в конце.'),
      p(`${r('1 Обзор ', HEAD)}${said(1, 'методов')}`, { ...HEAD, newPage: true }),
      p(said(2, '1.1 Шов'), HEAD),
      p('Шов держит долго.'),
      p(said(3, '2 Опыты'), { ...HEAD, newPage: true }),
      p('Опыты сделаны весной.'),
    ],
    ['введение', 'глава 1', 'параграф', 'глава 2'],
  );
  expect(places).toEqual([
    ['введение', 'intro ВВЕДЕНИЕ', '', false],
    ['глава 1', 'chap Обзор методов', '', false],
    ['параграф', 'chap Обзор методов', 'Шов', false],
    ['глава 2', 'chap Опыты', '', false],
  ]);
  expect(lost).toBe(0);
});

it('a comment is told with the numbers that its words have in the file', async () => {
  const reference = { type: 'crossReference', attrs: { target: 'f' } };
  const line = [{ type: 'text', text: 'См. рисунок ' }, reference, { type: 'text', text: ' тут' }];
  const doc = new Y.Doc();
  const sections = [section('a', 'chap', 'Опыты', { type: 'paragraph', content: line })];
  writeSnapshot(doc, { version: 1, settings: defaultSettings(), sections, sources: [] });
  const said = { text: '', author: '', date: null, done: false, answers: null };
  const where = { quote: 'рисунок 2', before: '1 Опыты\nСм. ', after: ' тут\n' };
  const { comments, lost } = placeComments(doc, [{ ...said, ...where }]);
  expect(comments).toMatchObject([{ anchor: { quote: 'рисунок ', shown: 'рисунок 2' } }]);
  const noted = placeComments(doc, [{ ...said, ...where, shown: 'рисунок 2¹' }]).comments;
  expect(noted).toMatchObject([{ anchor: { quote: 'рисунок ', shown: 'рисунок 2¹' } }]);
  expect(lost).toBe(0);
});

it('a comment whose words were not taken in is counted, and stands at the beginning', async () => {
  const { places, lost } = await placesOf(
    [
      p('ВВЕДЕНИЕ', { ...HEAD, align: 'center' }),
      p('Насос стоит.'),
      p('СОДЕРЖАНИЕ', { ...HEAD, align: 'center' }),
      p(said(0, 'Введение ........ 3')),
      p('1 Опыты', { ...HEAD, newPage: true }),
      p('Опыты сделаны весной.'),
    ],
    ['строка содержания'],
  );
  expect(places).toMatchObject([
    ['строка содержания', expect.anything(), 'Введение ........ 3', true],
  ]);
  expect(lost).toBe(1);
});

describe('words that read as the title of a section', () => {
  const cell = (words: string) => ({ type: 'tableCell', content: [paragraph(words)] });
  const item = (words: string) => ({ type: 'listItem', content: [paragraph(words)] });
  const list = { type: 'bulletList', content: [item('Обзор методов'), item('Опыты')] };
  const table = {
    type: 'tableBlock',
    attrs: { id: 't' },
    content: [
      { type: 'tableCaption', content: [{ type: 'text', text: 'Сроки' }] },
      {
        type: 'table',
        content: [{ type: 'tableRow', content: [cell('Март'), cell('Опыты'), cell('Апрель')] }],
      },
    ],
  };

  /** Where a comment arrives in a document whose introduction has this. */
  function placeIn(text: NodeJson[], quoted: Quoted) {
    const doc = new Y.Doc();
    const sections = [
      section('i', 'intro', 'Введение', paragraph('Задачи работы:'), ...text, paragraph('Конец.')),
      section('a', 'chap', 'Обзор методов', paragraph('Текст обзора.')),
      section('b', 'chap', 'Опыты', paragraph('Текст опытов.')),
    ];
    writeSnapshot(doc, { version: 1, settings: defaultSettings(), sections, sources: [] });
    const said = { text: '', author: '', date: null, done: false, answers: null };
    const [comment] = placeComments(doc, [{ ...said, ...quoted }]).comments;
    return comment && [comment.anchor.section, comment.anchor.quote];
  }
  const quoted = (before: string, quote: string, after: string) => ({ before, quote, after });
  const above = 'Задачи работы:\n';

  it.each<[string, NodeJson[], Quoted]>([
    ['an item of a list', [list], quoted(`${above}Обзор методов\n`, 'Опыты', '\nКонец.')],
    ['an item with a typed number', [list], quoted('1) Обзор методов\n', '2) Опыты', '\n3) Нет')],
    ['an item behind a typed number', [list], quoted('1) Обзор методов\n2) ', 'Опыты', '\n')],
    ['a cell', [table], quoted('Сроки\nМарт\n', 'Опыты', '\nАпрель\nКонец.')],
    ['a paragraph', [paragraph('Опыты')], quoted(above, 'Опыты', '\nКонец.')],
    ['a line with a letter more', [paragraph('И Опыты')], quoted(`${above}И `, 'Опыты', '\nНет')],
  ])('keep a comment when they are %s', (_, text, where) => {
    expect(placeIn(text, where)).toEqual(['i', 'Опыты']);
  });

  it('keep a comment on a part of them', () => {
    const where = quoted(`${above}Обзор `, 'методов', '\nОпыты\nКонец.');
    expect(placeIn([list], where)).toEqual(['i', 'методов']);
  });

  it.each<[string, Quoted]>([
    ['as its section begins', quoted('Текст обзора.\n2 ', 'Опыты', '\nТекст опытов.')],
    ['otherwise than the text with these words', quoted('Иное.\n', '2 Опыты', '\n2.1 Установка')],
  ])('leave it to the title where the file goes on %s', (_, where) => {
    expect(placeIn([list], where)).toEqual(['b', '']);
  });
});
