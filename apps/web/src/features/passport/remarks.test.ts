import { emptyPassport, type PassportFields } from '@pv/contract';
import { expect, it } from 'vitest';
import { remarkOn } from './remarks.ts';

const told = (fields: Partial<PassportFields>) => ({ ...emptyPassport(), ...fields });

it('a part of the market that is larger than the whole is remarked on where it is typed', () => {
  expect(remarkOn('sam', told({ tam: 10, sam: 20 }))).toBe('sam');
  expect(remarkOn('som', told({ tam: 30, sam: 20, som: 25 }))).toBe('som');
  expect(remarkOn('som', told({ tam: 10, som: 25 }))).toBe('somTam');
  expect(remarkOn('som', told({ tam: 10, sam: 10, som: 10 }))).toBeNull();
  expect(remarkOn('sam', told({ sam: 20 }))).toBeNull();
});

it('what the money is for adds up to what is asked', () => {
  const spending = [
    { title: 'Пилот', amount: 300 },
    { title: 'Команда', amount: 200 },
  ];
  expect(remarkOn('spending', told({ ask_amount: 500, spending }))).toBeNull();
  expect(remarkOn('spending', told({ ask_amount: 600, spending }))).toBe('spending');
  expect(remarkOn('spending', told({ spending }))).toBeNull();
  expect(remarkOn('spending', told({ ask_amount: 600 }))).toBeNull();
  // a sum that cannot be read stands in its field as it was typed
  const unread = { ask_amount: 'много' as never, spending };
  expect(remarkOn('spending', told(unread))).toBeNull();
});
