import { describe, expect, it } from 'vitest';
import { leftAfter } from './left-after.ts';

describe('what stays in a form whose words were saved', () => {
  it('is nothing where nothing was typed meanwhile', () => {
    expect(leftAfter('Согласовано', 'Согласовано')).toBeNull();
    expect(leftAfter(' Согласовано \n', 'Согласовано')).toBeNull();
  });

  it('is what was typed after it', () => {
    expect(leftAfter('Согласовано\nИ ещё', 'Согласовано')).toBe('И ещё');
  });

  it('is all of it where the words themselves were changed', () => {
    expect(leftAfter('Не согласовано', 'Согласовано')).toBe('Не согласовано');
    expect(leftAfter('', 'Согласовано')).toBe('');
  });
});
