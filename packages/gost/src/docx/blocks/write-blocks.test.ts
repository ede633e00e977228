import { describe, expect, it } from 'vitest';
import type { Asset, Block } from '../../model/document.ts';
import { bookmark, fieldsOf, openDocx, paragraphsOf, styleOf } from '../testing/open-docx.ts';
import {
  appendix,
  asset,
  cell,
  chapter,
  documentOf,
  figure,
  formula,
  heading,
  list,
  listing,
  paragraph,
  place,
  table,
  text,
} from '../testing/sample.ts';
import { all, child, type Element, elements, printed, value } from '../testing/xml-tree.ts';

async function write(...blocks: Block[]): Promise<Element> {
  // Without a title page, so that the tables of the body are those of the blocks.
  return (await openDocx(documentOf([chapter(blocks)], { titleBlocks: [] }))).body;
}

const levelOf = (found: Element | undefined) =>
  value(child(child(found, 'w:pPr'), 'w:numPr'), 'w:ilvl');
const listOf = (found: Element | undefined) =>
  value(child(child(found, 'w:pPr'), 'w:numPr'), 'w:numId');
const spaceOver = (found: Element | undefined) =>
  child(child(found, 'w:pPr'), 'w:spacing')?.attributes['w:before'];

describe('a heading', () => {
  it('is numbered by Word at the depth of its number (6.4.1)', async () => {
    const body = await write(heading(), heading({ id: 'i', level: 3, number: '1.1.1' }));
    const [second] = paragraphsOf(body, 'Heading2');
    const [third] = paragraphsOf(body, 'Heading3');
    expect(printed(second)).toBe('Подраздел');
    expect([levelOf(second), levelOf(third)]).toEqual(['1', '2']);
    expect(listOf(second)).toBe(listOf(paragraphsOf(body, 'Heading1')[0]));
  });

  it('without a number is taken out of the list of its style', async () => {
    const [found] = paragraphsOf(await write(heading({ number: null })), 'Heading2');
    expect(listOf(found)).toBe('0');
    expect(child(child(found, 'w:pPr'), 'w:ind')?.attributes['w:firstLine']).toBe('709');
  });

  it('has its number typed where Word would count another', async () => {
    const [found] = paragraphsOf(await write(heading({ number: '1.4' })), 'Heading2');
    expect(printed(found)).toBe('1.4 Подраздел');
    expect(listOf(found)).toBe('0');
  });

  it('in an appendix is of a list with the letter (6.17.6)', async () => {
    const { body, part } = await openDocx(documentOf([appendix([heading({ number: 'А.1' })])]));
    const id = listOf(paragraphsOf(body, 'Heading2')[0]);
    const numbering = await part('word/numbering.xml');
    const found = all(numbering, 'w:num').find((item) => item.attributes['w:numId'] === id);
    const definition = all(numbering, 'w:abstractNum').find(
      (item) => item.attributes['w:abstractNumId'] === value(found, 'w:abstractNumId'),
    );
    const texts = all(definition, 'w:lvlText').map(({ attributes }) => attributes['w:val']);
    expect(texts).toEqual(['А', 'А.%2', 'А.%2.%3', 'А.%2.%3.%4']);
  });
});

describe('a list', () => {
  it('marks the first paragraph of an element and lets the others follow as text', async () => {
    const body = await write(list('dash', [[paragraph('один'), paragraph('ещё')], 'два']));
    expect(paragraphsOf(body, 'GostList').map(printed)).toEqual(['один', 'два']);
    expect(paragraphsOf(body, 'GostText').map(printed)).toEqual(['ещё']);
  });

  it('inside a list stands a level deeper', async () => {
    const body = await write(list('dash', [[paragraph('а'), list('digit', ['б'])]]));
    expect(paragraphsOf(body, 'GostList').map(levelOf)).toEqual(['0', '1']);
  });

  it('is of the ninth level at most, which is all that Word has', async () => {
    let inner = list('dash', ['дно']);
    for (let depth = 0; depth < 12; depth += 1) inner = list('dash', [[paragraph('x'), inner]]);
    const levels = paragraphsOf(await write(inner), 'GostList').map((found) =>
      Number(levelOf(found)),
    );
    expect(Math.max(...levels)).toBe(8);
  });

  it('keeps an element that begins with something else than a paragraph', async () => {
    const body = await write(list('digit', [[formula()], []]));
    expect(paragraphsOf(body, 'GostList').map(printed)).toEqual(['', '']);
    expect(all(body, 'm:oMath')).toHaveLength(1);
  });
});

describe('a figure', () => {
  it('has the caption under it with a dash and no dot (6.5.7)', async () => {
    const body = await write(figure());
    expect(paragraphsOf(body, 'GostFigureCaption').map(printed)).toEqual([
      'Рисунок\u00a01\u00a0— Схема',
    ]);
    const styles = all(body, 'w:p').map(styleOf);
    expect(styles.indexOf('GostFigure')).toBe(styles.indexOf('GostFigureCaption') - 1);
  });

  it('may have no name (6.5.7)', async () => {
    const body = await write(figure({ caption: [] }));
    expect(paragraphsOf(body, 'GostFigureCaption').map(printed)).toEqual(['Рисунок\u00a01']);
  });

  it('is as wide as the writer has drawn it, in proportion', async () => {
    const extent = all(await write(figure()), 'wp:extent')[0]?.attributes;
    const width = Number(extent?.cx);
    expect(width / 635).toBeCloseTo(9355 / 2, -2);
    expect(Number(extent?.cy) / width).toBeCloseTo(0.5, 2);
  });

  it('is never taller than the page', async () => {
    const tall: Asset = { ...asset, width: 10, height: 1000 };
    const { body } = await openDocx(
      documentOf([chapter([figure()])], { assets: new Map([['chart', tall]]) }),
    );
    const height = Number(all(body, 'wp:extent')[0]?.attributes.cy) / 36000;
    expect(height).toBeLessThanOrEqual(221);
  });

  it('is described by its own words or by the caption', async () => {
    const own = { asset: 'chart', width: 50, alt: 'Рост' };
    const body = await write(figure(), figure({ id: 'g', images: [own] }));
    const descriptions = all(body, 'wp:docPr').map(({ attributes }) => attributes.descr);
    expect(descriptions).toEqual(['Схема', 'Рост']);
  });

  it('sets pictures side by side while they fit in the line', async () => {
    const image = { asset: 'chart', width: 40, alt: '' };
    const body = await write(figure({ images: [image, image, image] }));
    const rows = paragraphsOf(body, 'GostFigure').map((row) => all(row, 'w:drawing').length);
    expect(rows).toEqual([2, 1]);
  });

  it('without a file is a framed line', async () => {
    const body = await write(figure({ images: [{ asset: 'gone', width: 50, alt: '' }] }));
    expect(paragraphsOf(body, 'GostNoPicture').map(printed)).toEqual(['нет изображения']);
    expect(paragraphsOf(body, 'GostFigureCaption')).toHaveLength(1);
  });
});

describe('a table', () => {
  it('has the caption over it (6.6.3)', async () => {
    const body = await write(table());
    const names = elements(body).map((found) => styleOf(found) ?? found.name);
    const at = names.indexOf('GostTableCaption');
    expect(printed(elements(body)[at])).toBe('Таблица\u00a01\u00a0— Размеры');
    expect(names[at + 1]).toBe('w:tbl');
  });

  it('repeats its head on every page and keeps rows whole (6.6.3)', async () => {
    const rows = all(await write(table()), 'w:tr').map((row) => child(row, 'w:trPr'));
    expect(rows.map((row) => child(row, 'w:tblHeader') !== undefined)).toEqual([true, false]);
    for (const row of rows) expect(child(row, 'w:cantSplit')).toBeDefined();
  });

  it('goes on under «Продолжение таблицы» where the layout has broken it, with its head again (6.6.3)', async () => {
    const head = { header: true, cells: [cell('Имя')] };
    const lines = Array.from({ length: 30 }, (_, at) => ({
      header: false,
      cells: [cell(`${at}`)],
    }));
    const long = table({ id: 't', rows: [head, ...lines], columns: [1] });
    const { body } = await openDocx(documentOf([chapter([long])]), {
      tableBreaks: new Map([['t', [21]]]),
    });
    const tables = elements(body)
      .filter(({ name }) => name === 'w:tbl')
      .slice(-2);
    expect(tables.map((one) => all(one, 'w:tr').length)).toEqual([20, 12]);
    expect(tables.map((one) => printed(all(one, 'w:tr')[0]))).toEqual(['Имя', 'Имя']);
    const [first, second] = paragraphsOf(body, 'GostTableCaption');
    expect(printed(first)).toMatch(/^Таблица/);
    expect(printed(second)).toBe('Продолжение таблицы\u00a01');
    expect(child(child(second, 'w:pPr'), 'w:pageBreakBefore')).toBeDefined();
  });

  it('is divided once where the layout has broken it once, however little stood before', async () => {
    const rows = Array.from({ length: 20 }, (_, at) => ({
      header: at === 0,
      cells: [cell(`${at}`)],
    }));
    for (const start of [3, 10]) {
      const { body } = await openDocx(documentOf([chapter([table({ id: 't', rows })])]), {
        tableBreaks: new Map([['t', [start]]]),
      });
      const tables = elements(body).filter(({ name }) => name === 'w:tbl');
      const parts = tables.slice(-2).map((one) => all(one, 'w:tr').length);
      expect(parts).toEqual([start, 20 - start + 1]);
      expect(paragraphsOf(body, 'GostTableCaption')).toHaveLength(2);
    }
  });

  it('is not divided within a cell that reaches down, nor where the layout has not broken it', async () => {
    const rows = [
      { header: false, cells: [cell('а', { rowspan: 4 }), cell('1')] },
      ...['2', '3', '4'].map((number) => ({ header: false, cells: [cell(number)] })),
    ];
    const options = { tableBreaks: new Map([['t', [2]]]) };
    const { body } = await openDocx(documentOf([chapter([table({ id: 't', rows })])]), options);
    expect(paragraphsOf(body, 'GostTableCaption')).toHaveLength(1);
  });

  it('centres heads of columns and numbers, sets other cells left (6.6.6)', async () => {
    const body = await write(table());
    expect(paragraphsOf(body, 'GostTableHead').map(printed)).toEqual(['Графа', 'Число']);
    expect(paragraphsOf(body, 'GostTableText').map(printed)).toEqual(['Длина']);
    expect(paragraphsOf(body, 'GostTableNumber').map(printed)).toEqual(['5']);
  });

  it('is set smaller where its words would not fit their columns (6.6.7)', async () => {
    const cells = Array.from({ length: 8 }, () => cell('характеристика'));
    const wide = table({ rows: [{ header: false, cells }], columns: cells.map(() => 1 / 8) });
    const { body, part } = await openDocx(documentOf([chapter([wide])]));
    const [found] = all(body, 'w:p').filter((line) => printed(line) === 'характеристика');
    const id = styleOf(found ?? missing());
    expect(id).toMatch(/^GostTableText\d+$/);
    const style = all(await part('word/styles.xml'), 'w:style').find(
      ({ attributes }) => attributes['w:styleId'] === id,
    );
    expect(Number(value(child(style, 'w:rPr'), 'w:sz'))).toBeLessThan(24);
  });

  it('lets a row break and a head go unrepeated that might fill a page', async () => {
    const tall = cell('слово '.repeat(300));
    const rows = [
      { header: true, cells: [tall, cell('')] },
      { header: false, cells: [tall, cell('')] },
    ];
    for (const row of all(await write(table({ rows })), 'w:tr')) {
      expect(child(child(row, 'w:trPr'), 'w:cantSplit')).toBeUndefined();
      expect(child(child(row, 'w:trPr'), 'w:tblHeader')).toBeUndefined();
    }
  });

  it('is as wide as the text, its columns by their shares', async () => {
    const found = all(await write(table({ columns: [0.3, 0.7] })), 'w:tbl')[0];
    const widths = all(found, 'w:gridCol').map(({ attributes }) => Number(attributes['w:w']));
    expect(widths).toEqual([2807, 6548]);
  });

  it('joins cells over columns and rows', async () => {
    const rows = [
      {
        header: true,
        cells: [cell('А', { rowspan: 2 }), cell('Б', { colspan: 2 })],
      },
      { header: true, cells: [cell('В'), cell('Г')] },
    ];
    const found = all(await write(table({ rows, columns: [0.4, 0.3, 0.3] })), 'w:tr');
    const spans = found.map((row) =>
      all(row, 'w:tc').map((tableCell) => {
        const properties = child(tableCell, 'w:tcPr');
        return [value(properties, 'w:gridSpan') ?? '1', value(properties, 'w:vMerge') ?? ''].join(
          ' ',
        );
      }),
    );
    expect(spans).toEqual([
      ['1 restart', '2 '],
      ['1 continue', '1 ', '1 '],
    ]);
    const widths = found.map((row) =>
      all(row, 'w:tcW').reduce((sum, { attributes }) => sum + Number(attributes['w:w']), 0),
    );
    expect(widths[0]).toBe(9355);
  });

  it('has a paragraph at the end of every cell, without which Word refuses the file', async () => {
    const rows = [{ header: false, cells: [cell([]), cell([table({ id: 'inner' })])] }];
    for (const found of all(await write(table({ rows })), 'w:tc')) {
      expect(elements(found).at(-1)?.name).toBe('w:p');
    }
  });

  it('does not touch another, or Word would make one of them', async () => {
    const body = await write(formula(), formula({ id: 'g', number: '2' }));
    const names = elements(body).map((found) => found.name);
    expect(names.join(' ')).not.toContain('w:tbl w:tbl');
  });
});

describe('a listing', () => {
  it('has the caption of a table over its lines, spaces kept', async () => {
    const body = await write(listing({ code: 'if a:\n\tb\n\n  c' }));
    expect(paragraphsOf(body, 'GostListingCaption').map(printed)).toEqual([
      'Листинг\u00a01\u00a0— Цикл',
    ]);
    expect(paragraphsOf(body, 'GostListing').map(printed)).toEqual(['if a:', '    b', '', '  c']);
  });

  it('may be bare code', async () => {
    const body = await write({ place, kind: 'code', code: 'x', language: null });
    expect(paragraphsOf(body, 'GostListing').map(printed)).toEqual(['x']);
    expect(paragraphsOf(body, 'GostListingCaption')).toEqual([]);
  });

  it('and code under it have frames of their own, which Word would join', async () => {
    const code = (line: string): Block => ({ place, kind: 'code', code: line, language: null });
    const body = await write(listing({ code: 'x' }), code('y'), paragraph('и'), code('z'));
    expect(all(body, 'w:p').map(styleOf).slice(-5)).toEqual([
      'GostListing',
      'GostThinLine',
      'GostListing',
      'GostText',
      'GostListing',
    ]);
  });
});

describe('a formula', () => {
  it('is centred with its number in parentheses at the right, on one line (6.8.3)', async () => {
    const row = all(await write(formula()), 'w:tr')[0];
    const cells = elements(row).filter(({ name }) => name === 'w:tc');
    expect(cells.map(printed)).toEqual(['', 'a=b', '(1)']);
    expect(styleOf(all(cells[1], 'w:p')[0] ?? cells[1] ?? missing())).toBe('GostFormula');
    const widths = cells.map((found) => Number(all(found, 'w:tcW')[0]?.attributes['w:w']));
    expect(widths[0]).toBe(widths[2]);
  });

  it('is set large, as on a line of its own', async () => {
    expect(all(await write(formula()), 'm:oMathPara')).toHaveLength(1);
  });

  it('without a number is a paragraph', async () => {
    const body = await write(formula({ number: null }));
    expect(all(body, 'w:tbl')).toHaveLength(0);
    expect(paragraphsOf(body, 'GostFormula').map(printed)).toEqual(['a=b']);
  });

  it('that cannot be converted is printed as its LaTeX', async () => {
    const body = await write(formula({ tex: '\\ce{H2O}' }));
    expect(paragraphsOf(body, 'GostFormula').map(printed)).toContain('\\ce{H2O}');
  });
});

describe('free space between blocks', () => {
  it('is the larger of what both want, never the sum', async () => {
    const body = await write(heading(), figure(), table());
    // 14 pt under the heading are more than the 12 over the figure; a table adds nothing to a figure.
    expect(spaceOver(paragraphsOf(body, 'GostFigure')[0])).toBe('0');
    expect(spaceOver(paragraphsOf(body, 'GostTableCaption')[0])).toBe('0');
  });

  it('is not given at the beginning of a cell', async () => {
    const rows = [{ header: false, cells: [cell([figure()]), cell('')] }];
    const body = await write(table({ rows }));
    expect(spaceOver(paragraphsOf(body, 'GostFigure')[0])).toBe('0');
  });

  it('is given by the paragraph after a table, which cannot have any', async () => {
    const body = await write(table(), paragraph('дальше'), paragraph('ещё'));
    expect(paragraphsOf(body, 'GostText').map(spaceOver)).toEqual(['240', undefined]);
  });
});

describe('an entry of a list of terms', () => {
  it('has no indent (6.14)', async () => {
    const entry: Block = {
      place,
      kind: 'paragraph',
      inlines: [text('Граф — сеть')],
      definition: true,
    };
    expect(paragraphsOf(await write(entry), 'GostDefinition').map(printed)).toEqual([
      'Граф — сеть',
    ]);
  });
});

describe('the number of a caption', () => {
  it('is a field within the bookmark, the word and the name outside', async () => {
    const body = await write(figure({ caption: [text('Имя')] }));
    const [found] = paragraphsOf(body, 'GostFigureCaption');
    expect(fieldsOf(found ?? missing())).toEqual(['SEQ Рисунок \\* ARABIC']);
    const name = all(found, 'w:bookmarkStart')[0]?.attributes['w:name'] ?? '';
    expect(printed(bookmark(body, name))).toBe('1');
  });
});

function missing(): never {
  throw new Error('not found');
}
