import { zipDocx } from '../../packages/gost/test/messy-docx/package.ts';
import { png } from '../../packages/gost/test/messy-docx/pictures.ts';
import { h, p, picture, r, row, table } from '../../packages/gost/test/messy-docx/pieces.ts';

const code = { font: 'Courier New' };

/** A thesis as students hand it in: typed numbers, wrong dashes, appendices that lost their headings. */
export function messyThesis(): Promise<Uint8Array> {
  return zipDocx({
    media: { 'scheme.png': png(800, 400), 'plan.png': png(600, 300) },
    body: [
      h(1, 'Введение'),
      p('Насосы работают почти в каждом цехе, и отказ любого из них дорого стоит [1].'),
      h(1, '1 Обзор стендов'),
      h(2, '1.1 Общая схема'),
      p('Схема стенда показана на рис. 1.1. Данные  собраны в табл. 1.1.'),
      p(picture('scheme')),
      p('Рис. 1.1 - Схема стенда.'),
      p('Таблица 1.1 – Параметры насосов'),
      table(row(['Насос', 'Подача, м3/ч'], { header: true }), row(['К 20/30', '20'])),
      h(2, '1.2 Программа опроса'),
      p('Датчики опрашивает короткая программа, описанная в [2].'),
      p(r('while true; do', code)),
      p(r('  read_sensor', code)),
      p(r('done', code)),
      h(1, '2 Испытания'),
      p('Испытания шли три дня - с утра до вечера.'),
      h(1, 'Заключение'),
      p('Стенд собран и проверен.'),
      h(1, 'Список использованных источников'),
      p('1. Громов В. Н. Насосы и стенды / В. Н. Громов. – Казань : Волга, 2021. – 240 с.'),
      p('2. Белова А. С. Опрос датчиков / А. С. Белова // Приборы. – 2022. – № 3. – С. 5–9.'),
      p(picture('plan')),
      p('Рис. А.1 – План помещения'),
    ],
  });
}
