import { emptyContent, type NodeJson, sectionsMap, writeSectionContent } from '@pv/editor-schema';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { handClock } from '../quiet/hand-clock.ts';
import { countSection } from './count-section.ts';
import { followCounts } from './follow-counts.ts';
import { readLimit, writeLimit } from './limits.ts';
import { pagesOfSections } from './page-counts.ts';

const paragraph = (text: string, ...rest: NodeJson[]): NodeJson => ({
  type: 'paragraph',
  content: [{ type: 'text', text }, ...rest],
});
const docOf = (...content: NodeJson[]): NodeJson => ({ type: 'doc', content });

function withSection(): Y.Doc {
  const doc = new Y.Doc();
  const head = new Y.Map<unknown>([
    ['kind', 'chap'],
    ['title', ''],
    ['order', 'a0'],
  ]);
  sectionsMap(doc).set('one', head);
  writeSectionContent(doc, 'one', docOf(paragraph('Два слова')));
  return doc;
}

describe('counting what is written', () => {
  it('counts words with hyphens once, characters with and without spaces, notes and cells too', () => {
    const note: NodeJson = { type: 'footnote', attrs: { text: 'да' } };
    expect(countSection(docOf(paragraph('из-за 5\u00a0кг', note)))).toEqual({
      words: 4,
      signs: 12,
      letters: 10,
    });
    expect(countSection(emptyContent())).toEqual({ words: 0, signs: 0, letters: 0 });
  });

  it('counts anew after a pause, and leaves sections that nobody wrote in', () => {
    const doc = withSection();
    const clock = handClock();
    const counts = followCounts(doc, clock);
    expect(counts.current().get('one')?.words).toBe(2);
    writeSectionContent(doc, 'one', docOf(paragraph('Уже три слова')));
    expect(counts.current().get('one')?.words).toBe(2);
    clock.pass(600);
    expect(counts.current().get('one')?.words).toBe(3);
    counts.destroy();
  });
});

describe('the limit of a section', () => {
  it('is shared by all writers and forgotten when taken away', () => {
    const doc = withSection();
    writeLimit(doc, 'one', { unit: 'signs', most: 850 });
    expect(readLimit(doc, 'one')).toEqual({ unit: 'signs', most: 850 });
    writeLimit(doc, 'one', null);
    expect(readLimit(doc, 'one')).toBeNull();
  });

  it('is none where somebody has put what is no limit', () => {
    const doc = withSection();
    sectionsMap(doc).get('one')?.set('limit', { unit: 'tons', most: 'много' });
    expect(readLimit(doc, 'one')).toBeNull();
  });
});

describe('pages of sections', () => {
  it('are counted from heading to heading, the title page before the first', () => {
    const sections = [
      { id: 'title', title: '' },
      { id: 'intro', title: 'ВВЕДЕНИЕ' },
      { id: 'chap', title: 'Обзор методов' },
      { id: 'gone', title: 'Ненапечатанный' },
      { id: 'end', title: 'ЗАКЛЮЧЕНИЕ' },
    ];
    const headings = [
      { title: 'ВВЕДЕНИЕ', page: 2 },
      { title: '1\u00a0Обзор  методов', page: 4 },
      { title: '1.1 Сети', page: 6 },
      { title: 'ЗАКЛЮЧЕНИЕ', page: 10 },
    ];
    expect([...pagesOfSections(sections, headings, 11)]).toEqual([
      ['title', 1],
      ['intro', 2],
      ['chap', 6],
      ['end', 2],
    ]);
  });
});
