import { describe, expect, it } from 'vitest';
import { personName } from './person-name.ts';

describe('the name of a person in lists', () => {
  it('is the surname with initials', () => {
    const name = { last_name: 'Петрова', first_name: 'инна', middle_name: 'Сергеевна' };
    expect(personName(name)).toBe('Петрова И. С.');
  });

  it('goes without a middle name and without a surname', () => {
    expect(personName({ last_name: 'Ли', first_name: 'Ань', middle_name: '' })).toBe('Ли А.');
    expect(personName({ last_name: '', first_name: 'Аня', middle_name: '' })).toBe('Аня');
  });

  it('never ends in half of a letter, and has no initial of spaces', () => {
    const name = { last_name: 'Ли', first_name: '𠮷野', middle_name: ' ' };
    expect(personName(name)).toBe('Ли 𠮷.');
  });
});
