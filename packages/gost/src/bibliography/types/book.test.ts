import { describe, expect, test } from 'vitest';
import { formatCsl } from '../format.ts';

const HOUSE = { 'publisher-place': 'Томск', publisher: 'Луч', issued: '2021' };

function people(...families: string[]) {
  return families.map((family) => ({ family, given: 'А. Б.' }));
}

test('one author heads the record, and all areas follow in their order', () => {
  const csl = {
    type: 'book',
    title: 'Сети хранения данных',
    genre: 'учебное пособие',
    author: [{ family: 'Орлова', given: 'Тамара Викторовна' }],
    authority: 'Поволжский технический институт',
    edition: '2',
    'publisher-place': 'Москва',
    publisher: 'Техника',
    issued: { 'date-parts': [[2019]] },
    'number-of-pages': '312',
    'collection-title': 'Высшая школа',
    'collection-number': '12',
    ISBN: '978-5-00000-000-1',
  };
  expect(formatCsl(csl)).toBe(
    'Орлова, Т. В. Сети хранения данных : учебное пособие / Т. В. Орлова ; Поволжский технический институт. – 2-е изд. – Москва : Техника, 2019. – 312 с. – (Высшая школа ; 12). – ISBN 978-5-00000-000-1. – Текст : непосредственный.',
  );
});

test('the dot of an abbreviated edition is not doubled', () => {
  const edition = '3-е изд., испр. и доп.';
  expect(formatCsl({ type: 'book', title: 'Оптика', edition, ...HOUSE })).toBe(
    'Оптика. – 3-е изд., испр. и доп. – Томск : Луч, 2021. – Текст : непосредственный.',
  );
});

describe('authors', () => {
  test('four of them are all named, but none heads the record', () => {
    const author = people('Белов', 'Чернов', 'Серов', 'Рыжов');
    expect(formatCsl({ type: 'book', title: 'Оптика', author, ...HOUSE })).toBe(
      'Оптика / А. Б. Белов, А. Б. Чернов, А. Б. Серов, А. Б. Рыжов. – Томск : Луч, 2021. – Текст : непосредственный.',
    );
  });

  test('of five three are named', () => {
    const author = people('Белов', 'Чернов', 'Серов', 'Рыжов', 'Сизов');
    expect(formatCsl({ type: 'book', title: 'Оптика', author, ...HOUSE })).toBe(
      'Оптика / А. Б. Белов, А. Б. Чернов, А. Б. Серов [и др.]. – Томск : Луч, 2021. – Текст : непосредственный.',
    );
  });

  test('of five with an English title three are named «et al.»', () => {
    const author = people('Ash', 'Birch', 'Cedar', 'Dale', 'Elm');
    expect(formatCsl({ type: 'book', title: 'Waves', author })).toBe(
      'Waves / А. Б. Ash, А. Б. Birch, А. Б. Cedar [et al.]. – Текст : непосредственный.',
    );
  });

  test('editors follow in their role, or in the words of the source', () => {
    const csl = {
      type: 'book',
      title: 'Справочник механика',
      editor: [{ literal: 'под редакцией В. Н. Громова' }],
      compiler: [{ family: 'Рогов', given: 'Илья Сергеевич' }],
      translator: people('Белов', 'Серов'),
      ...HOUSE,
    };
    expect(formatCsl(csl)).toBe(
      'Справочник механика / под редакцией В. Н. Громова ; составитель И. С. Рогов ; переводчики А. Б. Белов, А. Б. Серов. – Томск : Луч, 2021. – Текст : непосредственный.',
    );
  });
});

test('an English book has English labels', () => {
  const csl = {
    type: 'book',
    title: 'Quiet networks: a primer',
    author: [{ family: 'Smith', given: 'John Paul' }],
    edition: '2',
    'publisher-place': 'Leeds',
    publisher: 'Heron Press',
    issued: '2018',
    'number-of-pages': '240',
  };
  expect(formatCsl(csl)).toBe(
    'Smith, J. P. Quiet networks : a primer / J. P. Smith. – 2nd ed. – Leeds : Heron Press, 2018. – 240 p. – Текст : непосредственный.',
  );
});

describe('a book in several volumes', () => {
  const book = {
    type: 'book',
    title: 'Физика',
    genre: 'учебник',
    author: [{ family: 'Панин', given: 'Олег' }],
    'number-of-volumes': '3',
    ...HOUSE,
  };

  test('as one volume', () => {
    const volume = { ...book, volume: '1', 'volume-title': 'Механика', 'number-of-pages': '400' };
    expect(formatCsl(volume)).toBe(
      'Панин, О. Физика : учебник : в 3 томах. Том 1. Механика / О. Панин. – Томск : Луч, 2021. – 400 с. – Текст : непосредственный.',
    );
  });

  test('as a whole', () => {
    const issued = { 'date-parts': [[2014], [2016]] };
    expect(formatCsl({ ...book, issued })).toBe(
      'Панин, О. Физика : учебник : в 3 томах / О. Панин. – Томск : Луч, 2014–2016. – 3 т. – Текст : непосредственный.',
    );
  });

  test('whose parts are called otherwise', () => {
    const parts = { ...book, 'number-of-volumes': 'в 2 частях', volume: 'Часть 2' };
    expect(formatCsl(parts)).toContain('Физика : учебник : в 2 частях. Часть 2 / О. Панин.');
  });
});

test('an unknown place, publisher or year is said to be unknown', () => {
  expect(formatCsl({ type: 'book', title: 'Памятка', publisher: 'Маяк' })).toBe(
    'Памятка. – [Б. м.] : Маяк, [б. г.]. – Текст : непосредственный.',
  );
  const csl = { type: 'book', title: 'Waves', 'publisher-place': 'Leeds', issued: '1990' };
  expect(formatCsl(csl)).toBe('Waves. – Leeds : [s. n.], 1990. – Текст : непосредственный.');
});

test('a book in an electronic library ends with its address', () => {
  const csl = {
    type: 'book',
    title: 'Логика',
    'number-of-pages': '180',
    ISBN: '978-5-00000-000-2',
    'container-title': 'Читальня : электронно-библиотечная система',
    URL: 'https://example.ru/42',
    accessed: { 'date-parts': [[2023, 3, 5]] },
    note: 'режим доступа: для авториз. пользователей',
    ...HOUSE,
  };
  expect(formatCsl(csl)).toBe(
    'Логика. – Томск : Луч, 2021. – 180 с. – ISBN 978-5-00000-000-2. – Текст : электронный // Читальня : электронно-библиотечная система. – URL: https://example.ru/42 (дата обращения: 05.03.2023). – Режим доступа: для авториз. пользователей.',
  );
});
