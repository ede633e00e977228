import { describe, expect, it } from 'vitest';
import { processorSeconds } from '../../test/processor-seconds.ts';
import { checkDocument } from './check-document.ts';
import { sourcesOf, textOf } from './testing/documents.ts';

const nb = '\u00A0';

/** Right sentences with everything in them that looks like a mistake to a hasty rule. */
const RIGHT = [
  'Адрес сервера 192.168.0.1, порт 8080, протокол HTTP/1.1, стандарты IEEE 802.11 и USB 3.0.',
  'Версия 3.12.1 языка вышла 01.02.2026 в 18.00, а сборка 1.2.3 осталась прежней.',
  `По ГОСТ${nb}7.32-2017, СанПиН${nb}2.2.2/2.4.1340-03 и ISO/IEC 9001-2015 всё верно.`,
  `Температура меняется от −5${nb}°C до 20${nb}°C, угол равен 45°, точка лежит на 55°45′.`,
  `Площадь равна 5${nb}м², скорость — 10${nb}м/с, а цена — 100${nb}тыс. руб.`,
  'Платформы x86 и x64, языки C++ и C#, среда .NET 8, пакет Node.js и сеть Wi-Fi.',
  'Студент группы ИС-41 сдал работу 10-го числа, это был 2-й курс.',
  'Соотношение сторон 3 : 4, время 12:30, работа идёт 24/7, доступ и/или запись.',
  'Модель GPT-4, серия А-100, самолёт Ту-154 и вирус COVID-19.',
  'Пример: «Он сказал: „Да“».',
  `Рост составил 15${nb}% за 2015–2017${nb}гг. и продолжался в XX–XXI${nb}вв.`,
  'Команда ls -la выводит список, ключ --help даёт справку.',
  `Число 10${nb}000 больше 1000, а 1${nb}000${nb}000 больше их обоих; 3,14 меньше всех.`,
  'Он решил… и ушёл; потом вернулся.',
  'Параметры n-1, (n - 1), x - y и a-b, итог: 5 - 3 = 2.',
  'Кислота H2SO4, газ CO2 и витамин B12.',
  `Встреча с С.${nb}Ивановым прошла, письмо о О.${nb}Орлове отправлено.`,
  'Приложение установлено, рисунок показывает схему, таблица хранит данные.',
  'Массив a[1] и отрезок [0, 1] не являются ссылками.',
  'Тел. 8-800-555-35-35, д. 5, кв. 7, индекс 123456.',
];

/** Demands on the whole document, of which one paragraph cannot be right. */
const ABOUT_DOCUMENT = /^(G32-4|G32-5|V-intro|V-abbr|V-heading)/;

describe('right sentences', () => {
  it.each(RIGHT)('break no rule: %s', (sentence) => {
    const findings = checkDocument(textOf(sentence)).filter(
      ({ rule }) => !ABOUT_DOCUMENT.test(rule),
    );
    expect(findings.map(({ rule, values }) => [rule, values])).toEqual([]);
  });
});

const UNITS = [
  ...[' ', nb, 'а', '1', '. ', '-', ' - ', '"', '«', 'А. ', '(', ',', '/', '№', ' :', '– '],
  ...['рис. 1, ', '[1, ', '1, ', '1.1.', 'т. е. ', '5 кг ', 'от 5 ', 'в в ', 'АБ ', 'http://a'],
];
const LENGTH = 60_000;

/** A rule that looks back from every sign would take minutes for a paragraph that nobody has typed. */
describe('a monotonous paragraph', () => {
  it.each(UNITS)('of «%s» is checked in time', async (unit) => {
    const text = `Слово ${unit.repeat(Math.ceil(LENGTH / unit.length))} конец`;
    const seconds = await processorSeconds(() => {
      checkDocument(textOf(text));
      checkDocument(sourcesOf(text));
    });
    expect(seconds).toBeLessThan(15);
  });
});
