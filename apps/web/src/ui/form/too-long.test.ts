import { createTextEngine } from '@pv/texts';
import { ru } from '@pv/texts/ru';
import { describe, expect, it } from 'vitest';
import { tooLong } from './too-long.ts';

const engine = createTextEngine();
engine.add('ru', ru);
const t = engine.translator('ru');

describe('a text that may have so many characters', () => {
  it('fits with exactly as many', () => {
    expect(tooLong(t, 'а'.repeat(40), 40)).toBeNull();
    expect(tooLong(t, '', 40)).toBeNull();
  });

  it('is told how many may be when it has more', () => {
    expect(tooLong(t, 'а'.repeat(41), 40)).toBe('Не больше 40 символов');
    expect(tooLong(t, 'аб', 1)).toBe('Не больше 1 символа');
  });
});
