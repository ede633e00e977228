import { describe, expect, it } from 'vitest';
import { changedBlocks } from './changed-blocks.ts';

const blocks = (...texts: string[]) =>
  texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }));

describe('the blocks that differ', () => {
  it.each([
    ['are none in the same text', 'а б в', 'а б в', { from: 3, before: 0, after: 0 }],
    ['are the one that was written in', 'а б в', 'а бб в', { from: 1, before: 1, after: 1 }],
    ['are the one that was put in', 'а б', 'а х б', { from: 1, before: 0, after: 1 }],
    ['are the one that was taken out', 'а б в', 'а в', { from: 1, before: 1, after: 0 }],
    ['are one of equal ones', 'а а а', 'а а', { from: 2, before: 1, after: 0 }],
    [
      'are all from the first to the last change',
      'а б в г',
      'х б у г',
      { from: 0, before: 3, after: 3 },
    ],
    ['are all of a text that begins', '', 'а', { from: 0, before: 1, after: 1 }],
  ])('%s', (_, before, after, expected) => {
    expect(changedBlocks(blocks(...before.split(' ')), blocks(...after.split(' ')))).toEqual(
      expected,
    );
  });
});
