import type { NodeJson } from '@pv/editor-schema';
import { expect, test } from 'vitest';
import { recordText } from './answer-actions.ts';
import { addLabel, emptyLabels } from './labels.ts';

const labels = emptyLabels();
addLabel(labels, 'figure', 'Б.1', 'fig');
labels.sources[3] = 'src';

const paragraph = (...content: NodeJson[]): NodeJson => ({ type: 'paragraph', content });
const text = (value: string): NodeJson => ({ type: 'text', text: value });

test('live pieces are written as they were typed', () => {
  const block = paragraph(
    text('рис. '),
    { type: 'crossReference', attrs: { target: 'fig' } },
    text(' '),
    { type: 'citation', attrs: { sources: [{ id: 'src', locator: 'с. 5' }] } },
    { type: 'hardBreak' },
    { type: 'formulaInline', attrs: { tex: 'x^2' } },
    { type: 'footnote', attrs: { text: 'там же' } },
  );
  expect(recordText(block, labels)).toBe('рис. Б.1 [3, с. 5] x^2 (там же)');
});

test('the paragraphs of an item are parted by a space', () => {
  const item: NodeJson = {
    type: 'listItem',
    content: [paragraph(text('раз')), paragraph(text('два'))],
  };
  expect(recordText(item, labels)).toBe('раз два');
});
