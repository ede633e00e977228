import { expect, it } from 'vitest';
import { innSchema, isInn, isOgrn, ogrnSchema } from './registration-numbers.ts';

it('an ИНН has ten digits or twelve, and its control digits fit', () => {
  expect(['7701234560', '500100732259'].map(isInn)).toEqual([true, true]);
  const wrong = ['123', '7701234567', '500100732258', '500100732249', '0000000000', '77012345601'];
  expect(wrong.filter(isInn)).toEqual([]);
});

it('an ОГРН has thirteen digits, an ОГРНИП fifteen, and the control digit fits', () => {
  expect(['1027700000008', '304500116000157'].map(isOgrn)).toEqual([true, true]);
  const wrong = ['abc', '1027700000000', '304500116000158', '10277000000080', '0000000000000'];
  expect(wrong.filter(isOgrn)).toEqual([]);
});

it('either may be left out, is taken with spaces and says which one is wrong', () => {
  expect([innSchema.parse(''), ogrnSchema.parse('')]).toEqual(['', '']);
  expect(innSchema.parse('77 0123 4560')).toBe('7701234560');
  expect(innSchema.safeParse('123').error?.issues[0]?.message).toBe('inn_wrong');
  expect(ogrnSchema.safeParse('abc').error?.issues[0]?.message).toBe('ogrn_wrong');
});
