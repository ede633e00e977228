import { expect, test } from 'vitest';
import { partsBetween, withoutPart } from './parts.ts';

const SECTIONS = [
  { id: 'a', blocks: 3 },
  { id: 'empty', blocks: 0 },
  { id: 'b', blocks: 2 },
  { id: 'c', blocks: 4 },
];

test('a selection goes from block to block over whole sections, whichever end comes first', () => {
  const parts = [
    { section: 'a', from: 1, to: 2 },
    { section: 'b', from: 0, to: 1 },
    { section: 'c', from: 0, to: 2 },
  ];
  const [first, last] = [
    { section: 'a', block: 1 },
    { section: 'c', block: 2 },
  ] as const;
  expect(partsBetween(SECTIONS, first, last)).toEqual(parts);
  expect(partsBetween(SECTIONS, last, first)).toEqual(parts);
  expect(partsBetween(SECTIONS, first, { section: 'gone', block: 0 })).toEqual([]);
});

test('what is taken away leaves the rest, and a line to write in where nothing is left', () => {
  const line = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
  const content = { type: 'doc', content: [line('а'), line('б'), line('в')] };
  expect(withoutPart(content, { section: 'a', from: 1, to: 2 }).content).toEqual([line('а')]);
  expect(withoutPart(content, { section: 'a', from: 0, to: 2 }).content).toEqual([
    { type: 'paragraph' },
  ]);
});
