import { expect, it } from 'vitest';
import { parseProjectDraft } from './draft.ts';

it('a founder begins a startup, a researcher the rest', () => {
  expect(parseProjectDraft('startup', null).role).toBe('founder');
  expect(parseProjectDraft('article', null).role).toBe('researcher');
  expect(parseProjectDraft('nir', null).role).toBe('researcher');
});

it('what was kept comes back; a broken draft and one of another kind are forgotten', () => {
  const typed = { ...parseProjectDraft('startup', null), title: 'Доставка' };
  expect(parseProjectDraft('startup', JSON.stringify(typed))).toEqual(typed);
  expect(parseProjectDraft('startup', '{').title).toBe('');
  expect(parseProjectDraft('nir', JSON.stringify(typed)).title).toBe('');
});
