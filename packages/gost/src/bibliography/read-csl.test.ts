import { describe, expect, test } from 'vitest';
import { readCsl } from './read-csl.ts';

test('text is tidied, numbers become text, and what is empty or unknown is left out', () => {
  const csl = { type: 'book', title: ' Сети\u00a0и\n валы ', volume: 2, publisher: ' ', x: 1 };
  expect(readCsl(csl)).toEqual({
    type: 'book',
    text: { title: 'Сети и валы', volume: '2' },
    names: {},
    dates: {},
  });
});

describe('names', () => {
  const author = (...names: unknown[]) => readCsl({ author: names }).names.author;

  test('keep their particles and suffixes', () => {
    expect(
      author({ family: 'Meer', given: 'Jan', 'non-dropping-particle': 'van der', suffix: 'Jr.' }),
    ).toEqual([{ family: 'van der Meer', given: 'Jan Jr.', literal: '' }]);
  });

  test('written in one field are taken for a person only with initials', () => {
    expect(author({ literal: 'Орлова Т.В.' }, 'П. С. Гусев', { family: 'Институт связи' })).toEqual(
      [
        { family: 'Орлова', given: 'Т.В.', literal: '' },
        { family: 'Гусев', given: 'П. С.', literal: '' },
        { family: '', given: '', literal: 'Институт связи' },
      ],
    );
  });

  test('that are empty or not a list are no names', () => {
    expect(author({}, '', null)).toBeUndefined();
    expect(readCsl({ author: 'Орлова' }).names).toEqual({});
  });
});

describe('dates', () => {
  const issued = (value: unknown) => readCsl({ issued: value }).dates.issued;
  const may = { start: { year: 2020, month: 5, day: 2 }, end: null, literal: '' };

  test('come as parts, as text or as raw', () => {
    expect(issued({ 'date-parts': [['2020', 5, 2]] })).toEqual(may);
    expect(issued('2020-05-02')).toEqual(may);
    expect(issued({ raw: '2020-5-2' })).toEqual(may);
  });

  test('may be ranges or words', () => {
    expect(issued({ 'date-parts': [[2014], [2016]] })?.end?.year).toBe(2016);
    expect(issued({ literal: 'около 1900' })).toEqual({
      start: null,
      end: null,
      literal: 'около 1900',
    });
  });

  test('without a year are no dates', () => {
    expect(issued({ 'date-parts': [[]] })).toBeUndefined();
    expect(issued('')).toBeUndefined();
  });
});
