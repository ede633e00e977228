import { type DocumentSnapshot, defaultSettings } from '@pv/editor-schema';
import { describe, expect, it } from 'vitest';
import { changedParts } from './changed-parts.ts';

const content = { type: 'doc', content: [{ type: 'paragraph' }] };

const document: DocumentSnapshot = {
  version: 1,
  settings: defaultSettings(),
  sections: [
    { id: 'a', kind: 'chap', title: 'Обзор', content },
    { id: 'b', kind: 'chap', title: 'Метод', content },
  ],
  sources: [
    { id: 's', raw: 'Книга', csl: null },
    { id: 't', raw: 'Статья', csl: null },
  ],
};

describe('what a correction changes', () => {
  it('is nothing when the document is the same', () => {
    expect(changedParts(document, document)).toBeNull();
  });

  it('is only the fields that differ', () => {
    const [a, b] = document.sections;
    if (!a || !b) throw new Error('two sections');
    const [s] = document.sources;
    const source = { id: 't', raw: 'Статья.', csl: null };
    const after = {
      ...document,
      settings: { ...document.settings, keywords: ['СЕТИ'] },
      sections: [a, { ...b, title: 'Методы' }],
      sources: s ? [s, source] : [],
    };
    expect(changedParts(document, after)).toEqual({
      sections: new Map([['b', { title: 'Методы' }]]),
      order: null,
      sources: [source],
      settings: { keywords: ['СЕТИ'] },
    });
  });

  it('is the whole section and the order when one is added', () => {
    const added = { id: 'intro', kind: 'intro' as const, title: '', content };
    const after = { ...document, sections: [added, ...document.sections] };
    expect(changedParts(document, after)).toEqual({
      sections: new Map([['intro', { kind: 'intro', title: '', content }]]),
      order: ['intro', 'a', 'b'],
      sources: [],
      settings: {},
    });
  });
});
