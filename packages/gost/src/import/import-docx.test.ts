import { walk } from '@pv/editor-schema';
import { expect, test } from 'vitest';
import { importMessy } from '../../test/messy-docx/import-messy.ts';
import { zipDocx } from '../../test/messy-docx/package.ts';
import { png } from '../../test/messy-docx/pictures.ts';
import { math, mathRun, p, picture, r, row, table } from '../../test/messy-docx/pieces.ts';

import { importDocx } from './import-docx.ts';

const MONO = { font: 'Courier New' };

/** A short thesis as students type them: headings by hand, numbers by hand, three fonts. */
const THESIS = [
  p('МИНИСТЕРСТВО НАУКИ И ВЫСШЕГО ОБРАЗОВАНИЯ', { align: 'center' }),
  p('Северный университет', { align: 'center' }),
  p('Кафедра прикладной информатики', { align: 'center' }),
  p('Руководитель: Петрова А. Б.'),
  p('Мурманск 2026', { align: 'center' }),
  p('СОДЕРЖАНИЕ', { align: 'center', bold: true, newPage: true }),
  p('ВВЕДЕНИЕ\t3'),
  p('1 Обзор ........ 4'),
  p('1.1 Методы измерения\t5'),
  p('ЗАКЛЮЧЕНИЕ\t9'),
  p('РЕФЕРАТ', { align: 'center', newPage: true }),
  p('Отчет 9 с., 1 рис., 1 табл., 2 источн.'),
  p('ДАТЧИК, ИЗМЕРЕНИЕ, ПОГРЕШНОСТЬ'),
  p('Цель работы — проверить датчик.'),
  p('ВВЕДЕНИЕ', { align: 'center', bold: true, newPage: true }),
  p('Датчики нужны всем [1, с. 5]. Устройство показано на рис. 1.1.', {
    font: 'Calibri',
    size: 12,
  }),
  p('1 Обзор', { bold: true, size: 16, newPage: true }),
  p('1.1 Методы измерения', { bold: true }),
  p('Методы сведены в таблицу 1.1 и описаны в листинге 1; вывод — формула (1.1).'),
  p(picture('img1'), { align: 'center' }),
  p('Рис. 1.1 - Устройство датчика', { align: 'center', italic: true }),
  p('Достоинства:'),
  p('- точность;'),
  p('- цена.'),
  p('Таблица 1.1 – Методы', { align: 'right' }),
  table(row(['Метод', 'Ошибка'], { header: true }), row(['Прямой', '5 %'])),
  p(`${math(mathRun('x=y'))}${r('\t(1.1)')}`),
  p('Листинг 1. Опрос датчика'),
  p('while True:', MONO),
  p('    read()', MONO),
  p('ЗАКЛЮЧЕНИЕ', { align: 'center', bold: true, newPage: true }),
  p('Датчик проверен, см. приложение А и [1–2].'),
  p('СПИСОК ИСПОЛЬЗОВАННЫХ ИСТОЧНИКОВ', { align: 'center', bold: true, newPage: true }),
  p('1. Иванов И. И. Датчики. – М. : Наука, 2020. – 100 с.'),
  p('2. Петров П. П. Измерения. – СПб. : Лань, 2021. – 200 с.'),
  p('ПРИЛОЖЕНИЕ А', { align: 'right', newPage: true }),
  p('Протокол испытаний', { align: 'center', bold: true }),
  p('Испытания прошли.'),
];

test('a thesis formatted by hand becomes sections, live numbers and sources', async () => {
  const { lines, setAside, result } = await importMessy(THESIS);
  expect(lines).toEqual([
    '# abstract РЕФЕРАТ',
    'Цель работы — проверить датчик.',
    '# intro ВВЕДЕНИЕ',
    'Датчики нужны всем {1, с. 5}. Устройство показано на рис. {figure1}.',
    '# chap Обзор',
    '## Методы измерения',
    'Методы сведены в таблицу {table1} и описаны в листинге {listing1}; вывод — формула {formula1}.',
    'figure1[1] Устройство датчика',
    'Достоинства:',
    'bullets',
    '  точность;',
    '  цена.',
    'table1 Методы',
    '  !Метод | !Ошибка',
    '  Прямой | 5 %',
    'formula1 numbered $x=y$',
    'listing1 Опрос датчика',
    '  code while True: ⏎     read()',
    '# conclusion ЗАКЛЮЧЕНИЕ',
    'Датчик проверен, см. приложение {applications1} и {1; 2}.',
    '# references СПИСОК ИСПОЛЬЗОВАННЫХ ИСТОЧНИКОВ',
    '# applications Протокол испытаний',
    'Испытания прошли.',
  ]);
  expect(result.snapshot.settings.keywords).toEqual(['ДАТЧИК', 'ИЗМЕРЕНИЕ', 'ПОГРЕШНОСТЬ']);
  expect(result.snapshot.sources.map((source) => source.raw)).toEqual([
    'Иванов И. И. Датчики. – М. : Наука, 2020. – 100 с.',
    'Петров П. П. Измерения. – СПб. : Лань, 2021. – 200 с.',
  ]);
  expect(setAside.titlePage).toContain('Кафедра прикладной информатики');
  expect(setAside.contents).toContain('1.1 Методы измерения');
  expect(setAside.volumeLine).toBe('Отчет 9 с., 1 рис., 1 табл., 2 источн.');
  expect(result.report.questions).toEqual([]);
});

test('progress runs through the stages and ends at one', async () => {
  const bytes = await zipDocx({
    body: [p(picture('img1')), p(picture('img2'))],
    media: { 'img1.png': png(2, 2), 'img2.png': png(3, 3) },
  });
  const seen: string[] = [];
  await importDocx(bytes, { onProgress: (stage, share) => seen.push(`${stage} ${share}`) });
  expect(seen).toEqual([
    'unpack 0',
    'read 0',
    'pictures 0',
    'pictures 0.5',
    'pictures 1',
    'recognise 0',
    'recognise 1',
  ]);
});

test('ids are short, and no two things of a document share one', async () => {
  const { snapshot, assets } = await importDocx(
    await zipDocx({ body: THESIS, media: { 'img1.png': png(2, 2) } }),
  );
  const ids = [...snapshot.sections, ...snapshot.sources, ...assets].map((one) => one.id);
  for (const section of snapshot.sections) {
    walk(section.content, (node) => {
      if (node.attrs?.id) ids.push(String(node.attrs.id));
    });
  }
  expect(new Set(ids).size).toBe(ids.length);
  expect(Math.max(...ids.map((id) => id.length))).toBeLessThan(16);
});
