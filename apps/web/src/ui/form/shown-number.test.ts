import { NUMBER_READERS } from '@pv/contract';
import { describe, expect, it } from 'vitest';
import { shownNumber } from './shown-number.ts';

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

describe('a field of a number', () => {
  it('shows a sum grouped, as it reads it again', () => {
    const shown = shownNumber('sum', 1_500_000, 'en');
    expect(spaced(shown)).toBe('1 500 000');
    expect(NUMBER_READERS.sum(shown).value).toBe(1_500_000);
  });

  it('shows a share in the language of the reader, a year as it is, nothing as nothing', () => {
    expect(shownNumber('percent', 12.5, 'ru')).toBe('12,5');
    expect(shownNumber('percent', 12.5, 'en')).toBe('12.5');
    expect(shownNumber('year', 2026, 'ru')).toBe('2026');
    expect(shownNumber('sum', null, 'ru')).toBe('');
  });

  it('keeps what is no number as it was typed', () => {
    expect(shownNumber('sum', '12 345,67', 'ru')).toBe('12 345,67');
  });
});
