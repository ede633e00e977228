import { expect, it } from 'vitest';
import { holderNames } from './holder-names.ts';

const named = (name: string) => ({ role: 'supervisor' as const, name });

it('the names of those who have a move pass over whoever has given none yet', () => {
  const team = [named(''), named('Орлова В. П.'), named(''), named('Петров П. И.')];
  expect(holderNames(team, ['supervisor'])).toBe('Орлова В. П., Петров П. И.');
  expect(holderNames([named(''), named('')], ['supervisor'])).toBe('');
  expect(holderNames(team, ['curator'])).toBe('');
});
