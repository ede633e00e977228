import { spawnSync } from 'node:child_process';
import type { InsertedPages } from '@pv/editor-schema';
import { describe, expect, it } from 'vitest';
import { buildDocument } from '../model/build.ts';
import type { Asset } from '../model/document.ts';
import { paragraph, section, snapshot } from '../model/sample-document.ts';
import { compileDocument } from './compile-document.ts';
import { createCompiler } from './compiler.ts';
import { pdfPages } from './pdf-pages.ts';
import { titlePage } from './sample-title-page.ts';

const compiler = createCompiler();
const READER = 'pdftotext';
const hasReader = spawnSync(READER, ['-v']).error === undefined;

/** A page that opens with a password which nobody knows. */
function encrypted(): Uint8Array {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
    `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'11'.repeat(32)}> /U <${'22'.repeat(32)}> >>`,
  ];
  let written = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = written.length;
    written += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const trailer = '<< /Size 5 /Root 1 0 R /Encrypt 4 0 R /ID [<00><00>] >>';
  const table = `xref\n0 5\n0000000000 65535 f \n${offsets.join('')}trailer\n${trailer}\n`;
  return new TextEncoder().encode(`${written}${table}startxref\n${written.length}\n%%EOF\n`);
}

/** A PDF of so many pages, each saying that word. */
function pdfOf(word: string, pages: number): Uint8Array {
  const source = Array.from({ length: pages }, () => word).join('\n#pagebreak()\n');
  return compiler.compile({ source, assets: new Map() }).pdf();
}

const file = (id: string, bytes: Uint8Array): [string, Asset] => [
  id,
  { id, mime: 'application/pdf', bytes, width: 0, height: 0 },
];

/** A document with ready pages, laid out. */
function printed(insertedPages: InsertedPages[], ...files: [string, Asset][]) {
  const sections = [
    section('title', 't', ''),
    section('main', 'm', ''),
    section('chap', 'c', 'Глава', paragraph('Слова главы.')),
  ];
  const given = snapshot(sections);
  const settings = { ...given.settings, insertedPages };
  return compileDocument(
    compiler,
    buildDocument(
      { ...given, settings },
      { titlePage, assets: new Map(files), formatSource: ({ raw }) => raw },
    ),
  );
}

const ready = (asset: string, place: InsertedPages['place'], pages: number): InsertedPages => ({
  asset,
  name: `${asset}.pdf`,
  place,
  pages,
});

/** The words of each page of a PDF. */
function wordsOf(pdf: Uint8Array): string[] {
  const { stdout } = spawnSync(READER, ['-layout', '-', '-'], { input: pdf });
  return stdout.toString().split('\f').slice(0, -1);
}

describe('ready pages of PDF in a document', () => {
  it('takes the place of the title page, follows it, ends the document, and is counted', () => {
    const plain = printed([]);
    expect([plain.pages, plain.headingPages.get('c')]).toEqual([3, 3]);
    const one = file('one', pdfOf('Ready', 2));
    const pagesWith = (place: InsertedPages['place']) => {
      const { pages, headingPages } = printed([ready('one', place, 2)], one);
      return [pages, headingPages.get('c')];
    };
    expect(pagesWith('title')).toEqual([4, 4]);
    expect(pagesWith('after_title')).toEqual([5, 5]);
    expect(pagesWith('end')).toEqual([5, 3]);
  });

  it.skipIf(!hasReader)('prints them as they are, and the right pages in the contents', () => {
    const { pdf } = printed(
      [ready('end', 'end', 1), ready('task', 'after_title', 2), ready('front', 'title', 1)],
      file('front', pdfOf('Signed', 1)),
      file('task', pdfOf('Task', 2)),
      file('end', pdfOf('Review', 1)),
    );
    const words = wordsOf(pdf());
    expect(words.map((page) => page.trim().split(/\s/)[0])).toEqual([
      'Signed',
      'Task',
      'Task',
      'СОДЕРЖАНИЕ',
      '1',
      'Review',
    ]);
    expect(words[0]?.trim()).toBe('Signed');
    expect(words[1]?.trim()).toBe('Task');
    expect(words[3]).toMatch(/Глава[ .]+5\s/);
    expect(words[4]?.trim().endsWith('5')).toBe(true);
  });

  it('puts a note where the file is broken, is not there or has fewer pages', () => {
    const broken = file('one', new TextEncoder().encode('%PDF-1.7 no more'));
    const { brokenAssets, pages } = printed([ready('one', 'end', 2)], broken);
    expect([brokenAssets, pages]).toEqual([['one'], 5]);
    expect(printed([ready('none', 'title', 1)]).pages).toBe(3);
    const short = printed([ready('one', 'end', 9)], file('one', pdfOf('Ready', 1)));
    expect([short.brokenAssets, short.pages]).toEqual([['one'], 12]);
  });
});

describe('a PDF that is offered', () => {
  it('is counted', () => {
    expect(pdfPages(compiler, pdfOf('Ready', 1))).toEqual({ pages: 1 });
    expect(pdfPages(compiler, pdfOf('Ready', 17))).toEqual({ pages: 17 });
    expect(pdfPages(compiler, pdfOf('Ready', 30))).toEqual({ pages: 30 });
  });

  it('is refused when it is broken, protected or has too many pages', () => {
    const text = new TextEncoder();
    expect(pdfPages(compiler, pdfOf('Ready', 31))).toEqual({ problem: 'many' });
    expect(pdfPages(compiler, text.encode('%PDF-1.7 no more'))).toEqual({ problem: 'broken' });
    expect(pdfPages(compiler, text.encode('GIF89a'))).toEqual({ problem: 'broken' });
    expect(pdfPages(compiler, encrypted())).toEqual({ problem: 'encrypted' });
  });
});
