import { describe, expect, it } from 'vitest';
import { createSequences, rowAfter } from './keys.ts';

const sequences = { projects: ['KeyG', 'KeyP'], fresh: ['KeyN', 'KeyP'] } as const;

function type(...presses: [code: string, at: number][]) {
  const press = createSequences(sequences);
  return presses.map(([code, at]) => press({ code, at }));
}

describe('a sequence of keys', () => {
  it('is recognised at its second key', () => {
    expect(type(['KeyG', 0], ['KeyP', 300])).toEqual([null, 'projects']);
  });

  it('is told from another one with the same ending', () => {
    expect(type(['KeyN', 0], ['KeyP', 300])).toEqual([null, 'fresh']);
  });

  it('is forgotten after a second', () => {
    expect(type(['KeyG', 0], ['KeyP', 1001])).toEqual([null, null]);
  });

  it('is broken by another key', () => {
    expect(type(['KeyG', 0], ['KeyX', 100], ['KeyP', 200])).toEqual([null, null, null]);
  });

  it('may start over at the key that broke it', () => {
    expect(type(['KeyG', 0], ['KeyN', 100], ['KeyP', 200])).toEqual([null, null, 'fresh']);
  });

  it('leaves nothing behind for the next key', () => {
    expect(type(['KeyG', 0], ['KeyP', 100], ['KeyP', 200])).toEqual([null, 'projects', null]);
  });
});

const rows = ['a', 'b', 'c'];

describe('stepping through rows', () => {
  it('goes to the next and to the previous one', () => {
    expect(rowAfter(rows, 'a', 1)).toBe('b');
    expect(rowAfter(rows, 'c', -1)).toBe('b');
  });

  it('begins at the first row, or backwards at the last', () => {
    expect(rowAfter(rows, null, 1)).toBe('a');
    expect(rowAfter(rows, null, -1)).toBe('c');
  });

  it('stays at the ends', () => {
    expect(rowAfter(rows, 'c', 1)).toBeUndefined();
    expect(rowAfter(rows, 'a', -1)).toBeUndefined();
    expect(rowAfter([], null, 1)).toBeUndefined();
  });
});
