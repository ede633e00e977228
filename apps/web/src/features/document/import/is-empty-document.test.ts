import {
  type DocumentSnapshot,
  defaultSettings,
  emptyContent,
  type NodeJson,
} from '@pv/editor-schema';
import { describe, expect, it } from 'vitest';
import { isEmptyDocument } from './is-empty-document.ts';

const withContent = (content: NodeJson): DocumentSnapshot => ({
  version: 1,
  settings: defaultSettings(),
  sources: [],
  sections: [{ id: 'a', kind: 'intro', title: '', content }],
});

describe('a document', () => {
  it('is empty while its sections hold no word and no object', () => {
    expect(isEmptyDocument(withContent(emptyContent()))).toBe(true);
  });

  it('is not empty with one word, one formula, or one source', () => {
    const word = { type: 'paragraph', content: [{ type: 'text', text: 'Слово' }] };
    expect(isEmptyDocument(withContent({ type: 'doc', content: [word] }))).toBe(false);
    const formula = { type: 'formula', attrs: { tex: 'x' } };
    expect(isEmptyDocument(withContent({ type: 'doc', content: [formula] }))).toBe(false);
    const sources = [{ id: 's', raw: 'Книга', csl: null }];
    expect(isEmptyDocument({ ...withContent(emptyContent()), sources })).toBe(false);
  });
});
