import type { NodeJson } from '@pv/editor-schema';
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
import { titlePage } from './sample-title-page.ts';
import { writeTypst } from './write-typst.ts';

function build(...args: Parameters<typeof snapshot>): GostDocument {
  const picture: Asset = {
    id: 'chart',
    mime: 'image/png',
    bytes: new Uint8Array(),
    width: 400,
    height: 300,
  };
  const context = {
    titlePage,
    assets: new Map([['chart', picture]]),
    formatSource: () => '',
  };
  return buildDocument(snapshot(...args), context);
}

/** The source of one chapter without the preamble. */
function written(...content: NodeJson[]): string {
  const { source: typst } = writeTypst(build([section('chap', 'c', 'Глава', ...content)]));
  return typst.slice(typst.indexOf('#chapter('));
}

describe('text', () => {
  it('is one call of a paragraph with a string', () => {
    expect(written(paragraph('Текст'))).toBe('#chapter("n-c", "1\u00a0Глава")\n#p("Текст")\n');
  });

  it('nests its marks', () => {
    expect(written(paragraph('а', text('б', 'bold', 'italic')))).toContain('#p([#"а"#i(b("б"))])');
  });

  it('may end a line at the seams of a long word, monospaced or not', () => {
    const word = 'TableReferenceAutoInsert';
    const broken = ['Table', 'Reference', 'Auto', 'Insert'];
    expect(written(paragraph(word))).toContain(
      `#p((${broken.map((piece) => `"${piece}"`).join(' + wbr + ')}))`,
    );
    expect(written(paragraph(text(word, 'code', 'bold')))).toContain(
      `#p([#b((${broken.map((piece) => `raw("${piece}")`).join(' + wbr + ')}))])`,
    );
  });

  it('leaves out empty paragraphs', () => {
    expect(written(paragraph(), paragraph(' '), paragraph('Текст'))).not.toContain('#p(" ")');
  });

  it('links to addresses that are safe to open and to no others', () => {
    const link = (href: string): NodeJson => ({
      type: 'text',
      text: 'x',
      marks: [{ type: 'link', attrs: { href } }],
    });
    expect(written(paragraph(link('https://example.org')))).toContain(
      '#link("https://example.org", "x")',
    );
    expect(written(paragraph(link('javascript:alert(1)')))).toContain('#p([#"x"])');
  });

  it('prints footnotes, line breaks and formulas in their place', () => {
    const line = written(
      paragraph(
        'а',
        { type: 'hardBreak' },
        { type: 'footnote', attrs: { text: 'сноска' } },
        { type: 'formulaInline', attrs: { tex: 'x' } },
        { type: 'formulaInline', attrs: { tex: '\\oops' } },
      ),
    );
    expect(line).toContain('[#"а"#linebreak()#fn("сноска")$x$#raw("\\\\oops")]');
  });
});

describe('references', () => {
  it('link to their target, and show one that is gone', () => {
    expect(written(paragraph(reference('f'), reference('gone')), figure('f', 'Схема'))).toContain(
      '#p([#xref("n-f", "1")#"?"])',
    );
  });

  it('link every source of a citation', () => {
    const document = build([section('chap', 'c', '', paragraph(citation('a', 'b')))], {
      sources: [source('a'), source('b')],
    });
    expect(writeTypst(document).source).toContain(
      '#"["#xref("s-a", "1")#", "#xref("s-b", "2")#"]"',
    );
  });
});

describe('blocks', () => {
  it('number headings and captions', () => {
    const typst = written(
      heading('h', 'Подраздел'),
      figure('f', 'Схема'),
      listing('l', '', 'x = 1'),
    );
    expect(typst).toContain('#numbered("n-h", 2, "1.1\u00a0Подраздел")');
    expect(typst).toContain('"Рисунок\u00a01\u00a0— " + "Схема"');
    expect(typst).toContain('#listing("n-l", "Листинг\u00a01", "x = 1")');
  });

  it('mark lists and set inner ones deeper', () => {
    const item = (...content: NodeJson[]): NodeJson => ({ type: 'listItem', content });
    const inner = { type: 'bulletList', content: [item(paragraph('внутри'))] };
    const letters: NodeJson = {
      type: 'orderedList',
      attrs: { format: 'letter', start: 7 },
      content: [item(paragraph('раз')), item(paragraph('два'), inner)],
    };
    expect(written(letters)).toContain(
      '#li(1, "ж)\u00a0", "раз")\n#li(1, "и)\u00a0", "два")\n#li(2, "–\u00a0", "внутри")',
    );
  });

  it('number formulas, and print the LaTeX of a wrong one', () => {
    const typst = written(formula('e', 'x'), formula('n', 'y', false), formula('w', '\\oops'));
    expect(typst).toContain('#eq("n-e", "1", $x$)');
    expect(typst).toContain('#eq("n-n", none, $y$)');
    expect(typst).toContain('#formula-source("n-w", "2", raw("\\\\oops"))');
  });

  it('say in a figure that its picture is missing', () => {
    expect(written(figure('f', 'Схема', 'lost'))).toContain('no-image(99mm)');
    expect(written(figure('f', 'Схема'))).toContain('image("/img/i-chart.png", width: 99mm)');
  });
});

describe('tables', () => {
  it('have a head, shares of the width and a caption for further pages', () => {
    const typst = written(
      tableBlock('t', 'Данные', [
        [headCell('Имя', { colwidth: [100] }), headCell('Число', { colwidth: [300] })],
        [cell('а'), cell('1,5')],
      ]),
    );
    expect(typst).toContain(
      '#tbl("n-t", "Таблица\u00a01\u00a0— " + "Данные", "Продолжение таблицы\u00a01", (25fr, 75fr,), 12pt, true, ' +
        '(th([#p("Имя")]), th([#p("Число")]),), ([#row-mark("t", 1)#p("а")], td(align: center + horizon, [#p("1,5")]),))',
    );
  });

  it('keep spans and stay arrays where there is one column or no head', () => {
    const typst = written(
      tableBlock('t', '', [[cell('а', { rowspan: 2 }), cell('б')], [cell('в')]]),
      tableBlock('u', '', [[cell('а')]]),
    );
    expect(typst).toContain('td(rowspan: 2, breakable: true, [#row-mark("t", 0)#p("а")])');
    expect(typst).toContain('(100fr,), 12pt, true, (), ([#row-mark("u", 0)#p("а")],))');
  });

  it('take a smaller font when their words would not fit', () => {
    const words = Array.from({ length: 12 }, () => cell('Многоуровневый'));
    expect(written(tableBlock('t', '', [words]))).toMatch(/\), 8pt, true/);
  });
});

describe('parts', () => {
  it('come in order: title page, abstract, contents, text, sources, appendices', () => {
    const document = build(
      [
        section('abstract', 'a', '', paragraph('Цель')),
        section('intro', 'i', ''),
        section('chap', 'c', 'Обзор', heading('h', 'Часть'), heading('s', 'Мелочь', 4)),
        section('references', 'r', ''),
        section('applications', 'x', 'Акт'),
      ],
      { sources: [source('s1', 'Сайт. URL: https://a.org/b.c (дата).')], keywords: ['сеть'] },
    );
    const { source: typst } = writeTypst(document);
    const calls = typst.slice(typst.indexOf('\n#title-page(') + 1).split('\n');
    expect(calls.map((line) => line.replace(/^#title-page.*/, '#title-page'))).toEqual([
      '#title-page',
      '#structural("n-a", "РЕФЕРАТ")',
      '#p[#"Отчет "#context counter(page).final().first()#"\u00a0с., 1\u00a0кн., 1\u00a0источн., 1\u00a0прил."]',
      '#keywords("СЕТЬ")',
      '#p("Цель")',
      '#structural("contents", "СОДЕРЖАНИЕ")',
      '#entry("n-i", 0, none, "ВВЕДЕНИЕ")',
      '#entry("n-c", 0, "1", "Обзор")',
      '#entry("n-h", 1, "1.1", "Часть")',
      '#entry("n-r", 0, none, "СПИСОК ИСПОЛЬЗОВАННЫХ ИСТОЧНИКОВ")',
      '#entry("n-x", 0, none, "ПРИЛОЖЕНИЕ\u00a0А Акт")',
      '#structural("n-i", "ВВЕДЕНИЕ")',
      '',
      '#chapter("n-c", "1\u00a0Обзор")',
      '#numbered("n-h", 2, "1.1\u00a0Часть")',
      '#numbered("n-s", 4, "1.1.1\u00a0Мелочь")',
      '#structural("n-r", "СПИСОК ИСПОЛЬЗОВАННЫХ ИСТОЧНИКОВ")',
      '#bib("s-s1", "1.\u00a0", [#"Сайт. URL: "#link("https://a.org/b.c", "https://a.org/b.c")#" (дата)."])',
      '#appendix("n-x", "ПРИЛОЖЕНИЕ\u00a0А", "Акт")',
      '',
      '',
    ]);
  });
});
