import { USUAL_SOURCE_STYLE } from '@pv/editor-schema';
import { describe, expect, test } from 'vitest';
import { formatCsl } from './format.ts';
import { fieldsOfTyped, readTyped } from './read-typed.ts';

/** Lines as they are typed by other standards, and their records by GOST R 7.0.100-2018. */
const LINES: readonly (readonly [kind: string, line: string, record: string])[] = [
  [
    'book',
    'Орлова Т.В., Гусев П.С. Износ опор. М.: Техника, 2012. 304 с.',
    'Орлова, Т. В. Износ опор / Т. В. Орлова, П. С. Гусев. – М. : Техника, 2012. – 304 с.',
  ],
  [
    'book',
    'Сидоров, С.С. Сети / С.С. Сидоров; под ред. А.А. Белова. - 2-е изд., перераб. и доп. - СПб.: Луч, 2018. - 320 с.: ил.',
    'Сидоров, С. С. Сети / С. С. Сидоров ; под ред. А.А. Белова. – 2-е изд., перераб. и доп. – СПб. : Луч, 2018. – 320 с. : ил.',
  ],
  [
    'article-journal',
    'Ash A., Oak B. Quiet bearings // Journal of Friction. 2019. Vol. 3, No. 4. P. 10-20. doi:10.1000/182',
    'Ash, A. Quiet bearings / A. Ash, B. Oak. – DOI 10.1000/182 // Journal of Friction. – 2019. – Vol. 3, no. 4. – P. 10–20.',
  ],
  [
    'paper-conference',
    'Орлова Т. В. Сети // Материалы V Международной конференции. Томск: Луч, 2020. С. 5–7.',
    'Орлова, Т. В. Сети / Т. В. Орлова // Материалы V Международной конференции. – Томск : Луч, 2020. – С. 5–7.',
  ],
  [
    'webpage',
    'Ким И. Обзор опор [Электронный ресурс] // Фонд опор. Режим доступа: https://example.ru/a (дата обращения: 03.02.2021)',
    'Ким, И. Обзор опор / И. Ким // Фонд опор : [сайт]. – URL: https://example.ru/a (дата обращения: 03.02.2021).',
  ],
  [
    'standard',
    'ГОСТ 7.32-2017. Отчет о работе. – М.: Стандарт, 2017. – 32 с.',
    'ГОСТ 7.32–2017. Отчет о работе. – М. : Стандарт, 2017. – 32 с.',
  ],
  [
    'standard',
    'ГОСТ 7512–82. Контроль. Метод : стандарт : дата введения 1984-01-01. – Москва : Стандарт, 1995. – 25 с.',
    'ГОСТ 7512–82. Контроль. Метод : стандарт : дата введения 1984-01-01. – Москва : Стандарт, 1995. – 25 с.',
  ],
  [
    'legislation',
    'Федеральный закон от 27.07.2006 № 152-ФЗ «О данных» // Собрание законодательства. 2006. № 31. Ст. 3451.',
    'О данных : Федеральный закон от 27 июля 2006 г. № 152-ФЗ // Собрание законодательства. – 2006. – № 31. – Ст. 3451.',
  ],
  [
    'legislation',
    'Федеральный закон от 27.07.2006 № 152-ФЗ "О данных" (ред. от 02.07.2021).',
    'О данных (ред. от 02.07.2021) : Федеральный закон от 27 июля 2006 г. № 152-ФЗ.',
  ],
  [
    'legislation',
    'О данных: Федеральный закон от 27.07.2006 № 152-ФЗ // Собрание законодательства РФ. 2006. № 31.',
    'О данных : Федеральный закон от 27 июля 2006 г. № 152-ФЗ // Собрание законодательства РФ. – 2006. – № 31.',
  ],
  [
    'book',
    'Орлова Т. В. Опоры / Т. В. Орлова, П. С. Гусев. – 2-е изд. – Москва : Луч, 2012. – 90 с. – ISBN 978-5-459-00342-0.',
    'Орлова, Т. В. Опоры / Т. В. Орлова, П. С. Гусев. – 2-е изд. – Москва : Луч, 2012. – 90 с. – ISBN 978-5-459-00342-0.',
  ],
  [
    'book',
    'Ash, A. Bearings / A. Ash, B. Oak. – 3rd ed. – London : Ray, 1997. – 650 p. – Text : unmediated.',
    'Ash, A. Bearings / A. Ash, B. Oak. – 3rd ed. – London : Ray, 1997. – 650 p.',
  ],
  [
    'thesis',
    'Орлова, Т. В. Опоры : дис. ... канд. техн. наук / Т. В. Орлова. – Москва, 2010. – 150 с.',
    'Орлова, Т. В. Опоры : дис. ... канд. техн. наук / Орлова Т. В. – Москва, 2010. – 150 с.',
  ],
];

test.each(LINES)('a typed %s is read into fields: %s', (kind, line, record) => {
  const csl = fieldsOfTyped(line);
  expect(csl?.type).toBe(kind);
  expect(formatCsl(csl ?? {}, { ...USUAL_SOURCE_STYLE, contentType: false })).toBe(record);
});

test('what was found by a guess is named', () => {
  expect(readTyped('Белов А. Опоры. Обзор. Муром: Луч, 2001. 10 с.')?.csl.custom).toEqual({
    unsure: ['title', 'publisher-place'],
  });
  expect(readTyped('Белов А. Опоры. М.: Луч, 2001. 10 с.')?.csl.custom).toBeUndefined();
});

test('a code with its edition alone after the date stays as typed', () => {
  const code = 'Кодекс труда от 26.01.1996 № 14-ФЗ (ред. от 01.07.2021) // СПС «Право».';
  expect(fieldsOfTyped(code)).toBeNull();
});

describe('a line of which fields would lose something', () => {
  test.each([
    ['Белов А. А. [и др.] Опоры. М.: Луч, 2001. 10 с.', '[и др.]'],
    ['О сетях: Указ от 01.02.2020 № 5 (ред. от 03.04.2021) // Собрание.', '(ред. от 03.04.2021)'],
    ['Белов А. Опоры / А. Белов. – М.: Луч, 2001. – 10 с. – Тираж 500 экз.', 'Тираж 500 экз'],
  ])('stays as typed, and says what would be lost: %s', (line, left) => {
    expect(fieldsOfTyped(line)).toBeNull();
    expect(readTyped(line)?.left).toBe(left);
  });

  test('stays as typed where nothing can be made of it', () => {
    expect(readTyped('Записи лекций, тетрадь')).toBeNull();
  });
});
