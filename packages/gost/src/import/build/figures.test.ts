import { describe, expect, test } from 'vitest';
import { importMessy } from '../../../test/messy-docx/import-messy.ts';
import { wmfHead } from '../../../test/messy-docx/pictures.ts';
import { cell, field, h, p, picture, r, row, table } from '../../../test/messy-docx/pieces.ts';
import { AUTOMATIC_NUMBERS } from '../../../test/messy-docx/styles.ts';

const TEXT = p('Обычный текст абзаца, который стоит между прочим и ничем не примечателен.');
const chapter = (body: readonly string[], options?: Parameters<typeof importMessy>[1]) =>
  importMessy([h(1, 'Глава'), ...body], options).then((made) => ({
    ...made,
    lines: made.lines.slice(1),
  }));

describe('figures', () => {
  test.each([
    ['a dash', 'Рисунок 1 – Схема'],
    ['a hyphen and an abbreviation', 'Рис.1 - Схема'],
    ['a dot', 'Рис. 1. Схема'],
    ['nothing', 'Рисунок 1 Схема'],
  ])('a caption with %s after the number belongs to the picture above', async (_, caption) => {
    expect((await chapter([p(picture('img1')), p(''), p(caption)])).lines).toEqual([
      'figure1[1] Схема',
    ]);
  });

  test('a number made by a field is dropped as a typed one is', async () => {
    const caption = p(r('Рисунок ') + field(' SEQ Рисунок ', '4') + r(' — Схема'), {
      pStyle: 'Caption',
    });
    const { lines, result } = await chapter([p(picture('img1')), caption, p('См. рисунок 4.')]);
    expect(lines).toEqual(['figure1[1] Схема', 'См. рисунок {figure1}.']);
    expect(result.report.entries.find((entry) => entry.became === 'figure')?.was).toBe(
      'Рисунок 4 —',
    );
  });

  test('a caption in the paragraph of the picture, or in a caption style without a number, is found', async () => {
    expect((await chapter([p(`${picture('img1')}${r('\nРисунок 1 – Схема')}`)])).lines).toEqual([
      'figure1[1] Схема',
    ]);
    expect(
      (await chapter([p(picture('img1')), p('Просто схема', { pStyle: 'Caption' })])).lines,
    ).toEqual(['figure1[1] Просто схема']);
  });

  test('a caption above serves where none is below', async () => {
    const body = [
      p('Рисунок 1 – Первая'),
      p(picture('img1')),
      TEXT,
      p('Рисунок 2 – Вторая'),
      p(picture('img2')),
    ];
    const { lines } = await chapter(body);
    expect(lines.filter((line) => line.startsWith('figure'))).toEqual([
      'figure1[1] Первая',
      'figure2[1] Вторая',
    ]);
  });

  test('pictures in a row with one caption are one figure, its explanations kept', async () => {
    const { lines } = await chapter([
      p(picture('img1') + picture('img2')),
      p(picture('img1')),
      p('а) вид сверху; б) вид сбоку'),
      p('Рисунок 1 – Виды'),
    ]);
    expect(lines).toEqual(['figure1[3] Виды⏎а) вид сверху; б) вид сбоку']);
  });

  test('a caption alone leaves its number to the figure that has the picture', async () => {
    const figure = [p(picture('img1')), p('Рисунок 1 – Схема')];
    const { lines, warnings } = await chapter([
      p('Рисунок 1 – Схема'),
      ...figure,
      p('На рисунке 1.'),
    ]);
    expect(lines).toEqual([
      'Рисунок {figure1} – Схема',
      'figure1[1] Схема',
      'На рисунке {figure1}.',
    ]);
    expect(warnings).not.toContain('label_repeated');
  });

  test('pictures without captions are figures of their own, with a word about it', async () => {
    const { lines, warnings } = await chapter([p(picture('img1')), p(picture('img2')), TEXT]);
    expect(lines.slice(0, 2)).toEqual(['figure1[1]', 'figure2[1]']);
    expect(warnings).toContain('figure_without_caption');
  });

  test('pictures beside each other in a table get their captions', async () => {
    const { lines, warnings } = await chapter([
      table(
        row([cell(p(picture('img1'))), cell(p(picture('img2')))]),
        row(['Рисунок 1 – Первая', 'Рисунок 2 – Вторая']),
      ),
    ]);
    expect(lines).toEqual(['figure1[1] Первая', 'figure2[1] Вторая']);
    expect(warnings).toContain('table_layout_unpacked');
  });

  test('a small picture in a line moves out below it, with a word about it', async () => {
    const { lines, warnings } = await chapter([
      p(`${r('Кнопка ')}${picture('img2', { height: 12 })}${r(' слева')}`),
    ]);
    expect(lines).toEqual(['Кнопка  слева', 'figure1[1]']);
    expect(warnings).toContain('picture_moved_out_of_line');
  });

  test('a large picture between lines parts them', async () => {
    const { lines } = await chapter([p(`${r('До.')}${picture('img1')}${r('После.')}`)]);
    expect(lines).toEqual(['До.', 'figure1[1]', 'После.']);
  });

  test('a doubled caption gives one name and both numbers', async () => {
    const { lines, warnings } = await chapter([
      p(picture('img1')),
      p('Рис. 8.2 – Рис. Б.1 — Тарифы'),
      p('Рис. 8.2 и рис. Б.1.'),
    ]);
    expect(lines).toEqual(['figure1[1] Тарифы', 'Рис. {figure1} и рис. {figure1}.']);
    expect(warnings).toContain('caption_doubled');
  });

  test('a sentence that begins with «Рисунок 1» is a sentence', async () => {
    const { lines } = await chapter([p(picture('img1')), p('Рисунок 1 показывает схему.')]);
    expect(lines).toEqual(['figure1[1]', 'Рисунок 1 показывает схему.']);
  });

  test('a picture of the web is not fetched: its place and caption stay', async () => {
    const links = [{ id: 'far', type: 'image', target: 'http://host/a.png', external: true }];
    const drawing = picture('far').replace('r:embed', 'r:link');
    const { lines, result } = await chapter([p(drawing), p('Рисунок 1 – Схема')], { links });
    expect(lines).toEqual(['figure1[0] Схема']);
    expect(result.report.warnings).toMatchObject([
      { code: 'picture_external', values: { address: 'http://host/a.png' } },
      { code: 'abstract_missing' },
      { code: 'contents_missing' },
    ]);
  });

  test('a picture of a format that is not shown is told of by its format', async () => {
    const { lines, result } = await chapter([p(picture('old')), p('Рисунок 1 – Схема')], {
      media: { 'old.wmf': wmfHead() },
    });
    expect(lines).toEqual(['figure1[0] Схема']);
    expect(result.report.warnings[0]).toMatchObject({
      code: 'picture_unsupported',
      values: { format: 'wmf' },
    });
  });

  test('a caption whose drawing cannot be taken still makes a figure', async () => {
    const { lines, warnings } = await chapter([TEXT, p('Рисунок 1 – Схема'), TEXT]);
    expect(lines[1]).toBe('figure1[0] Схема');
    expect(warnings).toContain('caption_without_picture');
    const next = await chapter([
      TEXT,
      p('Рисунок 1 – Схема'),
      p(picture('img1')),
      p('Рис. 2 – Вид'),
    ]);
    expect(next.lines.slice(1)).toEqual(['figure1[0] Схема', 'figure2[1] Вид']);
  });

  test('a picture shown twice is one asset; its width is a share of the text', async () => {
    const { result } = await chapter([
      p(picture('img1', { width: 233.8, alt: 'вид' })),
      p('Рисунок 1 – А'),
      p(picture('img1', { width: 9999 })),
      p('Рисунок 2 – Б'),
    ]);
    expect(result.assets).toMatchObject([
      { mime: 'image/png', width: 40, height: 20, name: 'img1.png' },
    ]);
    const figures = result.snapshot.sections.at(-1)?.content.content ?? [];
    expect(figures.map((figure) => figure.attrs?.images)).toEqual([
      [{ asset: result.assets[0]?.id, width: 50, pixels: [40, 20], alt: 'вид' }],
      [{ asset: result.assets[0]?.id, width: 100, pixels: [40, 20], alt: '' }],
    ]);
  });
});

test('captions whose words are labels of a list are captions, even after a list', async () => {
  const { lines } = await chapter(
    [
      p('На рисунке 2, в таблице 1 и листинге 1.'),
      p('раз;', { list: [2, 0] }),
      p('Узлы', { list: [22, 0] }),
      table(row(['а', 'б'])),
      p(picture('img1')),
      p('Схема', { list: [21, 0] }),
      p(picture('img2')),
      p('Вид', { list: [21, 0] }),
      p('Опрос', { list: [23, 0] }),
      p('read()', { font: 'Courier New' }),
    ],
    { numbering: AUTOMATIC_NUMBERS },
  );
  expect(lines).toEqual([
    'На рисунке {figure2}, в таблице {table1} и листинге {listing1}.',
    'ordered digit from 1',
    '  раз;',
    'table1 Узлы',
    '  а | б',
    'figure1[1] Схема',
    'figure2[1] Вид',
    'listing1 Опрос',
    '  code read()',
  ]);
});
