import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatCsl } from './format.ts';
import { parseRaw } from './parse-raw.ts';

describe('recognised', () => {
  test('a book', () => {
    const raw =
      'Орлова, Т. В. Сети : учебник / Т. В. Орлова, П. С. Гусев ; под редакцией В. Н. Громова. — 2-е изд., доп. — М. : Техника, 2019. — 312 с. — (Высшая школа ; 12). — ISBN 978-5-00000-000-1.';
    expect(parseRaw(raw)).toEqual({
      type: 'book',
      title: 'Сети : учебник',
      author: [
        { family: 'Орлова', given: 'Т. В.' },
        { family: 'Гусев', given: 'П. С.' },
      ],
      editor: [{ literal: 'под редакцией В. Н. Громова' }],
      edition: '2-е изд., доп.',
      'publisher-place': 'М.',
      publisher: 'Техника',
      issued: { 'date-parts': [[2019]] },
      'number-of-pages': '312',
      'collection-title': 'Высшая школа',
      'collection-number': '12',
      ISBN: '978-5-00000-000-1',
    });
  });

  test('an article, whatever its dashes are', () => {
    const raw =
      'Ash, A. Quiet bearings / A. Ash. - DOI 10.0000/jf.16. - Текст : электронный // Journal of Friction. - 2021. - Vol. 13, no. 16. - P. 101-110. - URL: https://example.org/16 (дата обращения: 02.11.2022).';
    expect(parseRaw(raw)).toMatchObject({
      type: 'article-journal',
      'container-title': 'Journal of Friction',
      volume: '13',
      issue: '16',
      page: '101-110',
      DOI: '10.0000/jf.16',
      accessed: { 'date-parts': [[2022, 11, 2]] },
    });
  });

  test('a page of a site', () => {
    const raw =
      'О фонде. – Текст : электронный // Фонд опор : [сайт]. – URL: https://example.ru (дата обращения: 01.02.2021).';
    expect(parseRaw(raw)).toMatchObject({
      type: 'webpage',
      title: 'О фонде',
      'container-title': 'Фонд опор',
      URL: 'https://example.ru',
    });
  });
});

describe('left alone', () => {
  test.each([
    ['', 'nothing'],
    ['Орлова Т. В. Сети. М.: Техника, 2019. 312 с.', 'another standard'],
    ['Орлова, Т. В. Сети. – М. : Техника, 2019. – 312 с.', 'no responsibility'],
    ['Орлова, Т. В. Сети [Текст] / Т. В. Орлова. – Москва, 2019.', 'no extent'],
    ['Сети / Т. В. Орлова, П. С. Гусев. – М. : Техника, 2019. – 312 с.', 'a heading is missing'],
    ['Сети / А. Белов [и др.]. – М. : Техника, 2019. – 312 с.', 'authors that nobody knows'],
    ['Сети : сборник. – М. : Техника, 2019. – 312 с. – Тираж 500 экз.', 'an unknown area'],
    ['Износ / А. Белов // Вестник // Сборник. – 2020. – С. 5.', 'two hosts'],
    [
      'Белов А. Износ // Вестник. – 2020. – Т. 2. – С. 5.',
      'authors in the form of another standard',
    ],
    ['Износ // Сборник статей. – Томск : Луч, 2020. – С. 5–7.', 'a part of a book'],
    [
      'О фонде. – Текст : непосредственный // Фонд : [сайт]. – URL: https://example.ru.',
      'a contradiction',
    ],
  ])('%s (%s)', (raw) => {
    expect(parseRaw(raw)).toBeNull();
  });
});

const word = fc.constantFrom('Сети', 'Опоры', 'Валы', 'Трение', 'Мосты');
const person = fc.record({
  family: fc.constantFrom('Орлова', 'Гусев', 'Ким'),
  given: fc.constantFrom('Т. В.', 'П.', 'Ж.-П.'),
});
const year = fc.integer({ min: 1900, max: 2030 }).map((at) => ({ 'date-parts': [[at]] }));
const authors = fc.array(person, { minLength: 1, maxLength: 4 });

const book = fc.record(
  {
    type: fc.constant('book'),
    title: word,
    author: authors,
    edition: fc.constantFrom('2', '3-е изд., стер.'),
    'publisher-place': fc.constantFrom('Москва', 'М.', 'Нижний Новгород'),
    publisher: word,
    issued: year,
    'number-of-pages': fc.constantFrom('312', 'IV, 96'),
    'collection-title': word,
    ISBN: fc.constant('978-5-00000-000-1'),
  },
  { requiredKeys: ['type', 'title', 'publisher-place', 'publisher', 'issued', 'number-of-pages'] },
);

const article = fc.record(
  {
    type: fc.constant('article-journal'),
    title: word,
    author: authors,
    'container-title': word,
    issued: year,
    volume: fc.constantFrom('5', '12'),
    issue: fc.constantFrom('2', '3–4'),
    page: fc.constantFrom('15–20', '7'),
    DOI: fc.constant('10.0000/a.b-1'),
  },
  { requiredKeys: ['type', 'title', 'container-title', 'issued', 'page'] },
);

test.each([
  ['book', book],
  ['article', article],
] as const)('the fields of a %s come back from its record', (_, arbitrary) => {
  fc.assert(
    fc.property(arbitrary, (csl) => {
      expect(parseRaw(formatCsl(csl))).toEqual(csl);
    }),
  );
});
