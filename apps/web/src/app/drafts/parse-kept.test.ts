import { describe, expect, it } from 'vitest';
import { parseKept } from './parse-kept.ts';

const fields = {
  city: '',
  orcid: '',
  skills: ['химия'],
  single: false,
  birth: null as string | null,
};

const change = (value: unknown, from: unknown = ['']) => ({ value, from });

describe('changes of a form kept on the device', () => {
  it('come back as they were typed, with what they were typed over', () => {
    const kept = {
      city: change('Казань', ['Омск', 'Каз']),
      skills: change(['физика']),
      birth: change('1990-01-01', [null]),
    };
    expect(parseKept(JSON.stringify(kept), fields)).toEqual(kept);
  });

  it.each(['', '{', 'null', '[]', '7', '{"city":"Казань"}', null])('are none in %s', (kept) => {
    expect(parseKept(kept, fields)).toEqual({});
  });

  it('leave out what is no field and what is not of its kind', () => {
    const kept = {
      role: change('curator'),
      city: change(5),
      orcid: change('abc', 'nonsense'),
      skills: change('физика'),
      single: change(true),
    };
    expect(parseKept(JSON.stringify(kept), fields)).toEqual({ single: kept.single });
  });
});
