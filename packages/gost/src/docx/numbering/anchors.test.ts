import { describe, expect, it } from 'vitest';
import type { Part } from '../../model/document.ts';
import { chapter, documentOf, figure, heading, list, table } from '../testing/sample.ts';
import { createAnchors } from './anchors.ts';

describe('bookmarks', () => {
  it('have names that Word takes, different for everything that is printed', () => {
    const blocks = [heading({ id: 'Раздел 1!' }), figure({ id: 'f' }), list('dash', [[table()]])];
    const anchors = createAnchors(documentOf([chapter(blocks)]));
    const names = ['c1', 'Раздел 1!', 'f', 't'].map((id) => anchors.target(id));
    expect(new Set(names).size).toBe(4);
    for (const name of names) expect(name).toMatch(/^_[A-Za-z]\w{0,38}$/);
  });

  it('are not there for what the document does not print', () => {
    const untitled: Part = {
      kind: 'structural',
      sectionId: 's',
      sectionKind: 'common',
      title: '',
      blocks: [],
    };
    const anchors = createAnchors(documentOf([untitled]));
    expect(anchors.target('s')).toBeUndefined();
    expect(anchors.target('gone')).toBeUndefined();
  });

  it('stand at sources only where the list of sources is printed', () => {
    const sources = [{ id: 's', number: 1, cited: true, text: 'Книга' }];
    const references = { kind: 'references', sectionId: 'r', title: 'СПИСОК' } as const;
    expect(createAnchors(documentOf([references], { sources })).source(1)).toBe('_Src_1');
    expect(createAnchors(documentOf([], { sources })).source(1)).toBeUndefined();
  });
});
