import { describe, expect, it } from 'vitest';
import { judgedWith } from './judged-with.ts';

describe('a change of a field', () => {
  const errors = { title: 'field_empty', ends_at: 'dates_reversed', repeat: 'password_repeat' };

  it('judges what it may mend: an end before the start, a password that is repeated otherwise', () => {
    expect(judgedWith('starts_at', errors)).toEqual(['ends_at', 'repeat']);
  });

  it('judges the field itself where it is wrong already, and no other', () => {
    expect(judgedWith('title', { ...errors, ends_at: 'date_wrong' })).toEqual(['title', 'repeat']);
    expect(judgedWith('ends_at', { title: 'field_empty', ends_at: 'dates_reversed' })).toEqual([
      'ends_at',
    ]);
  });

  it('leaves alone what nobody has been told of', () => {
    expect(judgedWith('starts_at', {})).toEqual([]);
  });
});
