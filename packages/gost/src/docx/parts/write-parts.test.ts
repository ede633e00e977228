import { describe, expect, it } from 'vitest';
import type { Part } from '../../model/document.ts';
import { fieldsOf, openDocx, paragraphsOf } from '../testing/open-docx.ts';
import { appendix, chapter, documentOf, figure, paragraph } from '../testing/sample.ts';
import { all, child, elements, printed, value } from '../testing/xml-tree.ts';

const intro: Part = {
  kind: 'structural',
  sectionId: 'i',
  sectionKind: 'intro',
  title: 'ВВЕДЕНИЕ',
  blocks: [figure({ id: 'f0' })],
};

describe('parts of the document', () => {
  it('begin with centred headings of structural elements, which are Word’s own without a number (6.2.1)', async () => {
    const { body } = await openDocx(documentOf([intro]));
    const [heading] = paragraphsOf(body, 'Heading1');
    expect(printed(heading)).toBe('ВВЕДЕНИЕ');
    const look = child(heading, 'w:pPr');
    expect(value(look, 'w:jc')).toBe('center');
    expect(value(child(look, 'w:numPr'), 'w:numId')).toBe('0');
    expect(all(heading, 'w:caps')).toHaveLength(1);
  });

  it('begin a new page without a heading where the writer gave none (6.2.1)', async () => {
    const untitled: Part = { ...intro, title: '', blocks: [paragraph('текст'), paragraph('ещё')] };
    const { body } = await openDocx(documentOf([untitled]));
    expect(paragraphsOf(body, 'Heading1')).toEqual([]);
    const lines = paragraphsOf(body, 'GostText');
    expect(lines.map(printed)).toEqual(['текст', 'ещё']);
    const breaks = lines.map((line) => child(child(line, 'w:pPr'), 'w:pageBreakBefore'));
    expect(breaks.map((found) => found !== undefined)).toEqual([true, false]);
  });

  it('number chapters by one list of Word (6.4.1)', async () => {
    const { body } = await openDocx(documentOf([chapter([], '1'), chapter([], '2')]));
    const lists = paragraphsOf(body, 'Heading1').map((found) => {
      const numbering = child(child(found, 'w:pPr'), 'w:numPr');
      return [value(numbering, 'w:numId'), value(numbering, 'w:ilvl')];
    });
    expect(lists[0]).toEqual(lists[1]);
    expect(lists[0]?.[1]).toBe('0');
  });

  it('hide what starts the counts of a chapter anew in its heading', async () => {
    const parts = [intro, chapter([figure({ number: '1.1' })])];
    const { body } = await openDocx(documentOf(parts));
    const heading = paragraphsOf(body, 'Heading1').at(-1);
    expect(fieldsOf(heading ?? body)).toEqual(['SEQ Рисунок \\h \\r 0']);
    for (const run of all(heading, 'w:r').filter((found) => all(found, 'w:t').length === 0)) {
      expect(child(child(run, 'w:rPr'), 'w:vanish')).toBeDefined();
    }
    expect(printed(heading)).toBe('Глава');
  });

  it('print «ПРИЛОЖЕНИЕ А» and its title in paragraphs of their own, one line of the contents (6.17.3)', async () => {
    const { body } = await openDocx(documentOf([appendix([])]));
    const [letter] = paragraphsOf(body, 'GostAppendix');
    expect(printed(letter)).toBe('ПРИЛОЖЕНИЕ\u00a0А');
    expect(fieldsOf(letter ?? body)).toEqual(['TC "ПРИЛОЖЕНИЕ\u00a0А Акт" \\l 1']);
    expect(paragraphsOf(body, 'GostAppendixTitle').map(printed)).toEqual(['Акт']);
  });

  it('list the sources under numbers with a dot (6.16)', async () => {
    const sources = ['Книга', 'Статья'].map((text, index) => ({
      id: text,
      number: index + 1,
      cited: true,
      text,
    }));
    const { body, part } = await openDocx(
      documentOf([{ kind: 'references', sectionId: 'r', title: 'СПИСОК' }], { sources }),
    );
    const records = paragraphsOf(body, 'GostSource');
    expect(records.map(printed)).toEqual(['Книга', 'Статья']);
    const id = value(child(child(records[0], 'w:pPr'), 'w:numPr'), 'w:numId');
    const numbering = await part('word/numbering.xml');
    const list = all(numbering, 'w:num').find((found) => found.attributes['w:numId'] === id);
    const definition = all(numbering, 'w:abstractNum').find(
      (found) => found.attributes['w:abstractNumId'] === value(list, 'w:abstractNumId'),
    );
    expect(
      value(
        elements(definition).find(({ name }) => name === 'w:lvl'),
        'w:lvlText',
      ),
    ).toBe('%1.');
  });
});
