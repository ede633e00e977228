import { describe, expect, test } from 'vitest';
import { importMessy } from '../../../test/messy-docx/import-messy.ts';
import { h, p, r } from '../../../test/messy-docx/pieces.ts';
import { AUTOMATIC_NUMBERS } from '../../../test/messy-docx/styles.ts';

const TEXT = p('Обычный текст абзаца, который заголовком не является и потому остаётся текстом.');
const lines = async (...body: string[]) =>
  (await importMessy(body)).lines.filter((line) => line.startsWith('#'));

describe('headings in styles', () => {
  test('levels come from styles and outline levels, and typed numbers are dropped', async () => {
    expect(
      await lines(
        h(1, 'Введение'),
        TEXT,
        h(1, '1. Обзор'),
        h(2, '1.1. Методы'),
        TEXT,
        h(3, '1.1.1 Выбор'),
        TEXT,
        p('1.2 Итоги', { outline: 1 }),
        h(1, 'Заключение'),
      ),
    ).toEqual([
      '# intro Введение',
      '# chap Обзор',
      '## Методы',
      '### Выбор',
      '## Итоги',
      '# conclusion Заключение',
    ]);
  });

  test('a typed number of two parts outweighs a style chosen by its looks', async () => {
    expect(await lines(h(1, '1 Обзор'), TEXT, h(1, '1.1 Методы'), TEXT, h(1, '2 Проект'))).toEqual([
      '# chap Обзор',
      '## Методы',
      '# chap Проект',
    ]);
  });

  test('chapters in «Heading 2» beside an introduction in «Heading 1» are chapters', async () => {
    expect(
      await lines(h(1, 'ВВЕДЕНИЕ'), TEXT, h(2, 'Обзор'), TEXT, h(3, 'Методы'), h(2, 'Проект')),
    ).toEqual(['# intro ВВЕДЕНИЕ', '# chap Обзор', '## Методы', '# chap Проект']);
  });

  test('a long paragraph in a heading style stays text, with a word about it', async () => {
    const long = 'Здесь рассказано многое. '.repeat(12).trim();
    const { lines: all, warnings } = await importMessy([h(1, 'Обзор'), h(2, long), h(2, 'Методы')]);
    expect(all).toEqual(['# chap Обзор', long, '## Методы']);
    expect(warnings).toContain('heading_style_on_text');
  });

  test('a level left out is closed, and levels past the fourth become the fourth', async () => {
    const { lines: all, warnings } = await importMessy([
      h(1, 'Обзор'),
      h(3, 'Методы'),
      h(4, 'А'),
      h(5, 'Б'),
    ]);
    expect(all).toEqual(['# chap Обзор', '## Методы', '### А', '#### Б']);
    expect(warnings).toContain('heading_level_changed');
  });

  test('a heading over two lines is one name', async () => {
    expect(await lines(h(1, 'Обзор\nметодов\tизмерения'))).toEqual([
      '# chap Обзор методов измерения',
    ]);
  });

  test('headings numbered by a list keep the level and lose nothing', async () => {
    expect(
      await lines(h(1, 'Обзор', { list: [4, 0] }), h(2, 'Методы', { list: [4, 1] }), TEXT),
    ).toEqual(['# chap Обзор', '## Методы']);
  });

  test('where chapters have a style, names of elements deeper or in plain lines are ordinary', async () => {
    const body = [
      h(1, 'Обзор'),
      h(2, 'Источники'),
      TEXT,
      h(1, 'Проект'),
      p('Термины', { bold: true }),
      TEXT,
    ];
    const { lines: all } = await importMessy(body);
    expect(all.filter((line) => /^#|Термины/.test(line))).toEqual([
      '# chap Обзор',
      '## Источники',
      '# chap Проект',
      '*Термины*',
    ]);
  });

  test('a caption in a heading style is a caption', async () => {
    expect(await lines(h(1, 'Обзор'), h(2, 'Рисунок 1 – Схема'))).toEqual(['# chap Обзор']);
  });
});

describe('headings by hand', () => {
  test('bold, large or capital lines whose numbers follow each other are headings', async () => {
    expect(
      await lines(
        p('ВВЕДЕНИЕ', { align: 'center' }),
        TEXT,
        p('ГЛАВА 1. ОБЗОР', { align: 'center' }),
        TEXT,
        p('1.1 Методы', { bold: true }),
        TEXT,
        p('1.2 Приборы', { size: 18 }),
        TEXT,
        p('ГЛАВА 2. ПРОЕКТ', { align: 'center' }),
        TEXT,
        p('2.1. Замысел', { bold: true }),
        p('2.1.1. Узлы', { bold: true }),
        TEXT,
        p('ЗАКЛЮЧЕНИЕ', { align: 'center' }),
      ),
    ).toEqual([
      '# intro ВВЕДЕНИЕ',
      '# chap ОБЗОР',
      '## Методы',
      '## Приборы',
      '# chap ПРОЕКТ',
      '## Замысел',
      '### Узлы',
      '# conclusion ЗАКЛЮЧЕНИЕ',
    ]);
  });

  test('the name of a chapter may stand under its number', async () => {
    expect(
      await lines(
        p('Глава 1', { bold: true, align: 'center' }),
        p('Теоретические основы', { bold: true, align: 'center' }),
        TEXT,
        p('Глава 2', { bold: true, align: 'center' }),
        p('Практика', { bold: true, align: 'center' }),
      ),
    ).toEqual(['# chap Теоретические основы', '# chap Практика']);
  });

  test('paragraph signs are levels under chapters', async () => {
    expect(
      await lines(
        p('Глава 1. Основы', { bold: true }),
        TEXT,
        p('§ 1.1 Понятия', { bold: true }),
        TEXT,
        p('§ 2. Виды', { bold: true }),
      ),
    ).toEqual(['# chap Основы', '## Понятия', '## Виды']);
  });

  test('a plain line is a heading when its number is the next one', async () => {
    expect(
      await lines(
        p('1 Обзор', { bold: true }),
        TEXT,
        p('1.1 Методы'),
        TEXT,
        p('1.2 Приборы'),
        TEXT,
      ),
    ).toEqual(['# chap Обзор', '## Методы', '## Приборы']);
  });

  test('headings that a list numbers, bold by hand, are headings', async () => {
    expect(
      await lines(
        p('Обзор', { bold: true, list: [4, 0] }),
        TEXT,
        p('Методы', { bold: true, list: [4, 1] }),
        TEXT,
        p('Проект', { bold: true, list: [4, 0] }),
        TEXT,
      ),
    ).toEqual(['# chap Обзор', '## Методы', '# chap Проект']);
  });

  test('with neither styles nor numbers, capitals in the middle are chapters, with a word about it', async () => {
    const { lines: all, warnings } = await importMessy([
      p('ОБЗОР МЕТОДОВ', { align: 'center' }),
      TEXT,
      p('ВЫБОР ПРИБОРА', { align: 'center' }),
      TEXT,
    ]);
    expect(all.filter((line) => line.startsWith('#'))).toEqual([
      '# chap ОБЗОР МЕТОДОВ',
      '# chap ВЫБОР ПРИБОРА',
    ]);
    expect(warnings).toContain('heading_by_look');
  });
});

describe('headings without any emphasis', () => {
  const long = [TEXT, TEXT, TEXT, TEXT];

  test('numbers that count through the document make chapters, with a word about it', async () => {
    const { lines: all, warnings } = await importMessy([
      p('Введение'),
      ...long,
      p('1 Обзор'),
      ...long,
      p('1.1 Методы'),
      ...long,
      p('2 Проект'),
      ...long,
      p('Заключение'),
    ]);
    expect(all.filter((line) => line.startsWith('#'))).toEqual([
      '# intro Введение',
      '# chap Обзор',
      '## Методы',
      '# chap Проект',
      '# conclusion Заключение',
    ]);
    expect(warnings).toContain('heading_by_look');
  });

  test.each([
    ['one such line', [p('1 Обзор'), ...long]],
    ['items of a list', [p('1 Первое дело'), p('2 Второе дело'), ...long]],
    ['lines without text between them', [p('1 Обзор'), TEXT, p('2 Проект'), TEXT]],
    ['sentences', [p('1. Так поступают.'), ...long, p('2. И так тоже.'), ...long]],
  ])('%s make none', async (_, body) => {
    expect(await lines(p('Введение'), ...long, ...body)).toEqual(['# intro Введение']);
  });
});

describe('what only looks like a heading', () => {
  test.each([
    [
      'an item of a numbered list',
      [p('1. Первое дело', { bold: true }), p('2. Второе дело', { bold: true })],
    ],
    ['a number that does not follow', [p('7 Семёрка', { bold: true })]],
    ['a line that ends as a list item does', [p('1.1 методы;', { bold: true })]],
    ['a date', [p('12.05 Начало занятий', { bold: true })]],
    [
      'bold in a line',
      [p(`${r('1.1 Метод', { bold: true })}${r(' применяется широко и давно известен всем')}`)],
    ],
    ['a name with a colon', [p('Термины и определения:', { bold: false })]],
  ])('%s stays text', async (_, body) => {
    expect(await lines(h(1, 'Обзор'), TEXT, ...body, TEXT, h(1, 'Проект'))).toEqual([
      '# chap Обзор',
      '# chap Проект',
    ]);
  });

  test('a line in the middle that stands out is text and is asked about', async () => {
    const { lines: all, result } = await importMessy([
      h(1, 'Обзор'),
      TEXT,
      p('Достоинства метода', { bold: true, align: 'center' }),
      TEXT,
    ]);
    expect(all).toContain('*Достоинства метода*');
    expect(result.report.questions).toMatchObject([
      { kind: 'heading', excerpt: 'Достоинства метода', suggested: null, place: { path: [1] } },
    ]);
  });
});

test('lines that stand out by the dozen are a manner of writing: they are told of together', async () => {
  const body = Array.from({ length: 40 }, (_, index) => [
    p(`Случай ${index}`, { bold: true, align: 'center' }),
    TEXT,
  ]);
  const { result, warnings } = await importMessy([h(1, 'Обзор'), ...body.flat()]);
  expect(result.report.questions).toEqual([]);
  expect(warnings).toContain('lines_like_headings');
});

describe('appendices whose word and letter are labels of a list', () => {
  const numbered = async (...body: string[]) =>
    (
      await importMessy([h(1, 'Введение'), p('См. приложение Б.'), ...body], {
        numbering: AUTOMATIC_NUMBERS,
      })
    ).lines;

  test.each([
    ['a heading style', { pStyle: 'Heading1' }],
    ['bold letters', { bold: true }],
    ['the middle of the line', { align: 'center' as const }],
    ['a page of its own', { newPage: true }],
  ])('are told by %s', async (_, look) => {
    expect(
      await numbered(
        p('Код', { list: [20, 0], ...look }),
        TEXT,
        p('Акт', { list: [20, 0], ...look }),
      ),
    ).toEqual([
      '# intro Введение',
      'См. приложение {applications2}.',
      '# applications Код',
      'Обычный текст абзаца, который заголовком не является и потому остаётся текстом.',
      '# applications Акт',
    ]);
  });

  test('are items of a list where nothing sets them off', async () => {
    expect(await numbered(p('код', { list: [20, 0] }))).not.toContain('# applications код');
  });
});

test('a number typed close to the title is a number; in a name it is not', async () => {
  expect(await lines(h(1, '1Введение в тему'), TEXT, h(1, '1С и её окружение'), TEXT)).toEqual([
    '# chap Введение в тему',
    '# chap 1С и её окружение',
  ]);
});

test('the name of an appendix stands under its status on a line of its own', async () => {
  const { lines: made } = await importMessy([
    h(1, 'Обзор'),
    TEXT,
    h(1, 'ПРИЛОЖЕНИЕ А'),
    p('(обязательное)', { align: 'center' }),
    p('Протокол испытаний', { align: 'center' }),
    TEXT,
  ]);
  expect(made[2]).toBe('# applications Протокол испытаний');
});

test('the conclusions of a chapter are a heading without a number', async () => {
  const { result } = await importMessy([
    h(1, '1 Обзор'),
    h(2, '1.1 Методы'),
    TEXT,
    p('Выводы по главе 1', { bold: true, align: 'center' }),
    TEXT,
    h(2, 'Выводы по первой главе'),
  ]);
  const headings = result.snapshot.sections
    .at(-1)
    ?.content.content?.filter(({ type }) => type === 'heading');
  expect(headings?.map(({ attrs }) => attrs?.numbered)).toEqual([true, false, false]);
});
