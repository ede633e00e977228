import { useState } from 'react';
import { expect, it } from 'vitest';
import { shown } from '../../testing/shown.tsx';
import { NumberField } from './NumberField.tsx';
import type { TypedNumber } from './shown-number.ts';

/** A field over what its owner has, who tells everything that he was given. */
async function open(begins: TypedNumber, saidBeside = false) {
  const given: TypedNumber[] = [];
  function Owner() {
    const [value, setValue] = useState(begins);
    const take = (next: TypedNumber) => {
      given.push(next);
      setValue(next);
    };
    return (
      <NumberField kind="sum" label="Сумма" saidBeside={saidBeside} value={value} onChange={take} />
    );
  }
  const { screen, user } = await shown(Owner);
  const field = await screen.findByLabelText<HTMLInputElement>('Сумма');
  async function type(text: string) {
    await user.clear(field);
    await user.type(field, text);
    await user.tab();
  }
  const stands = () => field.value.replaceAll('\u00a0', ' ');
  return { screen, user, field, type, given, stands };
}

it('a sum is shown grouped once its field is left', async () => {
  const { type, given, stands } = await open(null);
  await type('1,5 млн');
  expect([given.at(-1), stands()]).toEqual([1_500_000, '1 500 000']);
});

it('what is no sum stays as it was typed, and its field says what to do', async () => {
  const { screen, type, given, stands } = await open(700);
  await type('12 345,67');
  expect([given.at(-1), stands()]).toEqual(['12 345,67', '12 345,67']);
  expect(screen.getByText(/Укажите целые рубли/)).toBeDefined();
  await type('12 346');
  expect([given.at(-1), stands()]).toEqual([12_346, '12 346']);
  expect(screen.queryByText(/Укажите целые рубли/)).toBeNull();
});

it('the beginning of what is no sum is given back at once', async () => {
  const { user, field, given, stands } = await open(700);
  await user.clear(field);
  await user.type(field, '500000,');
  expect([given.at(-1), stands()]).toEqual([700, '500000,']);
  await user.keyboard('{Enter}');
  expect(given.at(-1)).toBe('500000,');
});

it('a field whose owner says what is wrong only marks itself', async () => {
  const { screen, field } = await open('много', true);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText(/Введите сумму/)).toBeNull();
});
