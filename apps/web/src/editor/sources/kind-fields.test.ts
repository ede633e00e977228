import { expect, test } from 'vitest';
import { FORM_KINDS, fieldsOf, formKindOf } from './kind-fields.ts';
import { chooseKind, EMPTY_DRAFT, tellKind } from './source-draft.ts';

test('what is filled in tells kinds of one type apart', () => {
  expect(formKindOf({ type: 'book' })).toBe('book');
  expect(formKindOf({ type: 'book', volume: '2' })).toBe('book-volume');
  expect(formKindOf({ type: 'book', URL: 'https://a.ru' })).toBe('book-online');
  expect(formKindOf({ type: 'article-journal', DOI: '10.9999/a' })).toBe('article-online');
  expect(formKindOf({ type: 'thesis', genre: 'автореферат диссертации' })).toBe('thesis-abstract');
  expect(formKindOf({ type: 'thesis', genre: 'диссертация' })).toBe('thesis');
});

test('a chosen kind stays chosen while its fields are empty, and a reading tells it anew', () => {
  const chosen = chooseKind(EMPTY_DRAFT, 'book-volume');
  expect(chosen).toMatchObject({ kind: 'book-volume', fields: { type: 'book' } });
  expect(chooseKind(EMPTY_DRAFT, 'thesis-abstract').fields.genre).toMatch(/^автореферат/);
  expect(tellKind(chosen).kind).toBeUndefined();
});

test('every kind has fields of its own that come first', () => {
  for (const kind of FORM_KINDS) expect(fieldsOf(kind, {}).first.length, kind).toBeGreaterThan(3);
  const names = fieldsOf('book-volume', {}).first.map(({ name }) => name);
  expect(names).toContain('number-of-volumes');
});
