import { expect, it } from 'vitest';
import { MOST_SOUGHT, searchWords } from './search-words.ts';

it('of words too many for an address the first are sought', () => {
  expect(searchWords('  пароль ')).toBe('пароль');
  expect(searchWords('x'.repeat(3000))).toBe('x'.repeat(MOST_SOUGHT));
  expect(searchWords(`${'x'.repeat(MOST_SOUGHT - 1)}🙂`)).toBe('x'.repeat(MOST_SOUGHT - 1));
});
