import { expect, it } from 'vitest';
import { looksLikeCode } from './rules.ts';

it('a personal code is twelve signs, however they are spaced and written', () => {
  expect(looksLikeCode('ABCD-EFGH-JKMN')).toBe(true);
  expect(looksLikeCode(' abcd efgh jkmn ')).toBe(true);
  expect(looksLikeCode('не код')).toBe(false);
  expect(looksLikeCode('ABCDEFGHJKM')).toBe(false);
  expect(looksLikeCode('ABCDEFGHJKMU')).toBe(false);
});
