import { type DocumentSnapshot, defaultSettings, type NodeJson } from '@pv/editor-schema';
import { describe, expect, it } from 'vitest';
import { compareDocuments, readDocument } from './document.ts';

const text = (value: string): NodeJson => ({ type: 'text', text: value });
const paragraph = (...content: (string | NodeJson)[]): NodeJson => ({
  type: 'paragraph',
  content: content.map((one) => (typeof one === 'string' ? text(one) : one)),
});
const section = (id: string, title: string, ...content: NodeJson[]) => ({
  id,
  kind: 'chap' as const,
  title,
  content: { type: 'doc', content },
});
const document = (
  sections: DocumentSnapshot['sections'],
  more: Partial<DocumentSnapshot> = {},
): DocumentSnapshot => ({
  version: 1,
  settings: defaultSettings(),
  sections,
  sources: [],
  ...more,
});

/** Changes of the sections in short: states of the parts, dots for what is left out. */
const told = (before: DocumentSnapshot, after: DocumentSnapshot) =>
  compareDocuments(before, after)?.sections.map(
    ({ id, state, moved, parts }) =>
      `${id} ${state}${moved ? ' moved' : ''}: ${parts
        .map((part) => (part.state === 'skipped' ? `…${part.count}` : part.state))
        .join(' ')}`,
  );

const rows = ['Первый абзац.', 'Второй абзац.', 'Третий абзац.', 'Четвёртый.', 'Пятый.'];
const long = section('a', 'Обзор', ...rows.map((row) => paragraph(row)));

describe('two documents', () => {
  it('that are equal differ in nothing, whatever ids their nodes have', () => {
    const heading = (id: string) => ({
      type: 'heading',
      attrs: { id, level: 2 },
      content: [text('Г')],
    });
    const one = document([section('a', 'Обзор', heading('x'))]);
    expect(compareDocuments(one, document([section('a', 'Обзор', heading('y'))]))).toBeNull();
    expect(compareDocuments(null, null)).toBeNull();
  });

  it('show a rewritten paragraph with its neighbours and count the rest', () => {
    const changed = section(
      'a',
      'Обзор',
      ...rows.map((row) => paragraph(row === 'Четвёртый.' ? 'Четвёртый, дополненный.' : row)),
    );
    expect(told(document([long]), document([changed]))).toEqual([
      'a changed: …2 same changed same',
    ]);
  });

  it('show added and removed sections whole and untouched ones not at all', () => {
    const before = document([long, section('b', 'Метод', paragraph('Опыт'))]);
    const after = document([long, section('c', 'Вывод', paragraph('Готово'))]);
    expect(told(before, after)).toEqual(['b removed: removed', 'c added: added']);
  });

  it('tell a section that stands elsewhere from a new one', () => {
    const [b, c] = [section('b', 'Метод', paragraph('Опыт')), section('c', 'Итог', paragraph('И'))];
    expect(told(document([long, b, c]), document([b, c, long]))).toEqual(['a changed moved: …5']);
  });

  it('know a section again that an import has given another id', () => {
    const before = document([section('old', 'Обзор', paragraph('Было шесть стендов'))]);
    const after = document([section('new', 'Обзор', paragraph('Было семь стендов'))]);
    expect(told(before, after)).toEqual(['new changed: changed']);
  });

  it('show changed links and pictures even where every word is the same', () => {
    const citing = (id: string) => ({
      type: 'citation',
      attrs: { sources: [{ id, locator: null }] },
    });
    const before = document([section('a', 'Обзор', paragraph('Так пишут ', citing('1')))]);
    const after = document([section('a', 'Обзор', paragraph('Так пишут ', citing('2')))]);
    const [change] = compareDocuments(before, after)?.sections ?? [];
    expect(change?.parts).toEqual([
      { state: 'changed', kind: 'paragraph', pieces: [{ kind: 'same', text: 'Так пишут […]' }] },
    ]);
  });

  it('read lists, tables, figures, listings and formulas part by part', () => {
    const item = (value: string) => ({ type: 'listItem', content: [paragraph(value)] });
    const cell = (value: string) => ({ type: 'tableCell', content: [paragraph(value)] });
    const table = {
      type: 'tableBlock',
      content: [
        { type: 'tableCaption', content: [text('Расход')] },
        { type: 'table', content: [{ type: 'tableRow', content: [cell('1'), cell('2')] }] },
      ],
    };
    const nodes = [
      { type: 'bulletList', content: [item('раз'), item('два')] },
      table,
      { type: 'figure', attrs: { images: [] }, content: [text('Стенд')] },
      { type: 'formula', attrs: { tex: 'E = mc^2' } },
      {
        type: 'listing',
        content: [
          { type: 'listingCaption', content: [text('Опрос')] },
          { type: 'codeBlock', content: [text('run()')] },
        ],
      },
      paragraph('Конец', { type: 'footnote', attrs: { text: 'примечание' } }),
    ];
    const read = readDocument(document([section('a', 'Обзор', ...nodes)]));
    expect(read.sections[0]?.parts.map(({ kind, text: words }) => `${kind} ${words}`)).toEqual([
      'item раз',
      'item два',
      'table Расход',
      'row 1 | 2',
      'figure Стенд',
      'formula E = mc^2',
      'listing Опрос',
      'code run()',
      'paragraph Конец (примечание)',
    ]);
  });

  it('differ in sources and settings', () => {
    const source = (id: string, raw: string) => ({ id, raw, csl: null });
    const before = document([], { sources: [source('1', 'Иванов. Датчики'), source('2', 'ГОСТ')] });
    const after = document([], {
      sources: [source('1', 'Иванов. Новые датчики'), source('3', 'Сидоров')],
      settings: { ...defaultSettings(), keywords: ['датчик'] },
    });
    const changes = compareDocuments(before, after);
    expect(changes?.sources.map(({ state }) => state)).toEqual(['changed', 'added', 'removed']);
    expect(changes?.settings).toEqual(['keywords']);
  });

  it('of which one is missing are all new or all gone', () => {
    expect(compareDocuments(null, document([long]))?.state).toBe('added');
    expect(compareDocuments(document([long]), null)?.sections[0]?.state).toBe('removed');
  });
});

it('a title page that an import has made anew has not changed', () => {
  const withTitle = (id: string, title: string) =>
    document([{ ...section(id, title), kind: 'title' }]);
  const changes = compareDocuments(withTitle('a', 'Титульный лист'), withTitle('b', ''));
  expect(changes?.sections ?? []).toEqual([]);
});
