import { expect, test } from 'vitest';
import { describe as describeResult } from '../../test/messy-docx/describe-result.ts';
import { importMessy } from '../../test/messy-docx/import-messy.ts';
import { h, math, mathRun, note, p, picture, r, row, table } from '../../test/messy-docx/pieces.ts';
import { writeDocx } from '../docx/index.ts';
import { buildDocument } from '../model/build.ts';
import { importDocx } from './import-docx.ts';

const TITLE_PAGE = {
  ministry: 'Министерство науки и высшего образования',
  institution: 'Северный университет',
  department: 'Кафедра прикладной информатики',
  workKind: 'ВЫПУСКНАЯ КВАЛИФИКАЦИОННАЯ РАБОТА',
  workSubkind: 'бакалавра',
  title: 'Проверка датчика',
  codes: [],
  people: [{ role: 'Руководитель', description: 'доцент', name: 'А. Б. Петрова' }],
  city: 'Мурманск',
  year: '2026',
};

test('what the product itself has written comes back as it was', async () => {
  const { result, lines } = await importMessy(
    [
      h(1, 'Введение'),
      p(`${r('Датчики нужны всем [1].')}${note(1)}`),
      h(1, '1 Обзор'),
      h(2, '1.1 Методы'),
      p('См. рис. 1.1, таблицу 1.1, формулу (1.1) и приложение А; раздел 1.1.'),
      p(picture('img1')),
      p('Рис. 1.1 – Устройство'),
      p('Таблица 1.1 – Методы'),
      table(row(['Метод', 'Ошибка'], { header: true }), row(['Прямой', '5 %'])),
      p(`${math(mathRun('x=y'))}${r('\t(1.1)')}`),
      p('раз', { list: [1, 0] }),
      p('внутри', { list: [1, 1] }),
      p('Обычный текст между списком и кодом, чтобы было что читать.'),
      p('Листинг 1.1 – Опрос'),
      p('while True:\n    read()', { font: 'Courier New' }),
      h(1, 'Заключение'),
      p('Датчик проверен.'),
      h(1, 'Список использованных источников'),
      p('1. Иванов И. И. Датчики, 2020.'),
      h(1, 'Приложение А Протокол'),
      p('Испытания прошли.'),
    ],
    { footnotes: { 1: p('Почти всем.') } },
  );
  const written = await writeDocx(
    buildDocument(result.snapshot, {
      titlePage: TITLE_PAGE,
      assets: new Map(result.assets.map((asset) => [asset.id, asset])),
      formatSource: (source) => source.raw,
    }),
  );
  const again = await importDocx(written);
  const same = (line: string) => line.toLowerCase();
  expect(describeResult(again.snapshot).map(same)).toEqual(lines.map(same));
  expect(again.report.questions).toEqual([]);
});
