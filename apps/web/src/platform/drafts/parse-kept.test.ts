import { describe, expect, it } from 'vitest';
import { parseKept } from './parse-kept.ts';

const fields = {
  city: '',
  orcid: '',
  skills: ['химия'],
  single: false,
  birth: null as string | null,
};

describe('changes of a form kept on the device', () => {
  it('come back as they were typed', () => {
    const kept = { city: 'Казань', orcid: 'abc', skills: ['физика'], birth: '1990-01-01' };
    expect(parseKept(JSON.stringify(kept), fields)).toEqual(kept);
  });

  it.each(['', '{', 'null', '[]', '7', null])('are none in %s', (kept) => {
    expect(parseKept(kept, fields)).toEqual({});
  });

  it('leave out what is no field and what is not of its kind', () => {
    const kept = { role: 'curator', city: 5, skills: 'физика', single: true };
    expect(parseKept(JSON.stringify(kept), fields)).toEqual({ single: true });
  });
});
