import { describe, expect, it } from 'vitest';
import type { Part } from '../../model/document.ts';
import { bookmark, fieldsOf, openDocx, styleOf } from '../testing/open-docx.ts';
import { appendix, chapter, documentOf, heading } from '../testing/sample.ts';
import { all, printed } from '../testing/xml-tree.ts';

const parts: Part[] = [
  { kind: 'structural', sectionId: 'i', sectionKind: 'intro', title: 'ВВЕДЕНИЕ', blocks: [] },
  chapter([
    heading({ id: 'h2', level: 2, number: '1.1', text: 'Подраздел' }),
    heading({ id: 'h3', level: 3, number: '1.1.1', text: 'Пункт' }),
    heading({ id: 'h4', level: 4, number: '1.1.1.1', text: 'Подпункт' }),
  ]),
  { kind: 'references', sectionId: 'r', title: 'СПИСОК ИСПОЛЬЗОВАННЫХ ИСТОЧНИКОВ' },
  appendix([], 'А'),
];
const abstract = { sectionId: 'ab', keywords: [], blocks: [] };
const headingPages = new Map([
  ['i', 3],
  ['c1', 4],
  ['h2', 5],
]);

const { body } = await openDocx(documentOf(parts, { abstract }), { headingPages });
const control = all(body, 'w:sdt')[0];
const lines = all(control, 'w:p');

describe('the contents', () => {
  it('list introduction, sections, subsections, items, sources and appendices with their pages (5.4.1)', () => {
    expect(lines.map(printed)).toEqual([
      'ВВЕДЕНИЕ\t3',
      '1 Глава\t4',
      '1.1 Подраздел\t5',
      '1.1.1 Пункт\t',
      'СПИСОК ИСПОЛЬЗОВАННЫХ ИСТОЧНИКОВ\t',
      'ПРИЛОЖЕНИЕ\u00a0А Акт\t',
    ]);
    expect(lines.map(styleOf)).toEqual(['TOC1', 'TOC1', 'TOC2', 'TOC3', 'TOC1', 'TOC1']);
  });

  it('are one field of Word from the first line to the last', () => {
    const marks = all(control, 'w:fldChar').map(({ attributes }) => attributes['w:fldCharType']);
    expect(marks.filter((mark) => mark === 'begin')).toHaveLength(lines.length + 1);
    expect(marks[0]).toBe('begin');
    expect(marks.at(-1)).toBe('end');
    expect(all(lines[0], 'w:fldChar')[0]?.attributes['w:dirty']).toBeUndefined();
    expect(fieldsOf(lines[0] ?? body)[0]).toBe('TOC \\o "1-3" \\h \\z \\f');
  });

  it('lead every line to its heading, whose page it asks for', () => {
    const titles = lines.map((line) => {
      const anchor = all(line, 'w:hyperlink')[0]?.attributes['w:anchor'] ?? '';
      expect(fieldsOf(line).at(-1)).toBe(`PAGEREF ${anchor} \\h`);
      return printed(bookmark(body, anchor));
    });
    expect(titles.slice(0, 3)).toEqual(['ВВЕДЕНИЕ', 'Глава', 'Подраздел']);
  });

  it('begin a second line under the title and not under the number', () => {
    const hanging = lines.map((line) => all(line, 'w:ind')[0]?.attributes['w:hanging'] ?? '0');
    expect(hanging).toEqual(['0', '210', '420', '630', '0', '0']);
  });

  it('are there in a document without headings too', async () => {
    const empty = await openDocx(documentOf([]));
    expect(fieldsOf(all(empty.body, 'w:sdt')[0] ?? empty.body)).toEqual([
      'TOC \\o "1-3" \\h \\z \\f',
    ]);
  });
});
