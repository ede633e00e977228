import type { NodeJson } from '@pv/editor-schema';
import { expect, it } from 'vitest';
import { typedRange } from './typed-range.ts';

const text = (words: string): NodeJson => ({ type: 'text', text: words });
const block = (...content: NodeJson[]): NodeJson => ({ type: 'paragraph', content });
const section: NodeJson = {
  type: 'doc',
  content: [
    block(text('Сеть')),
    { type: 'bulletList', content: [{ type: 'listItem', content: [block(text('первая сеть'))] }] },
    block(text('по '), { type: 'citation' }, text(' сеть'), { type: 'hardBreak' }, text('сети')),
  ],
};

it('counts what is typed before a stretch, in lists too', () => {
  expect(typedRange(section, [0], [0, 4])).toEqual([0, 4]);
  expect(typedRange(section, [1, 0, 0], [7, 11])).toEqual([11, 15]);
});

it('counts no objects, which nobody has typed', () => {
  expect(typedRange(section, [2], [5, 9])).toEqual([19, 23]);
  expect(typedRange(section, [2], [10, 14])).toEqual([23, 27]);
});

it('has nothing for an object alone, nor where the block is gone', () => {
  expect(typedRange(section, [2], [3, 4])).toBeNull();
  expect(typedRange(section, [7], [0, 1])).toBeNull();
});
