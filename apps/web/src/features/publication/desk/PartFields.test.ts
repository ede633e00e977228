import type { ArticlePart } from '@pv/contract';
import { describe, expect, it } from 'vitest';
import { headErrors, partErrors, toldAtField } from './PartFields.tsx';

const part = (news: Partial<ArticlePart> = {}): ArticlePart => ({
  id: 'a',
  heading: '',
  text: '',
  picture: null,
  ...news,
});
const long = 'я'.repeat(400_001);

describe('what is wrong with a text', () => {
  it('is said at the part that is wrong, and at no other', () => {
    const body = [part(), part({ heading: long }), part({ text: long })];
    expect(body.map((one) => partErrors(one).heading)).toEqual([null, 'field_long:200', null]);
    expect(body.map((one) => partErrors(one).text)).toEqual([null, null, 'part_long']);
    expect(toldAtField({ title: '', summary: '', body })).toBe(true);
  });

  it('is said at the description of a picture', () => {
    const id = '0192f0a3-0001-7000-8000-000000000001';
    expect(partErrors(part({ picture: { id, alt: long } })).alt).toBe('field_long:300');
  });

  it('is said at the title and the summary', () => {
    const text = { title: long, summary: '', body: [] };
    expect(headErrors(text)).toEqual({ title: 'field_long:300', summary: null });
    expect(toldAtField({ ...text, title: 'Название' })).toBe(false);
  });
});
