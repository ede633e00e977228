import { describe, expect, it } from 'vitest';
import { cell, headCell, paragraph, tableBlock } from '../../model/sample-document.ts';
import { chapterOf } from '../testing/documents.ts';
import { found, mended } from '../testing/judge.ts';

const table = (head: string[], ...rows: string[][]) =>
  chapterOf(
    tableBlock('t', 'Узлы', [
      ...(head.length > 0 ? [head.map((text) => headCell(text))] : []),
      ...rows.map((texts) => texts.map((text) => cell(text))),
    ]),
  );
const textOf = (document: ReturnType<typeof table>) =>
  document.sections[0]?.content.content?.[0]?.content?.[1]?.content?.map((row) =>
    row.content?.map(({ content }) => content?.[0]?.content?.[0]?.text ?? ''),
  );

describe('heads of tables', () => {
  it('start with a capital; units and symbols do not', () => {
    const document = table(['узел', 'мм', 'n', 'кВт', 'Цена'], ['а', '1', '2', '3', '4']);
    expect(textOf(mended('G32-6.6.5-heads-case', document))?.[0]).toEqual([
      'Узел',
      'мм',
      'n',
      'кВт',
      'Цена',
    ]);
  });

  it('have no dot, except that of a shortened word', () => {
    const document = table(['Название.', 'Кол.', 'Цена, руб.', 'Примеч.'], ['а', '1', '2', '3']);
    expect(textOf(mended('G32-6.6.5-heads-dot', document))?.[0]).toEqual([
      'Название',
      'Кол.',
      'Цена, руб.',
      'Примеч.',
    ]);
  });

  it('do not hold «№ п/п»', () => {
    expect(found('E105-4.4.8-no-npp', table(['№ п/п', 'Узел'], ['1', 'а']))).toHaveLength(1);
    expect(found('E105-4.4.8-no-npp', table(['№', 'Узел'], ['1', 'а']))).toEqual([]);
  });

  it('are marked as heads, or nothing can be repeated on the next page', () => {
    const rows = Array.from({ length: 40 }, () => ['а', '1']);
    const document = table([], ['Узел', 'Цена'], ...rows);
    const row = mended('G32-6.6.3-header-repeat', document).sections[0]?.content.content?.[0]
      ?.content?.[1]?.content?.[0];
    expect(row?.content?.map(({ type }) => type)).toEqual(['tableHeader', 'tableHeader']);
    expect(found('G32-6.6.3-header-repeat', table([], ['а', '1'], ['б', '2']))).toEqual([]);
  });
});

describe('cells of tables', () => {
  it('get a dash where data are missing', () => {
    const document = table(['Узел', 'Цена'], ['а', ''], ['б', '2'], ['', '3']);
    expect(found('E105-4.4.18-empty', document)).toMatchObject([{ values: { count: 1 } }]);
    expect(textOf(mended('E105-4.4.18-empty', document))).toEqual([
      ['Узел', 'Цена'],
      ['а', '—'],
      ['б', '2'],
      ['', '3'],
    ]);
  });

  it('are left alone in a form that is mostly empty', () => {
    expect(found('E105-4.4.18-empty', table(['А', 'Б'], ['', ''], ['а', '']))).toEqual([]);
  });

  it('are left alone in a matrix of marks', () => {
    const document = table(
      ['Узел', 'А', 'Б'],
      ['', '1', '2'],
      ['а', '+', ''],
      ['б', '', '+'],
      ['в', '+', '+'],
    );
    expect(found('E105-4.4.18-empty', document)).toEqual([]);
  });

  it('do not repeat numbers by ditto marks', () => {
    const document = table(['Узел', 'Цена'], ['мост', '10'], ['"', '»'], ['- " -', '-"-']);
    expect(found('G32-6.6.7-ditto', document).map(({ values }) => values.replaced)).toEqual([
      '10',
      '10',
    ]);
  });

  it('make at least two rows and two columns', () => {
    expect(found('E105-6.8.1-size', table(['Узел'], ['а']))).toMatchObject([
      { values: { rows: 2, columns: 1 } },
    ]);
    const spanned = chapterOf(
      paragraph('Т.'),
      tableBlock('t', 'У', [[headCell('А', { colspan: 2 })], [cell('а'), cell('б')]]),
    );
    expect(found('E105-6.8.1-size', spanned)).toEqual([]);
  });
});
