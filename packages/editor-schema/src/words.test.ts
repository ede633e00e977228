import { describe, expect, it } from 'vitest';
import { type DocumentSnapshot, defaultSettings, type NodeJson } from './snapshot.ts';
import { documentWords, nodeText, walk, writtenWords } from './words.ts';

const text = (value: string): NodeJson => ({ type: 'text', text: value });
const paragraph = (...content: NodeJson[]): NodeJson => ({ type: 'paragraph', content });

describe('the text of a node', () => {
  it('joins its pieces, a space for a break and nothing for what prints by itself', () => {
    const line = paragraph(
      text('до'),
      { type: 'hardBreak' },
      text('после'),
      { type: 'citation', attrs: { sources: [] } },
      { type: 'footnote', attrs: { text: 'сноска' } },
    );
    expect(nodeText(line)).toBe('до после');
    expect(nodeText({ type: 'paragraph' })).toBe('');
  });
});

it('counts a word with a hyphen as one, in texts and notes, but no titles and no sources', () => {
  const note = { type: 'footnote', attrs: { text: 'См. там' } };
  const content = { type: 'doc', content: [paragraph(text('Из-за 2 машин'), note)] };
  const section = { id: 'c', kind: 'chap' as const, title: 'Обзор', content };
  const list = { ...section, kind: 'references' as const };
  const sources = [{ id: 's', raw: 'Иванов, 2020', csl: null }];
  const snapshot = { version: 1, settings: defaultSettings(), sections: [section, list], sources };
  expect(writtenWords(snapshot)).toBe(5);
});

describe('a walk', () => {
  it('meets every node before those inside it and tells the way to it', () => {
    const met: string[] = [];
    const doc: NodeJson = {
      type: 'doc',
      content: [
        paragraph(text('а')),
        { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph()] }] },
      ],
    };
    walk(doc, (node, path) => met.push(`${node.type} ${path.join('.')}`.trim()));
    expect(met).toEqual([
      'doc',
      'paragraph 0',
      'text 0.0',
      'bulletList 1',
      'listItem 1.0',
      'paragraph 1.0.0',
    ]);
  });
});

describe('the words of a document', () => {
  it('are those of titles, texts, captions, footnotes and records, each as often as it stands', () => {
    const snapshot: DocumentSnapshot = {
      version: 1,
      settings: defaultSettings(),
      sections: [
        {
          id: 'c',
          kind: 'chap',
          title: 'Обзор методов',
          content: {
            type: 'doc',
            content: [
              paragraph(text('Метод'), text('ика, 2 метода'), {
                type: 'footnote',
                attrs: { text: 'См. там' },
              }),
              { type: 'figure', content: [text('Схема')] },
            ],
          },
        },
      ],
      sources: [{ id: 's', raw: 'Иванов, 2020', csl: null }],
    };
    expect(documentWords(snapshot).sort()).toEqual(
      'Обзор методов Методика 2 метода См там Схема Иванов 2020'.split(' ').sort(),
    );
  });
});
