import type { NodeJson, SectionJson } from '@pv/editor-schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildDocument } from '../model/build.ts';
import type { Asset, GostDocument } from '../model/document.ts';
import {
  cell,
  citation,
  figure,
  formula,
  headCell,
  heading,
  listing,
  paragraph,
  reference,
  section,
  snapshot,
  source,
  tableBlock,
  text,
} from '../model/sample-document.ts';
import { compileDocument } from './compile-document.ts';
import { createCompiler, TypstError } from './compiler.ts';
import { preamble } from './preamble.ts';
import { titlePage } from './sample-title-page.ts';
import { writeTypst } from './write-typst.ts';

const compiler = createCompiler();

function build(
  sections: SectionJson[],
  assets: Asset[] = [],
  options: Parameters<typeof snapshot>[1] = {},
): GostDocument {
  return buildDocument(snapshot(sections, options), {
    titlePage,
    assets: new Map(assets.map((asset) => [asset.id, asset])),
    formatSource: ({ raw }) => raw,
  });
}

const chapter = (...content: NodeJson[]) => build([section('chap', 'c', 'Глава', ...content)]);
const svg = (bytes: string): Asset => ({
  id: 'chart',
  mime: 'image/svg+xml',
  bytes: new TextEncoder().encode(bytes),
  width: 40,
  height: 400,
});
const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="400"><path d="M0 0h40v400z"/></svg>';

describe('a laid out document', () => {
  it('turns the page of a landscape table or figure on its side and begins a page at a break', () => {
    const cells = { type: 'tableCell', content: [paragraph('ячейка')] };
    const table = {
      type: 'tableBlock',
      attrs: { id: 't', landscape: true },
      content: [
        { type: 'tableCaption' },
        { type: 'table', content: [{ type: 'tableRow', content: [cells, cells] }] },
      ],
    };
    const upright = compileDocument(compiler, chapter(paragraph('до'), paragraph('после'))).pages;
    const pagesOf = (node: NodeJson) =>
      compileDocument(compiler, chapter(paragraph('до'), node, paragraph('после'))).pages;
    expect(pagesOf({ type: 'pageBreak' })).toBe(upright + 1);
    expect(pagesOf(table)).toBe(upright + 2);
    const plan = { type: 'figure', attrs: { id: 'f', landscape: true, images: [] } };
    expect(pagesOf(plan)).toBe(upright + 2);
    const two = [plan, { ...plan, attrs: { ...plan.attrs, id: 'g' } }];
    expect(compileDocument(compiler, chapter(paragraph('до'), ...two)).pages).toBe(upright + 2);
  });

  it('starts every part on a new page and knows the page of every heading and listed figure', () => {
    const document = build([
      section('abstract', 'a', '', paragraph('Цель')),
      section('intro', 'i', '', paragraph('Текст')),
      section(
        'chap',
        'c',
        'Обзор',
        heading('h', 'Часть'),
        ...filler(60),
        heading('k', 'Ещё'),
        figure('f', 'Схема'),
      ),
      section('illustrative', 'l', ''),
      section('applications', 'x', 'Акт', paragraph('Текст')),
    ]);
    const compiled = compileDocument(compiler, document);
    const pages = Object.fromEntries(compiled.headingPages);
    expect(pages).toMatchObject({ a: 2, i: 4, c: 5, h: 5, f: compiled.pages - 2 });
    expect(pages.k).toBeGreaterThan(5);
    expect(pages.x).toBe(compiled.pages);
  });

  it('is the same after memory was given back', () => {
    const document = chapter(...filler(40));
    const { pages } = compileDocument(compiler, document);
    for (const keep of ['last', 'nothing'] as const) {
      compiler.release(keep);
      expect(compileDocument(compiler, document).pages).toBe(pages);
    }
  });

  it('is the same in pieces as in one file, whatever was laid out before', () => {
    const chapters = (...lengths: number[]) =>
      writeTypst(
        build(lengths.map((count, at) => section('chap', `c${at}`, 'Глава', ...filler(count)))),
      );
    for (const lengths of [[40, 1, 20], [40, 60, 20], [40], [20, 40]]) {
      const { pieces, ...whole } = chapters(...lengths);
      const cut = compiler.compile({ ...whole, pieces }).pdf();
      compiler.release('nothing');
      expect(compiler.compile(whole).pdf()).toEqual(cut);
      compiler.compile({ ...whole, pieces });
    }
  });

  it('makes no PDF of a document that was let go', () => {
    const first = compileDocument(compiler, chapter(paragraph('Текст')));
    compileDocument(compiler, chapter(paragraph('Другой')));
    expect(() => first.pdf()).toThrow(TypstError);
  });

  it('has no page for a section without a heading and text', () => {
    const empty = build([section('common', 'o', ''), section('chap', 'c', 'Обзор')]);
    expect(compileDocument(compiler, empty).pages).toBe(3);
  });

  it('makes a PDF', () => {
    const pdf = compileDocument(compiler, chapter(paragraph('Текст'))).pdf();
    expect(new TextDecoder('latin1').decode(pdf.subarray(0, 5))).toBe('%PDF-');
  });

  it('holds everything that a document may hold', () => {
    const document = build(
      [
        section('terms', 't', '', paragraph('сеть — набор узлов')),
        section(
          'chap',
          'c',
          'Обзор',
          paragraph(
            text('жирный', 'bold', 'italic', 'underline'),
            text('2', 'superscript'),
            text('2', 'subscript'),
            text('code', 'code'),
            { type: 'footnote', attrs: { text: 'сноска' } },
            reference('e'),
            citation('s'),
          ),
          formula('e', '\\begin{cases} x^2 & x > 0 \\\\ \\int_0^1 & \\text{иначе} \\end{cases}'),
          formula('w', `${'x + \\frac{a}{b} + '.repeat(40)} y`),
          listing('l', 'Код', `\tx = "${'длинная строка '.repeat(30)}"`),
          { type: 'codeBlock', content: [text('y')] },
          figure('f', 'Схема'),
          tableBlock('tb', 'Данные', [
            [headCell('А', { colspan: 2 }), headCell('Б', { rowspan: 2 })],
            [headCell('а'), headCell('б')],
            [cell('1', { rowspan: 2 }), cell('2'), cell('3')],
            [cell('4', { colspan: 2 })],
          ]),
        ),
        section('references', 'r', ''),
      ],
      [svg(SQUARE)],
      {
        sources: [source('s', 'Сайт. URL: https://example.org/path (дата обращения: 01.01.2026).')],
      },
    );
    const compiled = compileDocument(compiler, document);
    expect(compiled).toMatchObject({ plainFormulas: [], brokenAssets: [] });
    expect(compiled.pages).toBe(7);
  });

  it('repeats caption and head of a long table on every page', () => {
    const rows = Array.from({ length: 120 }, (_, index) => [cell(`Строка ${index}`), cell('1')]);
    const { source: typst, assets } = writeTypst(
      chapter(tableBlock('t', 'Данные', [[headCell('Имя'), headCell('Число')], ...rows])),
    );
    const heads = (pages: string) =>
      `#context assert.eq(query(label("n-t")).map(x => x.location().page()), ${pages})`;
    const compile = (probe: string) => compiler.compile({ source: typst + probe, assets });
    const compiled = compile(heads('(3, 4, 5)'));
    expect(compiled.pages).toBe(5);
    expect(compiled.tableBreaks.get('t')).toHaveLength(2);
    expect(() => compile(heads('(3,)'))).toThrow(TypstError);
  });

  it('breaks a formula that is wider than the line, and takes no more lines than it needs', () => {
    const tex = (count: number) =>
      `S = ${Array.from({ length: count }, (_, at) => `a_{${at}} x_{${at}}`).join(' + ')}`;
    const lines = (count: number) => {
      const { source: typst, assets } = writeTypst(chapter(formula('f', tex(count))));
      const probe = (most: string) =>
        `#context assert(measure(width: 165mm, query(label("n-f")).first()).height < ${most})`;
      return {
        fits: (most: string) => () => compiler.compile({ source: typst + probe(most), assets }),
      };
    };
    expect(lines(8).fits('30pt')).not.toThrow();
    expect(lines(14).fits('30pt')).toThrow(TypstError);
    expect(lines(14).fits('60pt')).not.toThrow();
  });

  it('has code take as much of a page as in the DOCX, 71 points with a line before it', () => {
    const code = { type: 'codeBlock', content: [{ type: 'text', text: 'ls' }] };
    const blocks = Array.from({ length: 38 }, () => [paragraph('Слово.'), code]).flat();
    expect(compileDocument(compiler, chapter(...blocks)).pages).toBe(2 + 4);
  });

  it('keeps a tall picture with its caption on one page', () => {
    const document = build([section('chap', 'c', '', figure('f', 'Схема'))], [svg(SQUARE)]);
    expect(compileDocument(compiler, document).pages).toBe(3);
  });

  it('breaks a cell that no page could hold', () => {
    const long = cell('Очень длинный текст ячейки. '.repeat(400));
    const { pages } = compileDocument(compiler, chapter(tableBlock('t', '', [[long, cell('1')]])));
    expect(pages).toBe(5);
  });

  it('prints a picture that is missing or broken as a frame and names the broken one', () => {
    expect(compileDocument(compiler, chapter(figure('f', 'Схема', 'lost'))).brokenAssets).toEqual(
      [],
    );
    const document = build([section('chap', 'c', '', figure('f', 'Схема'))], [svg('<svg')]);
    expect(compileDocument(compiler, document).brokenAssets).toEqual(['chart']);
  });
});

describe('running text', () => {
  it('has its letters as far apart as the DOCX: no pair is moved together', () => {
    const wide = 'measure([AVГА]).width == "AVГА".clusters().map(c => measure(c).width).sum()';
    const source = `${preamble(chapter())}\n#context assert(${wide})`;
    expect(() => compiler.compile({ source, assets: new Map() })).not.toThrow();
  });
});

describe('a source that cannot be laid out', () => {
  it('throws what the compiler said', () => {
    const compile = () => compiler.compile({ source: '#nothing', assets: new Map() });
    expect(compile).toThrow(TypstError);
    expect(compile).toThrow('unknown variable: nothing');
  });

  it('reads nothing from the disk and nothing of another document', () => {
    const image = (path: string) => () =>
      compiler.compile({ source: `#read("${path}")`, assets: new Map() });
    compileDocument(compiler, build([section('chap', 'c', '', figure('f', ''))], [svg(SQUARE)]));
    expect(image('/etc/hostname')).toThrow(TypstError);
    expect(image('../../etc/hostname')).toThrow(TypstError);
    expect(image('/img/i-chart.svg')).toThrow(TypstError);
  });
});

describe('hostile texts', () => {
  const HOSTILE = [
    '#panic("no")',
    '"); #panic("no") //',
    '\\"); #panic("no")',
    '$ #panic() $',
    '*/ #panic() /*',
    '<n-c> @n-c `raw` = heading',
    '\u0000\u202e\ud800',
    ']]]}}}',
    '#import "@preview/cetz:0.3.0"',
    '',
  ];

  it.each(HOSTILE)('stay text everywhere: %j', (bad) => {
    const document = build(
      [
        section('abstract', `a${bad}`, bad, paragraph(bad)),
        section('common', `o${bad}`, bad),
        section(
          'chap',
          `c${bad}`,
          bad,
          heading(`h${bad}`, bad),
          paragraph(bad, text(bad || 'x', 'code'), citation(`s${bad}`), reference(`f${bad}`), {
            type: 'footnote',
            attrs: { text: bad },
          }),
          figure(`f${bad}`, bad, bad),
          tableBlock(`t${bad}`, bad, [[headCell(bad)], [cell(bad)]]),
          listing(`l${bad}`, bad, bad),
          formula(`e${bad}`, bad),
          { type: 'formulaInline', attrs: { tex: bad } },
        ),
        section('references', `r${bad}`, bad),
        section('applications', `x${bad}`, bad),
      ],
      [{ ...svg(SQUARE), id: bad }],
      { sources: [source(`s${bad}`, bad)], keywords: [bad] },
    );
    const { pages, plainFormulas } = compileDocument(compiler, document);
    expect(pages).toBeGreaterThan(5);
    expect(plainFormulas).toEqual([]);
  });

  it('stay text in formulas, however the pieces of LaTeX meet', () => {
    const piece = fc.constantFrom(
      ...[
        'x',
        '1',
        ',',
        '\\frac',
        '{a}',
        '{b}',
        '^',
        '_',
        '\\left(',
        '\\right)',
        '|',
        '\\text{"; #x}',
      ],
      ...['\\sum', '\\limits', '\\hat', '\\begin{matrix}', '\\end{matrix}', '&', '\\\\', '\\sqrt'],
      ...[
        "'",
        '"',
        '\\#',
        '\\sin',
        '\\overset',
        '\\underbrace',
        '\\xrightarrow',
        ' ',
        'й',
        '/',
        '!',
      ],
      ...[
        '\\color{red}',
        '\\boxed',
        '\\mathbf',
        '\\quad',
        '\\!',
        '\\middle|',
        '\\Bigl(',
        '\\substack',
      ],
    );
    const tex = fc.array(piece, { minLength: 1, maxLength: 12 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(fc.array(tex, { minLength: 20, maxLength: 20 }), (formulas) => {
        const document = chapter(
          ...formulas.map((value) => formula(null, value)),
          ...formulas.map((value) => ({
            type: 'paragraph',
            content: [{ type: 'formulaInline', attrs: { tex: value } }],
          })),
        );
        expect(compileDocument(compiler, document).plainFormulas).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});

function filler(count: number): NodeJson[] {
  return Array.from({ length: count }, () => paragraph('Слово за словом. '.repeat(6)));
}
