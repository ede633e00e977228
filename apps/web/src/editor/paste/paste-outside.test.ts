import { getSchema } from '@tiptap/core';
import { Fragment, Node, Slice } from '@tiptap/pm/model';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { CellSelection } from '@tiptap/pm/tables';
import { describe, expect, it } from 'vitest';
import { schemaExtensions } from '../schema/extensions.ts';
import {
  fitSlice,
  holdsObject,
  putSlice,
  readTsv,
  sliceOfText,
  withoutIds,
} from './paste-outside.ts';

describe('a text from a spreadsheet', () => {
  it('is rows of cells, empty ones too', () => {
    expect(readTsv('Лампа\tМощность\r\nА\t10 Вт\r\nБ\t\r\n')).toEqual([
      ['Лампа', 'Мощность'],
      ['А', '10 Вт'],
      ['Б', ''],
    ]);
  });

  it('has breaks and quotes in quoted cells', () => {
    expect(readTsv('а\t"строка\nвторая"\n"он ""сам"""\tб')).toEqual([
      ['а', 'строка\nвторая'],
      ['он "сам"', 'б'],
    ]);
  });

  it('is not any text with a tab: a sentence, lines of different lengths, code', () => {
    expect(readTsv('одна\tстрока')).toBeNull();
    expect(readTsv('а\tб\nв')).toBeNull();
    expect(readTsv('\tif (x)\n\treturn')).toBeNull();
    expect(readTsv('просто\nтекст')).toBeNull();
  });
});

const schema = getSchema(schemaExtensions);
const text = (words: string) => ({
  type: 'paragraph',
  content: words ? [{ type: 'text', text: words }] : [],
});
const list = (...content: object[]) => ({
  type: 'bulletList',
  content: [{ type: 'listItem', content }],
});
const docOf = (...content: object[]) => Node.fromJSON(schema, { type: 'doc', content });
const stateOf = (caret: number, ...content: object[]) => {
  const doc = docOf(...content);
  return EditorState.create({ doc, selection: TextSelection.create(doc, caret) });
};
/** What stands in a text, block by block. */
const blocks = (doc: Node) => doc.children.map((node) => `${node.type.name}: ${node.textContent}`);
const pasted = (words: string, plain = false) =>
  sliceOfText(words, docOf(text('')).resolve(1), plain);

const TSV = 'Лампа\tМощность\nА\t10 Вт';

describe('a text of a spreadsheet', () => {
  it('is a table with a place for its caption, and text where text was asked for', () => {
    const { content } = pasted(TSV);
    expect(content.firstChild?.toString()).toBe(
      'tableBlock(tableCaption, table(tableRow(tableCell(paragraph("Лампа")), tableCell(paragraph("Мощность"))), tableRow(tableCell(paragraph("А")), tableCell(paragraph("10 Вт")))))',
    );
    expect(pasted(TSV, true).content.childCount).toBe(2);
  });
});

describe('a pasted table', () => {
  const paste = (state: EditorState) => blocks(putSlice(state, pasted(TSV)).doc);
  const table = 'tableBlock: ЛампаМощностьА10 Вт';

  it('stands after the paragraph of the caret, which stays whole, and a line follows it', () => {
    expect(paste(stateOf(3, text('Можно ставить')))).toEqual([
      'paragraph: Можно ставить',
      table,
      'paragraph: ',
    ]);
  });

  it('takes the place of an empty line and does not tear a list apart', () => {
    expect(paste(stateOf(1, { type: 'paragraph' }))).toEqual([table, 'paragraph: ']);
    expect(paste(stateOf(3, list(text('Раз')), text('Два')))).toEqual([
      'bulletList: Раз',
      table,
      'paragraph: Два',
    ]);
  });

  it('keeps the text around it apart from the words of its cells', () => {
    const { content } = pasted(TSV);
    const around = [
      docOf(text('До')).firstChild,
      content.firstChild,
      docOf(text('После')).firstChild,
    ];
    const slice = new Slice(Fragment.from(around.filter((node) => node !== null)), 1, 1);
    expect(holdsObject(slice)).toBe(true);
    expect(blocks(putSlice(stateOf(4, text('Раз два')), slice).doc)).toEqual([
      'paragraph: РазДо',
      table,
      'paragraph: После два',
    ]);
  });

  it('fills cells in a table, where it is alone, and becomes its words among others', () => {
    const alone = fitSlice(pasted(TSV), true);
    expect(alone.content.firstChild?.type.name).toBe('table');
    const mixed = new Slice(
      Fragment.from([...docOf(text('До')).children, ...pasted(TSV).content.content]),
      1,
      0,
    );
    const words = fitSlice(mixed, true).content.content.map(({ textContent }) => textContent);
    expect(words).toEqual(['До', 'Лампа', 'Мощность', 'А', '10 Вт']);
  });
});

describe('cells copied in a table', () => {
  const doc = docOf(...pasted('а\tб\nв\tг\nд\tе').content.toJSON());
  const cells: number[] = [];
  doc.descendants((node, pos) => {
    if (node.type.name === 'tableCell') cells.push(pos);
  });
  const copied = (from: number, to: number) =>
    CellSelection.create(doc, cells[from] ?? 0, cells[to] ?? 0).content();

  it('are a table of their own outside of it', () => {
    const [block] = fitSlice(copied(0, 3), false).content.content;
    expect(block?.type.name).toBe('tableBlock');
    expect([block?.lastChild?.childCount, block?.textContent]).toEqual([2, 'абвг']);
  });

  it('stay text where it was one cell', () => {
    expect(fitSlice(copied(1, 1), false).content.toString()).toBe('<paragraph("б")>');
  });
});

it('a copy of an object that stands in the document gets a number of its own, a moved one keeps it', () => {
  const formula = schema.nodes.formula?.create({ id: 'f', tex: 'a' });
  const slice = new Slice(Fragment.from(formula ?? null), 0, 0);
  expect(withoutIds(slice, new Set(['f'])).content.firstChild?.attrs).toMatchObject({
    id: null,
    tex: 'a',
  });
  expect(withoutIds(slice, new Set()).content.firstChild?.attrs.id).toBe('f');
});
