import fc from 'fast-check';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { messyDocument } from '../check/testing/messy-document.ts';
import { buildDocument } from '../model/build.ts';
import { packageFaults } from './testing/package-faults.ts';
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
  reference,
  table,
  titlePage,
} from './testing/sample.ts';
import { schemaBreaches } from './testing/schema-order.ts';
import { thesis } from './testing/thesis.ts';
import { parseXml } from './testing/xml-tree.ts';
import { writeDocx } from './write-docx.ts';

const FORMULAS = [
  '\\frac{a}{b}',
  '\\sqrt[3]{x}',
  '\\sum_{i=1}^{n} x_i^2',
  '\\int\\limits_a^b f\\,dx',
  '\\left(\\frac{1}{2}\\right)',
  '\\begin{cases} a & b \\\\ c & d \\end{cases}',
  '\\begin{aligned} a &= b \\\\ &= c \\end{aligned}',
  '\\overline{x} + \\hat{y} + \\underbrace{z}_{n}',
  '\\lim_{x \\to 0} \\sin x',
  '\\binom{n}{k}',
  '\\text{если } x < 0',
];

describe('a file for Word', () => {
  it('of a whole thesis has no fault that Word would stumble over', async () => {
    expect(await packageFaults(await writeDocx(thesis(2)))).toEqual([]);
    expect(await packageFaults(await writeDocx(thesis(1, 'through'), { pages: 40 }))).toEqual([]);
  });

  it('has none without any content', async () => {
    expect(await packageFaults(await writeDocx(documentOf([])))).toEqual([]);
  });

  it('has none where tables, lists, formulas and pictures stand in each other', async () => {
    const inner = [formula(), table({ id: 'u' }), figure({ id: 'g' })];
    const blocks = [
      table({
        columns: [0.2, 0.3, 0.5],
        rows: [
          { header: true, cells: [cell('а', { header: true, colspan: 3 })] },
          { header: false, cells: [cell(inner, { rowspan: 2 }), cell([]), cell('б')] },
          { header: false, cells: [cell([list('digit', [inner])], { colspan: 2 })] },
        ],
      }),
      formula({ id: 'e2', number: '2' }),
      formula({ id: 'e3', number: '3' }),
      table({ id: 'v' }),
      list(
        'letter',
        Array.from({ length: 30 }, (_, index) => `пункт ${index}`),
      ),
      list('digit', [[list('dash', [[list('letter', ['глубже'])]])]], 5),
      listing(),
      heading(),
      paragraph(reference({}), { kind: 'footnote', text: 'сноска' }, { kind: 'break' }),
    ];
    const file = await writeDocx(documentOf([chapter(blocks), appendix(blocks)]));
    expect((await packageFaults(file)).filter((fault) => !fault.includes('twice'))).toEqual([]);
  });

  it('has none where a part without a heading begins with a table after another one', async () => {
    const headless = {
      kind: 'structural',
      sectionId: 'n',
      sectionKind: 'common',
      title: '',
    } as const;
    const blocks = [formula({ id: 'e2', number: '2' })];
    const document = documentOf([chapter([formula()]), { ...headless, blocks }]);
    expect(await packageFaults(await writeDocx(document))).toEqual([]);
  });

  it.each(FORMULAS)('has none with the formula %s', async (tex) => {
    const blocks = [formula({ tex }), paragraph({ kind: 'math', tex })];
    expect(await packageFaults(await writeDocx(documentOf([chapter(blocks)])))).toEqual([]);
  });

  it.each(['image/png', 'image/jpeg', 'image/gif', 'image/svg+xml'] as const)(
    'has none with a picture of %s, even one without a size',
    async (mime) => {
      const pictures = [
        { ...asset, mime },
        { ...asset, id: 'flat', mime, width: 3000, height: 1 },
        { ...asset, id: 'empty', mime, width: 0, height: 0 },
      ];
      const images = pictures.map(({ id }) => ({ asset: id, width: 33, alt: 'Вид' }));
      const document = documentOf([chapter([figure({ images })])], {
        assets: new Map(pictures.map((one) => [one.id, one])),
      });
      expect(await packageFaults(await writeDocx(document))).toEqual([]);
    },
  );

  it('has none whatever a student has typed', async () => {
    await fc.assert(
      fc.asyncProperty(messyDocument, async (snapshot) => {
        const document = buildDocument(snapshot, {
          titlePage,
          assets: new Map([[asset.id, asset]]),
          formatSource: (source) => source.raw,
        });
        expect(await packageFaults(await writeDocx(document))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});

describe('the look-out for faults', () => {
  it.each([
    ['<w:pPr><w:jc/><w:spacing/></w:pPr>', 'w:pPr: w:jc before w:spacing'],
    ['<w:rPr><w:sz/><w:b/></w:rPr>', 'w:rPr: w:sz before w:b'],
    ['<w:tblPr><w:tblLayout/><w:tblW/></w:tblPr>', 'w:tblPr: w:tblLayout before w:tblW'],
    ['<w:sectPr><w:pgMar/><w:pgSz/></w:sectPr>', 'w:sectPr: w:pgMar before w:pgSz'],
    ['<w:pPr><w:jc/><w:jc/></w:pPr>', 'w:pPr: w:jc twice'],
    ['<w:tcPr><w:jc/></w:tcPr>', 'w:tcPr: w:jc is not allowed'],
    ['<w:tc><w:tcPr/><w:p/><w:tbl/><w:p/></w:tc>', undefined],
  ])('tells what is wrong with %s', (xml, breach) => {
    const spaced = xml.replace('>', ' xmlns:w="w">');
    expect(schemaBreaches(parseXml(spaced))[0]).toBe(breach);
  });

  it.each([
    [
      '<w:p/><w:tbl><w:tblGrid><w:gridCol/></w:tblGrid><w:tr><w:tc/><w:tc/></w:tr></w:tbl>',
      'a row covers 2 of 1 columns',
    ],
    [
      '<w:tbl><w:tr><w:tc><w:p/><w:tbl/></w:tc></w:tr></w:tbl>',
      'a cell does not end with a paragraph',
    ],
    ['<w:tbl/><w:tbl/>', 'two tables touch'],
    ['<w:bookmarkStart w:id="1" w:name="a"/>', 'bookmark 1 never ends'],
    ['<w:bookmarkStart w:id="1" w:name="a b"/>', 'bookmark name «a b»'],
    ['<w:fldChar w:fldCharType="begin"/>', 'a field never ends'],
    ['<w:ind w:left="1.5"/>', 'w:ind w:left="1.5" is not whole'],
    ['<w:hyperlink r:id="gone"/>', 'no relationship gone'],
    ['<w:footnoteReference w:id="77"/>', 'no footnote 77'],
    ['<wp:docPr id="1"/><wp:docPr id="1"/>', 'wp:docPr id 1 twice'],
  ])('finds %s', async (wrong, fault) => {
    const zip = await JSZip.loadAsync(await writeDocx(documentOf([])));
    const body = await zip.file('word/document.xml')?.async('string');
    zip.file('word/document.xml', body?.replace('<w:body>', `<w:body>${wrong}`) ?? '');
    const faults = await packageFaults(await zip.generateAsync({ type: 'uint8array' }));
    expect(faults.some((found) => found.endsWith(fault))).toBe(true);
  });
});
