import { USUAL_SOURCE_STYLE } from '@pv/editor-schema';
import { expect, test } from 'vitest';
import { formatCsl } from './format.ts';
import { readTyped } from './read-typed.ts';

const people = (...names: string[]) =>
  names.map((name) => ({ family: name.split(' ')[0], given: name.split(' ').slice(1).join(' ') }));

const SEEN = { accessed: '2031-03-09' };

/** A kind of source: its fields, its record in a list and its reference after the text. */
type Sample = readonly [kind: string, csl: Record<string, unknown>, record: string, short: string];

const SAMPLES: readonly Sample[] = [
  [
    'a book by up to three authors',
    {
      type: 'book',
      title: 'Опоры мостов',
      genre: 'учебное пособие',
      author: people('Сорока А. В.', 'Дятлов П. П.'),
      edition: '2-е изд., перераб. и доп.',
      'publisher-place': 'Москва',
      publisher: 'Пролёт',
      issued: '2030',
      'number-of-pages': '210',
      ISBN: '978-5-00000-001-1',
    },
    'Сорока, А. В. Опоры мостов : учебное пособие / А. В. Сорока, П. П. Дятлов. – 2-е изд., перераб. и доп. – Москва : Пролёт, 2030. – 210 с. – ISBN 978-5-00000-001-1. – Текст : непосредственный.',
    'Сорока А. В., Дятлов П. П. Опоры мостов : учеб. пособие. 2-е изд., перераб. и доп. М. : Пролёт, 2030. 210 с.',
  ],
  [
    'a book by four authors',
    {
      type: 'book',
      title: 'Тихие насосы',
      genre: 'монография',
      author: people('Чиж И. И.', 'Зяблик О. О.', 'Грач П. П.', 'Клёст В. В.'),
      editor: [{ literal: 'под общей редакцией И. И. Чижа' }],
      'publisher-place': 'Казань',
      publisher: 'Волна',
      issued: '2029',
      'number-of-pages': '149',
    },
    'Тихие насосы : монография / И. И. Чиж, О. О. Зяблик, П. П. Грач, В. В. Клёст ; под общей редакцией И. И. Чижа. – Казань : Волна, 2029. – 149 с. – Текст : непосредственный.',
    'Тихие насосы : моногр. / И. И. Чиж [и др.]. Казань : Волна, 2029. 149 с.',
  ],
  [
    'a book by five authors',
    {
      type: 'book',
      title: 'Тихие насосы',
      author: people('Чиж И. И.', 'Зяблик О. О.', 'Грач П. П.', 'Клёст В. В.', 'Щур Ю. Ю.'),
      'publisher-place': 'Санкт-Петербург',
      publisher: 'Волна',
      issued: '2029',
      'number-of-pages': '149',
    },
    'Тихие насосы / И. И. Чиж, О. О. Зяблик, П. П. Грач [и др.]. – Санкт-Петербург : Волна, 2029. – 149 с. – Текст : непосредственный.',
    'Тихие насосы / И. И. Чиж [и др.]. СПб. : Волна, 2029. 149 с.',
  ],
  [
    'an article in a journal',
    {
      type: 'article-journal',
      title: 'Износ втулок',
      author: people('Щур Ю. Ю.'),
      'container-title': 'Трение и смазка',
      issued: '2028',
      volume: '5',
      issue: '2',
      page: '15-20',
    },
    'Щур, Ю. Ю. Износ втулок / Ю. Ю. Щур. – Текст : непосредственный // Трение и смазка. – 2028. – Т. 5, № 2. – С. 15–20.',
    'Щур Ю. Ю. Износ втулок // Трение и смазка. 2028. Т. 5, № 2. С. 15–20.',
  ],
  [
    'an electronic article with a DOI',
    {
      type: 'article-journal',
      title: 'Износ втулок',
      author: people('Щур Ю. Ю.'),
      'container-title': 'Трение и смазка',
      issued: '2028',
      issue: '2',
      page: '15-20',
      DOI: 'https://doi.org/10.99999/wear.7',
      URL: 'https://example.ru/7',
      ...SEEN,
    },
    'Щур, Ю. Ю. Износ втулок / Ю. Ю. Щур. – DOI 10.99999/wear.7. – Текст : электронный // Трение и смазка. – 2028. – № 2. – С. 15–20. – URL: https://example.ru/7 (дата обращения: 09.03.2031).',
    'Щур Ю. Ю. Износ втулок [Электронный ресурс] // Трение и смазка. 2028. № 2. С. 15–20. URL: https://example.ru/7 (дата обращения: 09.03.2031).',
  ],
  [
    'a paper of a conference',
    {
      type: 'paper-conference',
      title: 'Счёт волн',
      author: people('Грач П. П.'),
      'container-title': 'Вода и числа : материалы международной научно-практической конференции',
      'publisher-place': 'Москва',
      publisher: 'Устье',
      issued: '2027',
      page: '61–78',
    },
    'Грач, П. П. Счёт волн / П. П. Грач. – Текст : непосредственный // Вода и числа : материалы международной научно-практической конференции. – Москва : Устье, 2027. – С. 61–78.',
    'Грач П. П. Счёт волн // Вода и числа : материалы междунар. науч.-практ. конф. М. : Устье, 2027. С. 61–78.',
  ],
  [
    'a dissertation',
    {
      type: 'thesis',
      title: 'Методы счёта волн',
      author: people('Грач Пётр Петрович'),
      section: '9.9.9 «Счёт»',
      genre: 'диссертация на соискание ученой степени кандидата технических наук',
      publisher: 'Озёрный университет',
      'publisher-place': 'Москва',
      issued: '2026',
      'number-of-pages': '180',
    },
    'Грач, П. П. Методы счёта волн : специальность 9.9.9 «Счёт» : диссертация на соискание ученой степени кандидата технических наук / Грач Пётр Петрович ; Озёрный университет. – Москва, 2026. – 180 с. – Текст : непосредственный.',
    'Грач П. П. Методы счёта волн : дис. ... канд. техн. наук : 9.9.9. М., 2026. 180 с.',
  ],
  [
    'an abstract of a dissertation',
    {
      type: 'thesis',
      title: 'Методы счёта волн',
      author: people('Грач Пётр Петрович'),
      genre: 'автореферат диссертации на соискание ученой степени доктора технических наук',
      'publisher-place': 'Санкт-Петербург',
      issued: '2026',
      'number-of-pages': '24',
      note: 'место защиты: Озёрный университет',
    },
    'Грач, П. П. Методы счёта волн : автореферат диссертации на соискание ученой степени доктора технических наук / Грач Пётр Петрович. – Санкт-Петербург, 2026. – 24 с. – Место защиты: Озёрный университет. – Текст : непосредственный.',
    'Грач П. П. Методы счёта волн : автореф. дис. ... д-ра техн. наук. СПб., 2026. 24 с.',
  ],
  [
    'a standard',
    {
      type: 'standard',
      number: 'ГОСТ Р 99999.1-2030',
      title: 'Втулки. Общие положения',
      genre: 'национальный стандарт Российской Федерации',
      'available-date': '2031-01-01',
      'publisher-place': 'Москва',
      publisher: 'Мерило',
      issued: '2030',
      'number-of-pages': 'IV, 7',
    },
    'ГОСТ Р 99999.1–2030. Втулки. Общие положения : национальный стандарт Российской Федерации : дата введения 2031-01-01. – Москва : Мерило, 2030. – IV, 7 с. – Текст : непосредственный.',
    'ГОСТ Р 99999.1–2030. Втулки. Общие положения. М. : Мерило, 2030. IV, 7 с.',
  ],
  [
    'a patent',
    {
      type: 'patent',
      number: '9999999',
      jurisdiction: 'Российская Федерация',
      section: 'F16C 1/00',
      title: 'Тихая втулка',
      'call-number': '2030000001',
      submitted: '2030-02-05',
      issued: '2030-12-01',
      author: people('Щур Ю. Ю.'),
      publisher: 'Озёрный университет',
      'number-of-pages': '4',
    },
    'Патент № 9999999 Российская Федерация, МПК F16C 1/00. Тихая втулка : № 2030000001 : заявлено 05.02.2030 : опубликовано 01.12.2030 / Щур Ю. Ю. ; заявитель Озёрный университет. – 4 с. – Текст : непосредственный.',
    'Тихая втулка : пат. 9999999 Рос. Федерация. № 2030000001 ; заявл. 05.02.30 ; опубл. 01.12.30. 4 с.',
  ],
  [
    'a law',
    {
      type: 'legislation',
      title: 'О втулках в Российской Федерации',
      genre: 'Федеральный закон',
      'original-date': '2030-12-29',
      number: '999-ФЗ',
      'container-title': 'Собрание законодательства Российской Федерации',
      issued: '2031',
      issue: '1, ч. 2',
      section: '77',
    },
    'О втулках в Российской Федерации : Федеральный закон от 29 декабря 2030 г. № 999-ФЗ. – Текст : непосредственный // Собрание законодательства Российской Федерации. – 2031. – № 1, ч. 2. – Ст. 77.',
    'О втулках в Российской Федерации : федер. закон от 29 дек. 2030 г. № 999-ФЗ // Собр. законодательства Рос. Федерации. 2031. № 1, ч. 2, ст. 77.',
  ],
  [
    'a page of a site',
    {
      type: 'webpage',
      title: 'Как считают волны',
      author: people('Грач П. П.'),
      'container-title': 'Вода',
      issued: '2030-02-02',
      URL: 'https://example.ru/waves',
      ...SEEN,
    },
    'Грач, П. П. Как считают волны / П. П. Грач. – Текст : электронный // Вода : [сайт]. – 2030. – 2 февраля. – URL: https://example.ru/waves (дата обращения: 09.03.2031).',
    'Грач П. П. Как считают волны [Электронный ресурс] // Вода : [сайт]. 2030. 2 февр. URL: https://example.ru/waves (дата обращения: 09.03.2031).',
  ],
  [
    'a book in an electronic library',
    {
      type: 'book',
      title: 'Опоры',
      genre: 'учебник',
      author: people('Сорока А. В.'),
      'publisher-place': 'Москва',
      publisher: 'Пролёт',
      issued: '2029',
      'number-of-pages': '291',
      'collection-title': 'Высшая школа',
      URL: 'https://example.ru/book',
      note: 'режим доступа: по подписке',
      ...SEEN,
    },
    'Сорока, А. В. Опоры : учебник / А. В. Сорока. – Москва : Пролёт, 2029. – 291 с. – (Высшая школа). – URL: https://example.ru/book (дата обращения: 09.03.2031). – Режим доступа: по подписке. – Текст : электронный.',
    'Сорока А. В. Опоры : учебник. М. : Пролёт, 2029. 291 с. (Высшая школа). Режим доступа: по подписке. URL: https://example.ru/book (дата обращения: 09.03.2031).',
  ],
  [
    'a volume of several',
    {
      type: 'book',
      title: 'Курс опор',
      author: people('Сорока А. В.'),
      'number-of-volumes': '3',
      volume: '1',
      'volume-title': 'Основы',
      'publisher-place': 'Москва',
      publisher: 'Пролёт',
      issued: '2029',
      'number-of-pages': '432',
    },
    'Сорока, А. В. Курс опор : в 3 томах. Том 1. Основы / А. В. Сорока. – Москва : Пролёт, 2029. – 432 с. – Текст : непосредственный.',
    'Сорока А. В. Курс опор : в 3 т. М. : Пролёт, 2029. Т. 1 : Основы. 432 с.',
  ],
  [
    'a report on research',
    {
      type: 'report',
      title: 'Износ втулок',
      status: 'заключительный',
      authority: 'Институт трения',
      director: people('Щур Ю. Ю.'),
      'publisher-place': 'Москва',
      issued: '2030',
      'number-of-pages': '120',
      number: '№ ГР ББББ-Б30',
    },
    'Износ втулок : отчет о НИР (заключительный) / Институт трения ; руководитель Ю. Ю. Щур. – Москва, 2030. – 120 с. – № ГР ББББ-Б30. – Текст : непосредственный.',
    'Износ втулок : отчет о НИР (заключ.) / Институт трения ; рук. Ю. Ю. Щур. М., 2030. 120 с. № ГР ББББ-Б30.',
  ],
  [
    'a document of an archive',
    {
      type: 'manuscript',
      title: 'Записки о втулках',
      author: people('Клёст В. В.'),
      issued: '1924',
      archive: 'Архив трения',
      archive_location: 'Ф. 41. Оп. 2. Д. 45. Л. 1–10',
    },
    'Клёст, В. В. Записки о втулках / В. В. Клёст. – 1924. – Текст : непосредственный // Архив трения. Ф. 41. Оп. 2. Д. 45. Л. 1–10.',
    'Клёст В. В. Записки о втулках : 1924 // Архив трения. Ф. 41. Оп. 2. Д. 45. Л. 1–10.',
  ],
];

const REFERENCES = { ...USUAL_SOURCE_STYLE, standard: '7.0.5-2008' } as const;

test.each(SAMPLES)('%s is a record of a list and a reference from the same fields', (...sample) => {
  const [, csl, record, short] = sample;
  expect(formatCsl(csl)).toBe(record);
  expect(formatCsl(csl, REFERENCES)).toBe(short);
});

test.each(SAMPLES)('%s is told from a typed line of either standard', (...sample) => {
  const [, { type }, record, short] = sample;
  expect([record, short].map((line) => readTyped(line)?.csl.type)).toEqual([type, type]);
});

test('of a patent, a report and an archive every word of the line gets its field', () => {
  const lines = SAMPLES.filter(([, { type }]) => /patent|report|manuscript/.test(String(type)));
  const readings = lines.map(([, csl, record]) => ({ csl, reading: readTyped(record) }));
  for (const { csl, reading } of readings) {
    expect(reading?.left).toBe('');
    expect(formatCsl(reading?.csl ?? {})).toBe(formatCsl(csl));
  }
});

test('a reference may go without its mark of what is electronic', () => {
  const page = { type: 'webpage', title: 'Волны', 'container-title': 'Вода', URL: 'https://a.ru' };
  expect(formatCsl(page, { ...REFERENCES, contentType: false })).toBe(
    'Волны // Вода : [сайт]. URL: https://a.ru.',
  );
});

test('a whole site, and an English article with a DOI alone', () => {
  const site = {
    type: 'webpage',
    title: 'Вода',
    genre: 'портал : сайт',
    URL: 'https://a.ru',
    ...SEEN,
  };
  expect(formatCsl(site, REFERENCES)).toBe(
    'Вода : портал : [сайт]. URL: https://a.ru (дата обращения: 09.03.2031).',
  );
  const article = {
    type: 'article-journal',
    title: 'Quiet pumps',
    author: people('Ash J. P.', 'Birch K.', 'Cedar L.', 'Dale M.'),
    'container-title': 'Friction',
    issued: '2028',
    volume: '13',
    issue: '16',
    page: '68-70',
    DOI: '10.99999/quiet',
  };
  expect(formatCsl(article, REFERENCES)).toBe(
    'Quiet pumps / J. P. Ash [et al.] // Friction. 2028. Vol. 13, no. 16. P. 68–70. DOI 10.99999/quiet.',
  );
});
