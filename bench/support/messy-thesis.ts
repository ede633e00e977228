import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodePng } from '../../apps/server/test/support/encode-png.ts';
import { zipDocx } from '../../packages/gost/test/messy-docx/package.ts';
import {
  h,
  math,
  mathRun,
  p,
  picture,
  r,
  row,
  table,
} from '../../packages/gost/test/messy-docx/pieces.ts';

/** What sets one thesis apart from another. */
interface ThesisShape {
  /** Of the generator: the same number gives the same text. */
  seed: number;
  /** Each has a page and a half of text, a picture and a list; a third of them a table and a listing, a third a formula. */
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

/**
 * A picture like the screenshot of a window, of as many pixels as the middle one of a real thesis: a
 * coloured bar, a side panel and lines of words of a few letters drawn over and over.
 */
function screenshot(draw: Draw): Uint8Array {
  const bar = [draw(200), draw(200), 160] as const;
  const letters = Array.from({ length: 30 }, () => Array.from({ length: 56 }, () => draw(6) * 51));
  const lines = Array.from({ length: 33 }, () =>
    Array.from({ length: 25 + draw(50) }, () => letters[draw(36)]),
  );
  return encodePng(800, 450, (x, y) => {
    if (y < 28) return bar;
    if (x < 160) return [236, 239, 244];
    const [row, at] = [y % 14, x - 180];
    const ink = row < 8 ? lines[Math.floor(y / 14)]?.[at >> 3]?.[row * 7 + (at & 7)] : undefined;
    return [ink ?? 255, ink ?? 255, ink ?? 255];
  });
}

/** A fraction with a sum, numbered at the end of the line. */
function formula(draw: Draw, chapter: number, n: number): string {
  const over = `<m:num>${mathRun(`x + ${draw(90)}`)}</m:num><m:den>${mathRun('n − 1')}</m:den>`;
  const power = `<m:sSup><m:e>${mathRun('σ')}</m:e><m:sup>${mathRun('2')}</m:sup></m:sSup>`;
  const body = `${power}${mathRun(' = ')}<m:f>${over}</m:f>${mathRun(` · ${draw(9)}α`)}`;
  return p(`${math(body)}${r(`\t(${chapter}.${n})`)}`, { align: 'center' });
}

const codeLine = (draw: Draw, line: number): string =>
  p(`${'    '.repeat(line % 3)}value_${line} = step(x, ${draw(99)}) + ${draw(999)}  # замер`, {
    pStyle: 'Code',
  });

const code = (draw: Draw, lines: number): string[] =>
  Array.from({ length: lines }, (_, line) => codeLine(draw, line));

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
    ...code(draw, 12),
  ];
  const kinds = [extras, [formula(draw, chapter, n)], []];
  return [
    h(2, `${name} Опыт ${n}`, { align: 'center' }),
    paragraph(draw, ` Общий вид показан на рис. ${name} [${1 + draw(14)}].`),
    ...figures,
    paragraph(draw),
    p(`${r('Важно: ', { bold: true })}${r(sentence(draw), { font: 'Arial', size: 13 })}`),
    ...list,
    ...(kinds[n % 3] ?? []),
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
      h(1, 'ПРИЛОЖЕНИЕ А. Программа обработки', { newPage: true }),
      ...code(draw, 80),
    ],
    media: Object.fromEntries(numbers.map((n) => [`img${n}.png`, screenshot(draw)])),
  });
}

export interface Thesis {
  name: string;
  bytes: Uint8Array;
}

const SAMPLES = process.env.PV_SAMPLES ?? join(import.meta.dirname, '../../../shared/samples');

/** Parts of a generated thesis of about 90 pages, and of about 100. */
const NINETY_PAGES = 47;
export const HUNDRED_PAGES = 52;

/** The generated thesis and, where it is present, the real one. */
export async function theses(): Promise<Thesis[]> {
  const generated = await messyThesis({ seed: 1, parts: NINETY_PAGES });
  const real = join(SAMPLES, 'bachelor-thesis.docx');
  return [
    { name: 'generated thesis', bytes: generated },
    ...(existsSync(real) ? [{ name: 'real thesis', bytes: readFileSync(real) }] : []),
  ];
}
