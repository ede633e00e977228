import { describe, expect, it } from 'vitest';
import { stillFits } from './still-fits.ts';

const row = {
  title: 'Чёрный ящик ЭВМ',
  creator: { id: 'u', name: 'Ёлкина А. Ю.' },
  group: 'ИВТ-41',
};

describe('a project found for earlier words', () => {
  it.each(['чер', 'эвм ящик', 'елкина', 'ивт-41 черный', ''])('fits %j', (words) => {
    expect(stillFits(row, words)).toBe(true);
  });

  it.each(['черныш', 'ящик 2', 'ивт-42'])('does not fit %j', (words) => {
    expect(stillFits(row, words)).toBe(false);
  });
});
