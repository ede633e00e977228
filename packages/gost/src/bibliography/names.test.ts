import { expect, test } from 'vitest';
import { initials } from './names.ts';

test.each([
  ['Иван Петрович', 'И. П.'],
  ['И.П.', 'И. П.'],
  ['И. П.', 'И. П.'],
  ['Жан-Поль', 'Ж.-П.'],
  ['Ж.-П.', 'Ж.-П.'],
  ['Дж. Р.', 'Дж. Р.'],
  ['Али Вагиф оглы', 'А. В. оглы'],
  ['', ''],
])('given names %s are written %s', (given, short) => {
  expect(initials(given)).toBe(short);
});
