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

const THESIS = {
  type: 'thesis',
  title: 'Методы оценки износа',
  author: [{ family: 'Вяткин', given: 'Антон Павлович' }],
  'publisher-place': 'Саратов',
  issued: '2019',
};

test('the author of a thesis is named in full after its speciality and kind', () => {
  const csl = {
    ...THESIS,
    section: '05.02.04 «Трение и износ в машинах»',
    genre: 'диссертация на соискание ученой степени кандидата технических наук',
    publisher: 'Волжский технический университет',
    'number-of-pages': '164',
  };
  expect(formatCsl(csl)).toBe(
    'Вяткин, А. П. Методы оценки износа : специальность 05.02.04 «Трение и износ в машинах» : диссертация на соискание ученой степени кандидата технических наук / Вяткин Антон Павлович ; Волжский технический университет. – Саратов, 2019. – 164 с. – Текст : непосредственный.',
  );
});

test('an author’s abstract says so in its kind', () => {
  const genre = 'автореферат диссертации на соискание ученой степени кандидата технических наук';
  expect(formatCsl({ ...THESIS, genre, 'number-of-pages': '20' })).toBe(
    'Вяткин, А. П. Методы оценки износа : автореферат диссертации на соискание ученой степени кандидата технических наук / Вяткин Антон Павлович. – Саратов, 2019. – 20 с. – Текст : непосредственный.',
  );
});

test('a thesis of an unnamed kind is a thesis in its language', () => {
  expect(formatCsl(THESIS)).toContain('Методы оценки износа : диссертация / ');
  expect(formatCsl({ ...THESIS, title: 'Wear' })).toContain('Wear : thesis / ');
});

test('a report names the organisation and the head of the work', () => {
  const csl = {
    type: 'report',
    title: 'Исследование опор скольжения',
    status: 'заключительный',
    authority: 'Институт трения',
    director: [{ family: 'Седов', given: 'Н. О.' }],
    'publisher-place': 'Тула',
    issued: '2020',
    'number-of-pages': '88',
    number: '№ ГР 0120.0000000',
  };
  expect(formatCsl(csl)).toBe(
    'Исследование опор скольжения : отчет о НИР (заключительный) / Институт трения ; руководитель Н. О. Седов. – Тула, 2020. – 88 с. – № ГР 0120.0000000. – Текст : непосредственный.',
  );
});

test('an English report needs no Russian words but those of the cataloguer', () => {
  const csl = {
    type: 'report',
    title: 'Bearings',
    authority: 'Friction Institute',
    issued: '2020',
    'number-of-pages': '88',
  };
  expect(formatCsl(csl)).toBe(
    'Bearings : report / Friction Institute. – 2020. – 88 p. – Текст : непосредственный.',
  );
});

test('a file of an archive is found by its place there', () => {
  const csl = {
    type: 'manuscript',
    title: 'Письмо в управление дороги',
    author: [{ family: 'Ершов', given: 'П. К.' }],
    issued: '1925',
    'number-of-pages': '2 л.',
    archive: 'Областной архив',
    archive_location: 'Ф. 316. Оп. 1. Д. 161. Л. 1–2',
  };
  expect(formatCsl(csl)).toBe(
    'Ершов, П. К. Письмо в управление дороги / П. К. Ершов. – 1925. – 2 л. – Текст : непосредственный // Областной архив. Ф. 316. Оп. 1. Д. 161. Л. 1–2.',
  );
});

test('a standard begins with its designation and ends its title with its history', () => {
  const csl = {
    type: 'standard',
    number: 'ГОСТ Р 99999-2031',
    title: 'Опоры скольжения. Общие требования.',
    genre: 'национальный стандарт Российской Федерации',
    authority: 'Приказом Росстандарта от 1 июня 2031 г. № 1-ст',
    status: 'введен впервые',
    'available-date': { 'date-parts': [[2032, 1, 1]] },
    'publisher-place': 'Москва',
    publisher: 'Институт стандартизации',
    issued: '2031',
    'number-of-pages': 'IV, 16',
  };
  expect(formatCsl(csl)).toBe(
    'ГОСТ Р 99999–2031. Опоры скольжения. Общие требования : национальный стандарт Российской Федерации : утвержден и введен в действие Приказом Росстандарта от 1 июня 2031 г. № 1-ст : введен впервые : дата введения 2032-01-01. – Москва : Институт стандартизации, 2031. – IV, 16 с. – Текст : непосредственный.',
  );
});

test('a foreign standard keeps its own designation', () => {
  const csl = { type: 'standard', number: 'ISO 99999:2031', title: 'Bearings', issued: '2031' };
  expect(formatCsl(csl)).toBe('ISO 99999:2031. Bearings. – 2031. – Текст : непосредственный.');
});

test('a patent names its class, application, dates and inventors', () => {
  const csl = {
    type: 'patent',
    number: '9999999',
    jurisdiction: 'Российская Федерация',
    section: 'F16C 17/00 (2006.01)',
    title: 'Опора скольжения',
    'call-number': '2031000001',
    submitted: { 'date-parts': [[2031, 1, 12]] },
    issued: { 'date-parts': [[2031, 12, 19]] },
    author: [
      { family: 'Белкин', given: 'Игорь Иванович' },
      { family: 'Сорока', given: 'А. В.' },
    ],
    publisher: 'Завод опор',
    'number-of-pages': '7',
  };
  expect(formatCsl(csl)).toBe(
    'Патент № 9999999 Российская Федерация, МПК F16C 17/00 (2006.01). Опора скольжения : № 2031000001 : заявлено 12.01.2031 : опубликовано 19.12.2031 / Белкин И. И., Сорока А. В. ; заявитель Завод опор. – 7 с. – Текст : непосредственный.',
  );
});

test('a certificate of registration has its own name, and its authors’ dot is not doubled', () => {
  const csl = {
    type: 'patent',
    genre: 'Свидетельство о государственной регистрации программы для ЭВМ',
    number: '2031600001',
    jurisdiction: 'Российская Федерация',
    title: 'Расчёт опор',
    issued: '2031-02-03',
    author: [{ family: 'Сорока', given: 'А. В.' }],
  };
  expect(formatCsl(csl)).toBe(
    'Свидетельство о государственной регистрации программы для ЭВМ № 2031600001 Российская Федерация. Расчёт опор : опубликовано 03.02.2031 / Сорока А. В. – Текст : непосредственный.',
  );
});

const LAW = {
  type: 'legislation',
  title: 'Об опорах скольжения',
  genre: 'Федеральный закон',
  number: '999-ФЗ',
};

test('a law stands under the heading of its country', () => {
  const csl = {
    ...LAW,
    authority: 'Российская Федерация. Законы.',
    'original-date': { 'date-parts': [[2031, 7, 27]] },
    status: 'принят Государственной думой 8 июля 2031 года',
    'publisher-place': 'Москва',
    publisher: 'Право',
    issued: '2032',
    'number-of-pages': '48',
  };
  expect(formatCsl(csl)).toBe(
    'Российская Федерация. Законы. Об опорах скольжения : Федеральный закон от 27 июля 2031 г. № 999-ФЗ : [принят Государственной думой 8 июля 2031 года]. – Москва : Право, 2032. – 48 с. – Текст : непосредственный.',
  );
});

test('in an official collection it is found by number and article', () => {
  const place = { 'container-title': 'Собрание законов', issued: '2031', issue: '31' };
  expect(formatCsl({ ...LAW, ...place, section: '3451' })).toBe(
    'Об опорах скольжения : Федеральный закон № 999-ФЗ. – Текст : непосредственный // Собрание законов. – 2031. – № 31. – Ст. 3451.',
  );
});

test('in a database it ends with the address', () => {
  const csl = {
    ...LAW,
    type: 'bill',
    'container-title': 'Право : справочная система',
    URL: 'https://example.ru/law',
    accessed: '2032-02-01',
  };
  expect(formatCsl(csl)).toBe(
    'Об опорах скольжения : Федеральный закон № 999-ФЗ. – Текст : электронный // Право : справочная система. – URL: https://example.ru/law (дата обращения: 01.02.2032).',
  );
});
