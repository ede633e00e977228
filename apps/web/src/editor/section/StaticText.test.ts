import { describe, expect, it } from 'vitest';
import { intoBox } from './place-caret.ts';
import { beginsWriting, changedBlocks } from './StaticText.tsx';

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

const key = (name: string, held: Partial<Parameters<typeof beginsWriting>[0]> = {}) => ({
  key: name,
  code: /^[a-z]$/i.test(name) ? `Key${name.toUpperCase()}` : name,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});

describe('a key on a text that is only shown', () => {
  it('begins the writing when it types, moves the caret or changes the text', () => {
    for (const name of ['a', 'Enter', ' ', 'Backspace', 'ArrowDown', 'End', '/']) {
      expect([name, beginsWriting(key(name))]).toEqual([name, true]);
    }
    expect(beginsWriting(key('ж', { code: 'Semicolon' }))).toBe(true);
    expect(beginsWriting(key('v', { ctrlKey: true }))).toBe(true);
    expect(beginsWriting(key('C', { ctrlKey: true, shiftKey: true }))).toBe(true);
  });

  it('is left alone when it walks, scrolls, copies or belongs to the page', () => {
    for (const name of ['Tab', 'Escape', 'Shift', 'Control', 'PageDown', 'F7']) {
      expect([name, beginsWriting(key(name))]).toEqual([name, false]);
    }
    expect(beginsWriting(key('c', { ctrlKey: true }))).toBe(false);
    expect(beginsWriting(key('с', { code: 'KeyC', metaKey: true }))).toBe(false);
    expect(beginsWriting(key('k', { ctrlKey: true }))).toBe(false);
  });
});

describe('a click beside the text', () => {
  it('means the nearest point of the text', () => {
    const box = { left: 100, top: 200, right: 700, bottom: 400 };
    expect(intoBox({ left: 20, top: 250 }, box)).toEqual({ left: 101, top: 250 });
    expect(intoBox({ left: 900, top: 100 }, box)).toEqual({ left: 699, top: 201 });
    expect(intoBox({ left: 300, top: 300 }, box)).toEqual({ left: 300, top: 300 });
  });
});
