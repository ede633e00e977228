import { checkContent } from '@pv/editor-schema';
import { describe, expect, it } from 'vitest';
import { checkDocument } from '../check/check-document.ts';
import { writeDocx } from '../docx/write-docx.ts';
import { importDocx } from '../import/import-docx.ts';
import { writeLatex } from '../latex/write-latex.ts';
import { writeMarkdown } from '../markdown/write-markdown.ts';
import { titlePage } from '../typst/sample-title-page.ts';
import { writeTypst } from '../typst/write-typst.ts';
import { buildDocument } from './build.ts';
import { numberDocument } from './numbering.ts';
import {
  figure,
  paragraph,
  partedFigure,
  reference,
  section,
  snapshot,
} from './sample-document.ts';

const parted = partedFigure('f', 'Стенд', [
  ['a', 'вид спереди'],
  ['b', 'вид сбоку'],
  ['c', ''],
]);
const text = snapshot([
  section(
    'chap',
    's',
    'Глава',
    figure('before', 'Схема'),
    paragraph('На рисунке ', reference('b'), ' виден привод.'),
    parted,
    figure('after', 'Итог'),
  ),
]);

/** Of the picture only the size matters, and in a file its being there. */
const PNG = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAC0lEQVR4nGNgAAIAAAUAAXpeqz8AAAAASUVORK5CYII=',
  ),
  (character) => character.charCodeAt(0),
);
const asset = { id: 'chart', mime: 'image/png', bytes: PNG, width: 40, height: 30 } as const;
const built = (of = text) =>
  buildDocument(of, { titlePage, assets: new Map([['chart', asset]]), formatSource: () => '' });

describe('a figure with parts', () => {
  it('is a text of the editor', () => {
    expect(() => checkContent({ type: 'doc', content: [parted] })).not.toThrow();
  });

  it('is one figure, its parts have letters, the figures after it go on (6.5.4)', () => {
    const numbers = numberDocument(text).items.map(({ id, number }) => [id, number]);
    expect(numbers.slice(1)).toEqual([
      ['before', '1'],
      ['f', '2'],
      ['a', '2, а'],
      ['b', '2, б'],
      ['c', '2, в'],
      ['after', '3'],
    ]);
  });

  it('with one part is a plain one, to which a reference to the part leads', () => {
    const one = partedFigure('f', 'Стенд', [['a', 'вид спереди']]);
    const document = built(
      snapshot([section('chap', 's', 'Глава', paragraph(reference('a')), one)]),
    );
    const [part] = document.parts;
    const [line, block] = part && 'blocks' in part ? part.blocks : [];
    expect(block).toMatchObject({ kind: 'figure', number: '1', images: [{ asset: 'chart' }] });
    expect(block).not.toHaveProperty('parts');
    expect(line).toMatchObject({ inlines: [{ target: 'f', label: '1' }] });
  });

  it('stands in rows on the page, every part with a label for references', () => {
    const { source } = writeTypst(built());
    expect(source.match(/parts\(\d/g)).toHaveLength(2);
    expect(source).toContain('#xref("n-b", "2, б")');
    expect(source).toContain('part("n-b", ');
  });

  it('goes into Markdown and LaTeX part by part', () => {
    expect(writeMarkdown(built()).text).toContain('б) вид сбоку');
    const latex = writeLatex(built()).text;
    expect(latex).toContain('\\caption{вид сбоку}');
    expect(latex).toContain('\\ref{o:b}');
  });

  it('comes back from our DOCX with its parts', async () => {
    const { snapshot: back } = await importDocx(await writeDocx(built()));
    const chapter = back.sections.find(({ kind }) => kind === 'chap');
    const found = chapter?.content.content?.find(({ type }) => type === 'partedFigure');
    expect(found?.content?.map(({ type, content }) => [type, content?.[0]?.text])).toEqual([
      ['figurePart', 'вид спереди'],
      ['figurePart', 'вид сбоку'],
      ['figurePart', undefined],
      ['figureCaption', 'Стенд'],
    ]);
    expect(found?.attrs?.columns).toBe(2);
  });

  it('is referred to by whoever refers to a part', () => {
    const found = checkDocument(text, {});
    const missing = found.filter(({ rule }) => rule === 'G32-6.5.1-reference');
    expect(missing.map(({ values }) => values.number)).toEqual(['1', '3']);
  });
});
