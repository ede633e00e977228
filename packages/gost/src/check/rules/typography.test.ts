import { describe, expect, it } from 'vitest';
import {
  figure,
  paragraph,
  reference,
  section,
  snapshot,
  text,
} from '../../model/sample-document.ts';
import { findDetails } from '../check-document.ts';
import type { RuleId } from '../registry.ts';
import { chapterOf, inlineFormula, list, textOf } from '../testing/documents.ts';
import { found, linesOf, marked, mended } from '../testing/judge.ts';

const nb = '\u00A0';

/** Rule, broken text, the same text mended. */
const MENDED: readonly [rule: RuleId, before: string, after: string][] = [
  ['T-double-space', 'Один  два', 'Один два'],
  ['T-double-space', '   Отступ пробелами', 'Отступ пробелами'],
  ['T-double-space', `рисунок ${nb}1`, `рисунок${nb}1`],
  ['T-space-before-sign', 'слово , слово .', 'слово, слово.'],
  ['T-space-before-sign', 'вопрос ?', 'вопрос?'],
  ['T-space-after-sign', 'слово,слово', 'слово, слово'],
  ['T-space-after-sign', 'Конец фразы.Начало', 'Конец фразы. Начало'],
  ['T-dash', 'Docker - это средство', `Docker${nb}— это средство`],
  ['T-dash', 'сеть -- основа', `сеть${nb}— основа`],
  ['T-dash', 'в пункте 3 - описание', `в пункте 3${nb}— описание`],
  ['T-range', 'от 10-20 кг', 'от 10–20 кг'],
  ['T-range', 'в 2015-2017 гг.', 'в 2015–2017 гг.'],
  ['T-range', 'с. 15 - 20', 'с. 15–20'],
  ['T-quotes', 'метод "ветвей и границ"', 'метод «ветвей и границ»'],
  ['T-quotes', 'знаком <<+>> обозначены', 'знаком «+» обозначены'],
  ['T-quotes', 'система “Умный дом”', 'система «Умный дом»'],
  ['T-quotes', '"Завод "Прогресс" и "Луч""', '«Завод „Прогресс“ и „Луч“»'],
  ['T-mixed-script', 'cистема', 'система'],
  ['T-mixed-script', 'Сisco', 'Cisco'],
  ['T-decimal-comma', 'масса 3.5 кг', 'масса 3,5 кг'],
  ['T-decimal-comma', 'высота 0.6 м и 0.8 м.', 'высота 0,6 м и 0,8 м.'],
  ['T-decimal-comma', 'площадь 1.2 м², ждать 0.5 с.', 'площадь 1,2 м², ждать 0,5 с.'],
  ['T-decimal-comma', 'ток 2.5 А, объём 0.3 л', 'ток 2,5 А, объём 0,3 л'],
  ['T-decimal-comma', 'Intel 2.6 ГГц, v 1.5 км/ч', 'Intel 2,6 ГГц, v 1,5 км/ч'],
  ['T-decimal-comma', 'простой 28.8 часов', 'простой 28,8 часов'],
  ['T-decimal-comma', `рост на 12.7${nb}%`, `рост на 12,7${nb}%`],
  ['T-number-space', 'приказ №15', `приказ №${nb}15`],
  ['T-number-space', 'в 2017г. и 2018гг.', `в 2017${nb}г. и 2018${nb}гг.`],
  ['T-short-forms', 'т.е. быстро, и т.д.', `т.${nb}е. быстро, и т.${nb}д.`],
  ['T-nbsp-initials', 'А.С. Пушкин и Иванов И. И.', `А.${nb}С.${nb}Пушкин и Иванов${nb}И.${nb}И.`],
  [
    'T-nbsp-ref',
    'на рисунке 1, № 5, с. 10, 2017 г.',
    `на рисунке${nb}1, №${nb}5, с.${nb}10, 2017${nb}г.`,
  ],
];

describe('typography', () => {
  it.each(MENDED)('%s mends «%s» into «%s»', (rule, before, after) => {
    const broken = textOf(before);
    expect(found(rule, broken).length).toBeGreaterThan(0);
    expect(linesOf(mended(rule, broken))).toEqual([after]);
  });

  const SILENT: readonly [rule: RuleId, right: string][] = [
    ['T-double-space', 'Одно слово, другое — третье'],
    ['T-space-before-sign', 'файлы .docx и .pdf лежат рядом'],
    ['T-space-before-sign', `в отношении 3 : 4 и 10${nb}:${nb}1`],
    ['T-space-after-sign', 'число 3,14 и время 12:30, файл main.ts, т.е. всё, {apache2,cgi,cli}'],
    ['T-dash', 'веб-сервер, 5 - 3 = 2, x - y, из-за'],
    ['T-range', 'ГОСТ 7.32-2017, телефон 8-800-555, 2-й этап, ISBN 978-5-9973'],
    ['T-quotes', 'метод «ветвей „и“ границ», диск 3,5" толщиной'],
    ['T-mixed-script', 'веб-сервер, IP-адрес, SQL-запрос, 1С, Wi-Fi, IPадрес, exeшник'],
    ['T-unprintable', 'α ≤ β ⇒ ∀𝑥 ∈ ℝ, ✓ ★ → № ₽ ½ ⁿ ℃ ©, слово «café», שלום, ё́'],
    ['T-repeated-word', 'что-то и то, и другое; из-за и из-под'],
    ['T-repeated-word', 'работа с С. Ивановым, о О. Бендере и И. о. директора'],
    ['T-yo', 'отчёт, ещё, всё; все остальные'],
    ['T-decimal-comma', 'версия 2.0, рисунок 3.1, 10.10.2020, Windows 8.1, 192.168.0.1'],
    ['T-decimal-comma', 'версия 2.0 с правками, раздел 3.1 в главе, п. 1.2 м, 05.2020 г.'],
    [
      'T-decimal-comma',
      'Python 3.8 с numpy, Версия 2.5 В системе, рис. 2.1 т. е. схема, ст. 12.8 ч. 1',
    ],
    ['T-decimal-comma', 'Раздел 2.1 м, статья 5.1 ч, число 5.1 в сумме, 12.8 ч. 1'],
    ['T-number-space', `№${nb}15 и 2017${nb}г., код 2017год`],
    ['T-short-forms', `и т.${nb}д., т. е.`],
    ['T-nbsp-initials', `А.${nb}С.${nb}Пушкин, в приложении А. Скрипт`],
    ['T-nbsp-ref', `рисунок${nb}1 и №${nb}5`],
  ];

  it.each(SILENT)('%s has nothing against «%s»', (rule, right) => {
    expect(found(rule, textOf(right))).toEqual([]);
  });

  it('shows exactly the piece that is wrong', () => {
    const broken = textOf('сеть - основа');
    expect(found('T-dash', broken).map((finding) => marked(broken, finding))).toEqual([' - ']);
  });

  it('leaves code and addresses alone', () => {
    const address = 'см. https://ya.ru/a,bb?x=1;y--2';
    const document = chapterOf(
      paragraph('команда ', text('ls  -l - "x"', 'code')),
      paragraph(address),
    );
    for (const rule of ['T-double-space', 'T-dash', 'T-quotes', 'T-space-after-sign'] as const) {
      expect(found(rule, document)).toEqual([]);
    }
  });

  it('keeps marks and live references where it mends', () => {
    const document = chapterOf(
      paragraph('Метод "', text('сетки', 'italic'), '" - ', reference('f'), '  слово'),
      figure('f', 'Сетка'),
    );
    const quoted = mended('T-quotes', document).sections[0]?.content.content?.[0];
    expect(quoted?.content?.[1]).toEqual(text('сетки', 'italic'));
    const spaced = mended('T-double-space', document).sections[0]?.content.content?.[0];
    expect(spaced?.content?.map((node) => node.text ?? node.type)).toEqual([
      'Метод "',
      'сетки',
      '" - ',
      'crossReference',
      ' слово',
    ]);
  });

  it('takes a minus between formulas for a minus', () => {
    const document = chapterOf(paragraph(inlineFormula('a'), ' - ', inlineFormula('b'), ' мало'));
    expect(found('T-dash', document)).toEqual([]);
  });

  it('does not mend quotation marks that do not pair', () => {
    const document = textOf('метод "один" и "второй');
    expect(found('T-quotes', document).map(({ fixable }) => fixable)).toEqual([false]);
  });

  it('finds a doubled small word and leaves it to the writer', () => {
    const document = textOf('в в разделе описана сеть');
    expect(found('T-repeated-word', document)).toMatchObject([
      { values: { word: 'в' }, fixable: false },
    ]);
  });

  it('finds the first word without dots where the same word has them', () => {
    const document = textOf('Полный отчёт готов.', 'Каждый отчет проверен.');
    expect(found('T-yo', document)).toMatchObject([
      { values: { with: 'отчёт', without: 'отчет' }, place: { path: [1], range: [7, 12] } },
    ]);
  });

  it('counts breakable spaces once a section', () => {
    const document = chapterOf(paragraph('5 кг и 6 мм'), list('7 кВт'));
    expect(found('U8-8.3-nobreak', document)).toMatchObject([{ values: { count: 3 } }]);
    expect(linesOf(mended('U8-8.3-nobreak', document))).toEqual([
      `5${nb}кг и 6${nb}мм`,
      `7${nb}кВт`,
    ]);
  });
});

describe('signs that the fonts do not have', () => {
  const signsIn = (words: string) =>
    found('T-unprintable', textOf(words)).map(({ values, place }) => [values.sign, place.range]);

  it('are emoji, signs of the private area and letters of far scripts, a run of them once', () => {
    expect(signsIn('Готово 🚀👍🏽 и \uF0B7 пункт')).toEqual([
      ['🚀👍🏽', [7, 13]],
      ['\uF0B7', [16, 17]],
    ]);
    expect(signsIn('метод 改善 и 한글')).toEqual([
      ['改善', [6, 8]],
      ['한글', [11, 13]],
    ]);
  });

  it('are found in the title of the work, at the page that names it', () => {
    const document = snapshot([
      section('title', 't', '', paragraph()),
      ...textOf('Текст.').sections,
    ]);
    const hits = findDetails(document, { title: 'Насос 🚀' }, ['T-unprintable']);
    expect(hits.map(({ finding: { values, place } }) => [values.sign, place.sectionId])).toEqual([
      ['🚀', 't'],
    ]);
  });

  it('are told by the first of a long run', () => {
    expect(signsIn('改善改善改善改善改善')).toEqual([['改善改善改善改善…', [0, 10]]]);
  });
});
