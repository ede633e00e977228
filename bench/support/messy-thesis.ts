import { encodePng } from '../../apps/server/src/features/document/demo/encode-png.ts';
import { zipDocx } from '../../packages/gost/test/messy-docx/package.ts';
import { h, p, picture, r, row, table } from '../../packages/gost/test/messy-docx/pieces.ts';

/** What sets one thesis apart from another. */
export interface ThesisShape {
  /** Of the generator: the same number gives the same text. */
  seed: number;
  /** Each has a page and a half of text, a picture, a list and, every third, a table and a listing. */
  parts: number;
}

const SUBJECTS = 'датчик модель система оператор алгоритм сервер прибор расчёт стенд модуль'.split(
  ' ',
);
const VERBS = 'показывает измеряет сохраняет проверяет передаёт уточняет описывает учитывает'.split(
  ' ',
);
const OBJECTS =
  'результаты наблюдений|порядок обработки сигнала|распределение погрешности по каналам|время отклика на запрос|требования технического задания|параметры исходной выборки'.split(
    '|',
  );
const ENDS =
  'при постоянной нагрузке|в пределах допуска, который задан стандартом|до начала следующего цикла|без участия человека|с учётом поправки на температуру'.split(
    '|',
  );

/** Numbers from 0 up to `limit`, the same for the same seed (the generator of Park and Miller). */
function drawer(seed: number): (limit: number) => number {
  let state = (seed * 7919) % 2147483647 || 1;
  return (limit) => {
    state = (state * 48271) % 2147483647;
    return state % limit;
  };
}

type Draw = ReturnType<typeof drawer>;

function sentence(draw: Draw): string {
  const one = (words: readonly string[]) => words[draw(words.length)] ?? '';
  const text = `${one(SUBJECTS)} № ${draw(900)} ${one(VERBS)} ${one(OBJECTS)} ${one(ENDS)}`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const paragraph = (draw: Draw, more = ''): string =>
  p(`${Array.from({ length: 5 }, () => sentence(draw)).join(' ')}${more}`, { align: 'left' });

/** A picture of bands with noise, as large in bytes as a screenshot. */
function screenshot(draw: Draw): Uint8Array {
  const [red, green] = [draw(256), draw(256)];
  return encodePng(480, 270, (x, y) => [
    (red + (x >> 4) * 8) & 255,
    (green + (y >> 3) * 6) & 255,
    y % 3 === 0 ? draw(32) : 240,
  ]);
}

function part(draw: Draw, n: number, chapter: number): string[] {
  const name = `${chapter}.${n}`;
  const list = [1, 2, 3].map(() => p(sentence(draw), { list: [1, 0] }));
  const rows = Array.from({ length: 8 }, (_, at) =>
    row([`${at + 1}`, `${draw(99)},${draw(9)}`, sentence(draw)]),
  );
  const figures = [
    p(picture(`img${n}`), { align: 'center' }),
    p(`Рис. ${name} – Снимок экрана ${n}`, { align: 'center', italic: true, size: 12 }),
  ];
  const extras = [
    p(`Таблица ${name} – Замеры опыта ${n}`),
    table(row(['№', 'Значение', 'Примечание'], { header: true }), ...rows),
    ...[1, 2, 3].map((line) =>
      p(`def step_${line}(x):\treturn x * ${draw(99)}`, { pStyle: 'Code' }),
    ),
  ];
  return [
    h(2, `${name} Опыт ${n}`, { align: 'center' }),
    paragraph(draw, ` Общий вид показан на рис. ${name} [${1 + draw(14)}].`),
    ...figures,
    paragraph(draw),
    p(`${r('Важно: ', { bold: true })}${r(sentence(draw), { font: 'Arial', size: 13 })}`),
    ...list,
    ...(n % 3 === 0 ? extras : []),
    paragraph(draw),
    paragraph(draw),
  ];
}

/** A thesis formatted by hand as students do, as DOCX. */
export function messyThesis({ seed, parts }: ThesisShape): Promise<Uint8Array> {
  const draw = drawer(seed);
  const numbers = Array.from({ length: parts }, (_, at) => at + 1);
  const perChapter = Math.ceil(parts / 3);
  const body = numbers.flatMap((n) => {
    const chapter = Math.ceil(n / perChapter);
    const opens = (n - 1) % perChapter === 0;
    const heading = h(1, `ГЛАВА ${chapter}. Описание опытов ряда ${chapter}`, { newPage: true });
    return [...(opens ? [heading] : []), ...part(draw, n, chapter)];
  });
  return zipDocx({
    body: [
      h(1, 'ВВЕДЕНИЕ'),
      ...[1, 2, 3].map(() => paragraph(draw)),
      ...body,
      h(1, 'ЗАКЛЮЧЕНИЕ', { newPage: true }),
      paragraph(draw),
      h(1, 'СПИСОК ЛИТЕРАТУРЫ', { newPage: true }),
      ...Array.from({ length: 14 }, (_, at) =>
        p(
          `Иванов И. И. Измерения, выпуск ${at + 1}. – М.: Наука, ${2000 + at}. – ${100 + draw(300)} с.`,
          { list: [7, 0] },
        ),
      ),
    ],
    media: Object.fromEntries(numbers.map((n) => [`img${n}.png`, screenshot(draw)])),
  });
}
