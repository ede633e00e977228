import { describe, expect, it } from 'vitest';
import { parseChanges } from './parse-changes.ts';

const fields = {
  city: '',
  orcid: '',
  skills: ['химия'],
  single: false,
  birth: null as string | null,
};

const change = (value: unknown, from: unknown = ['']) => ({ value, from });

describe('changes of a form that saves itself, kept on the device', () => {
  it('come back as they were typed, with what they were typed over', () => {
    const kept = {
      city: change('Казань', ['Омск', 'Каз']),
      skills: change(['физика']),
      birth: change('1990-01-01', [null]),
    };
    expect(parseChanges(JSON.stringify(kept), fields)).toEqual(kept);
  });

  it.each(['', '{', 'null', '[]', '7', '{"city":"Казань"}', null])('are none in %s', (kept) => {
    expect(parseChanges(kept, fields)).toEqual({});
  });

  it('leave out what is no field and what is not of its kind', () => {
    const kept = {
      role: change('curator'),
      city: change(5),
      orcid: change('abc', 'nonsense'),
      skills: change('физика'),
      single: change(true),
    };
    expect(parseChanges(JSON.stringify(kept), fields)).toEqual({ single: kept.single });
  });
});
