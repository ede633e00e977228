import { expect, test } from 'vitest';
import { textBlock } from '../../../test/messy-docx/pieces.ts';
import { Cursor } from './cursor.ts';

const blocks = ['а', '', 'б', '', '', 'в'].map((text) => textBlock(text));
const [a, , b, , , c] = blocks;

test('looking ahead passes over blank blocks and takes nothing', () => {
  const cursor = new Cursor(blocks);
  expect([cursor.ahead(0), cursor.ahead(1), cursor.ahead(2), cursor.ahead(3)]).toEqual([
    a,
    b,
    c,
    null,
  ]);
  expect(cursor.here).toBe(a);
});

test('the block before is the last one that is not blank', () => {
  const cursor = new Cursor(blocks);
  expect(cursor.before).toBeNull();
  if (b) cursor.passThrough(b);
  cursor.skipBlank();
  expect(cursor.here).toBe(c);
  expect(cursor.before).toBe(b);
});

test('taking the last block leaves nothing', () => {
  const cursor = new Cursor([textBlock('а')]);
  cursor.take();
  expect([cursor.here, cursor.take(), cursor.ahead(0)]).toEqual([null, null, null]);
});

test('the first block that passes is found from here on', () => {
  const cursor = new Cursor(blocks);
  cursor.take();
  expect(cursor.find((block) => block.kind === 'text' && block.text === 'а')).toBeNull();
  expect(cursor.find((block) => block.kind === 'text' && block.text === 'в')).toBe(c);
});
