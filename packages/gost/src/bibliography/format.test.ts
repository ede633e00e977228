import { USUAL_SOURCE_STYLE } from '@pv/editor-schema';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatCsl, formatSource } from './format.ts';
import { SOURCE_TYPES } from './source-types.ts';

describe('a source', () => {
  test('without fields is printed as it was typed', () => {
    expect(formatSource({ id: '1', raw: '  Сети. М., 2019. – 3 с ', csl: null })).toBe(
      'Сети. М., 2019. – 3 с',
    );
  });

  test('with fields is made from them', () => {
    const csl = { type: 'book', title: 'Сети', issued: '2019' };
    expect(formatSource({ id: '1', raw: 'иначе', csl })).toBe(
      'Сети. – 2019. – Текст : непосредственный.',
    );
  });

  test('with fields but without a title falls back to its text', () => {
    expect(formatSource({ id: '1', raw: 'Сети', csl: { type: 'book' } })).toBe('Сети');
  });

  test('may go without the kind of content', () => {
    const csl = { type: 'book', title: 'Сети', issued: '2019' };
    expect(formatCsl(csl, { ...USUAL_SOURCE_STYLE, contentType: false })).toBe('Сети. – 2019.');
  });
});

test('a type without a pattern of its own is a book, or a part where it has a host', () => {
  const film = { type: 'motion_picture', title: 'Мост', publisher: 'Студия', issued: '1960' };
  expect(formatCsl(film)).toBe('Мост. – [Б. м.] : Студия, 1960. – Текст : непосредственный.');
  expect(formatCsl({ type: 'figure', title: 'Схема', 'container-title': 'Атлас' })).toBe(
    'Схема. – Текст : непосредственный // Атлас.',
  );
});

test('values of a wrong type and unknown variables do no harm', () => {
  const csl = { type: 'book', title: 'Сети', author: 'Орлова', issued: [2019], volume: {}, x: 1 };
  expect(formatCsl(csl)).toBe('Сети. – Текст : непосредственный.');
});

const phrase = fc
  .array(fc.constantFrom('Сети', 'и', 'валы', 'Oil', 'изд.', 'вып. 2', '«Мост»'), {
    minLength: 1,
    maxLength: 4,
  })
  .map((words) => words.join(' '));

const anyCsl = fc.record(
  {
    type: fc.constantFrom(...SOURCE_TYPES),
    title: phrase,
    'container-title': phrase,
    publisher: phrase,
    'publisher-place': phrase,
    edition: fc.oneof(phrase, fc.constant('2')),
    genre: phrase,
    note: phrase,
    number: phrase,
    authority: phrase,
    author: fc.array(fc.record({ family: fc.constant('Орлов'), given: phrase }), { maxLength: 6 }),
    page: fc.constantFrom('1-5', '7'),
    issued: fc.integer({ min: 1900, max: 2030 }).map(String),
    URL: fc.constant('https://example.ru'),
  },
  { requiredKeys: ['type', 'title'] },
);

test('whatever the fields are, marks are not doubled and there is one dot at the end', () => {
  fc.assert(
    fc.property(anyCsl, (csl) => {
      const text = formatCsl(csl);
      expect(text).toMatch(/[^.]\.$/u);
      expect(text).not.toMatch(/\.\.|\s\s|– –|\/\/ –|: :| [,.]|\/ \/ /u);
      expect(text.split(' // ').length).toBeLessThanOrEqual(2);
    }),
  );
});

test('libraries differ: the dash, the kind of content and the place of an organisation may be chosen', () => {
  const book = {
    type: 'book',
    title: 'Сети',
    author: [{ family: 'Иванов', given: 'И. И.' }],
    authority: 'Северный университет',
    editor: [{ family: 'Петров', given: 'П. П.' }],
    publisher: 'Наука',
    'publisher-place': 'Москва',
    issued: { 'date-parts': [[2020]] },
  };
  expect(
    formatCsl(book, {
      ...USUAL_SOURCE_STYLE,
      dash: 'em',
      contentType: false,
      organisation: 'last',
    }),
  ).toBe(
    'Иванов, И. И. Сети / И. И. Иванов ; редактор П. П. Петров ; Северный университет. — Москва : Наука, 2020.',
  );
});

test('an open row of years, a law on a site and a translator in brackets are written as the standard shows', () => {
  expect(formatCsl({ type: 'book', title: 'Сети', issued: { literal: '2000 –' } })).toContain(
    '2000 – .',
  );
  const law = {
    type: 'legislation',
    title: 'О связи',
    'container-title': 'Портал',
    URL: 'https://a.ru',
  };
  expect(formatCsl(law)).toContain('// Портал : [сайт]. – URL: https://a.ru');
  const translated = {
    type: 'book',
    title: 'Сети',
    translator: [{ literal: '[пер. с англ. А. Орлова]' }],
  };
  expect(formatCsl(translated)).toContain('/ [пер. с англ. А. Орлова]');
});
