import { type DocumentSnapshot, defaultSettings, type NodeJson } from '@pv/editor-schema';
import { expect, it } from 'vitest';
import { changedBetween, outlineOf } from './version-outline.ts';

/** A text of one section with these paragraphs. */
const textOf = (...content: NodeJson[]): DocumentSnapshot => ({
  version: 1,
  settings: defaultSettings(),
  sections: [{ id: 'a', kind: 'intro', title: '', content: { type: 'doc', content } }],
  sources: [],
});
const words = (text: string): NodeJson => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
});

it('calls a section changed whose words are others, but not one whose empty paragraph was put back', () => {
  const written = outlineOf(textOf(words('Стенд'), { type: 'paragraph', content: [] }));
  const putBack = outlineOf(textOf(words('Стенд'), { type: 'paragraph' }));
  const other = outlineOf(textOf(words('Насос'), { type: 'paragraph' }));
  expect(changedBetween(written, putBack).count).toBe(0);
  expect(changedBetween(putBack, other).sections).toEqual([{ kind: 'intro', title: '' }]);
});
