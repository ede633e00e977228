import fc from 'fast-check';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { openDocx } from './testing/open-docx.ts';
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
  text,
  titlePage,
} from './testing/sample.ts';
import { all, child, parseXml, value } from './testing/xml-tree.ts';
import { writeDocx } from './write-docx.ts';

describe('the package', () => {
  it('holds nothing but well-formed XML beside the pictures', async () => {
    const { zip } = await openDocx(documentOf([chapter([figure()])]));
    const parts = Object.keys(zip.files).filter((path) => /\.(xml|rels)$/.test(path));
    expect(parts).toContain('word/document.xml');
    for (const path of parts) parseXml((await zip.file(path)?.async('string')) ?? '');
  });

  it('holds each picture once, whole and not compressed again', async () => {
    const file = await writeDocx(documentOf([chapter([figure(), figure({ id: 'g' })])]));
    const media = (await JSZip.loadAsync(file)).file(/^word\/media\//);
    expect(media).toHaveLength(1);
    expect(await media[0]?.async('uint8array')).toEqual(asset.bytes);
    expect(Buffer.from(file).includes(Buffer.from(asset.bytes))).toBe(true);
  });

  it('hyphenates, but not capitals, and lets Word open it without a question', async () => {
    const { part } = await openDocx(documentOf([]));
    const settings = await part('word/settings.xml');
    expect(child(settings, 'w:autoHyphenation')?.attributes['w:val'] ?? 'true').toBe('true');
    expect(child(settings, 'w:doNotHyphenateCaps')).toBeDefined();
    // every field has its value: Word would ask before it counts them anew
    expect(child(settings, 'w:updateFields')).toBeUndefined();
  });

  it('has only styles that it defines', async () => {
    const { body, part } = await openDocx(everything('Имя'));
    const known = new Set(
      all(await part('word/styles.xml'), 'w:style').map((style) => style.attributes['w:styleId']),
    );
    for (const element of ['w:pStyle', 'w:rStyle', 'w:tblStyle']) {
      for (const { attributes } of all(body, element)) expect(known).toContain(attributes['w:val']);
    }
  });

  it('has every list that a paragraph or a style is numbered by', async () => {
    const { body, part } = await openDocx(everything('Имя'));
    const lists = all(await part('word/numbering.xml'), 'w:num');
    const known = new Set(['0', ...lists.map((item) => item.attributes['w:numId'])]);
    for (const tree of [body, await part('word/styles.xml')]) {
      for (const { attributes } of all(tree, 'w:numId'))
        expect(known).toContain(attributes['w:val']);
    }
  });

  it('links the levels of the headings to their styles and the styles to the list', async () => {
    const { part } = await openDocx(documentOf([]));
    const numbering = await part('word/numbering.xml');
    const definition = all(numbering, 'w:abstractNum').find(
      (found) => all(found, 'w:pStyle').length > 0,
    );
    expect(all(definition, 'w:pStyle').map(({ attributes }) => attributes['w:val'])).toEqual(
      [1, 2, 3, 4].map((level) => `Heading${level}`),
    );
    const styles = all(await part('word/styles.xml'), 'w:style');
    const first = styles.find((style) => style.attributes['w:styleId'] === 'Heading1');
    const id = value(child(child(first, 'w:pPr'), 'w:numPr'), 'w:numId');
    const named = all(numbering, 'w:num').find((found) => found.attributes['w:numId'] === id);
    expect(value(named, 'w:abstractNumId')).toBe(definition?.attributes['w:abstractNumId']);
  });

  it('uses the name of every bookmark once and points at bookmarks that are there', async () => {
    const { body } = await openDocx(everything('Имя'));
    const names = all(body, 'w:bookmarkStart').map(({ attributes }) => attributes['w:name']);
    expect(new Set(names).size).toBe(names.length);
    for (const { attributes } of all(body, 'w:hyperlink')) {
      if (attributes['w:anchor']) expect(names).toContain(attributes['w:anchor']);
    }
    for (const { attributes } of all(body, 'w:fldSimple')) {
      const target = /^ (?:PAGE)?REF (\S+)/.exec(attributes['w:instr'] ?? '')?.[1];
      if (target) expect(names).toContain(target);
    }
  });

  it('is valid XML whatever is typed', async () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom(
        ']]>',
        '<w:p/>',
        '&amp;',
        '{\uffffheadings-0}',
        '\u0000\ud800\ufffe',
        '\\{}$%',
      ),
    );
    await fc.assert(
      fc.asyncProperty(hostile, async (typed) => {
        const { zip } = await openDocx(everything(typed));
        for (const part of zip.file(/\.(xml|rels)$/)) parseXml(await part.async('string'));
      }),
      { numRuns: 30 },
    );
  });

  it('takes a paragraph of a million characters', async () => {
    const { body } = await openDocx(documentOf([chapter([paragraph('я'.repeat(1_000_000))])]));
    expect(all(body, 'w:t').some((run) => run.children.join('').length === 1_000_000)).toBe(true);
  });
});

/** One of everything, with `typed` wherever something can be typed. */
function everything(typed: string) {
  const name = [text(typed)];
  const blocks = [
    paragraph(typed, { kind: 'text', text: typed, style: { href: typed, code: true } }),
    paragraph({ kind: 'math', tex: typed }, { kind: 'footnote', text: typed }, { kind: 'break' }),
    paragraph(reference({}), reference({ target: typed, label: typed })),
    paragraph({
      kind: 'citation',
      items: [{ source: { id: 's', locator: typed }, number: 1 }],
    }),
    heading({ text: typed }),
    heading({ id: 'typed', number: typed, text: typed }),
    list('letter', [typed, [list('dash', [typed])]]),
    figure({ caption: name, images: [{ asset: 'chart', width: 40, alt: typed }] }),
    figure({ id: 'gone', images: [{ asset: typed, width: 40, alt: '' }] }),
    table({ caption: name, rows: [{ header: true, cells: [cell(typed), cell([])] }] }),
    listing({ caption: name, code: typed }),
    formula({ tex: typed }),
    formula({ id: 'free', number: typed, tex: 'x' }),
  ];
  const sources = [{ id: 's', number: 1, cited: true, text: `${typed} https://a.ru/${typed}` }];
  return documentOf(
    [
      { kind: 'structural', sectionId: 'i', sectionKind: 'intro', title: typed, blocks: [] },
      chapter(blocks),
      { kind: 'references', sectionId: 'r', title: typed },
      appendix([heading({ id: 'ha', number: 'А.1' })], 'А'),
    ],
    {
      sources,
      titlePage: { ...titlePage, title: typed, codes: [typed], city: typed },
      abstract: { sectionId: 'ab', keywords: [typed], blocks: [paragraph(typed)] },
    },
  );
}
