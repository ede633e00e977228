import { emptyPassport, type Passport } from '@pv/contract';
import { expect, it } from 'vitest';
import { ventureTexts } from './venture-texts.ts';

it('the money that is asked for begins with its amount: the line of a paper is called «Сумма»', () => {
  const fields: Passport['fields'] = {
    ...emptyPassport(),
    ask_amount: 1_000_000,
    ask_form: 'grant',
  };
  const told = { fields, readiness: null, confirmed: null, evidence: [] };
  const { ask } = ventureTexts(told as unknown as Passport);
  expect(ask?.replaceAll(/\s/g, ' ')).toBe('1 000 000 руб., форма: грант');
});
