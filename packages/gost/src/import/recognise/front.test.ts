import { expect, test } from 'vitest';
import { importMessy } from '../../../test/messy-docx/import-messy.ts';
import { field, h, note, p, picture, r, row, table } from '../../../test/messy-docx/pieces.ts';
import { readTitleFields } from './title-fields.ts';

const TITLE = [
  p('Министерство образования', { align: 'center' }),
  p('Северный университет', { align: 'center' }),
  p('Отчёт о практике', { align: 'center' }),
  p('Выполнил студент Сидоров', { align: 'right' }),
  p('Мурманск, 2026', { align: 'center' }),
];
const BODY = [h(1, 'Введение'), p('Текст введения.'), h(1, 'Обзор'), p('Текст обзора.')];
const LINES = ['# intro Введение', 'Текст введения.', '# chap Обзор', 'Текст обзора.'];

test('a title page is set aside, whether pages are broken or not', async () => {
  for (const gap of [[p('\f')], [p(''), p('')]]) {
    const { lines, setAside } = await importMessy([...TITLE, ...gap, ...BODY]);
    expect(lines).toEqual(LINES);
    expect(setAside.titlePage).toContain('Выполнил студент Сидоров');
  }
});

test('a title page set as a table is set aside with all its words', async () => {
  const { lines, setAside } = await importMessy([
    ...TITLE.slice(0, 3),
    table(row(['Руководитель', 'Петрова А. Б.'])),
    ...BODY,
  ]);
  expect(lines).toEqual(LINES);
  expect(setAside.titlePage).toContain('Петрова А. Б.');
});

test('other pages before the contents stay and are asked about', async () => {
  const { lines, result } = await importMessy([
    ...TITLE,
    p('План-график', { newPage: true }),
    p('Март: собрать данные.'),
    ...BODY,
  ]);
  expect(lines.slice(0, 3)).toEqual(['# common', 'План-график', 'Март: собрать данные.']);
  expect(result.report.questions).toMatchObject([{ kind: 'frontMatter', excerpt: 'План-график' }]);
  expect(result.report.questions[0]?.options.map((option) => option.value)).toEqual([
    'section:abstract',
    'section:chap',
    'apart',
    'drop',
  ]);
});

test('text without a heading before the first chapter stays and is asked about', async () => {
  const { lines, result } = await importMessy([
    p('Просто начало работы.'),
    h(1, 'Обзор'),
    p('Далее.'),
  ]);
  expect(lines).toEqual(['# common', 'Просто начало работы.', '# chap Обзор', 'Далее.']);
  expect(result.report.questions).toMatchObject([
    { kind: 'unassigned', counts: { paragraphs: 1 } },
  ]);
});

test('contents made by Word are set aside, in a field or in a control', async () => {
  const entries = [
    `<w:p>${field(' TOC \\o "1-3" ', 'Введение\t3').replace('<w:r><w:fldChar w:fldCharType="end"/></w:r>', '')}</w:p>`,
    p('Обзор\t4'),
    '<w:p><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>',
  ];
  const control = `<w:sdt><w:sdtPr><w:docPartObj><w:docPartGallery w:val="Table of Contents"/></w:docPartObj></w:sdtPr><w:sdtContent>${p('Оглавление')}${entries.join('')}</w:sdtContent></w:sdt>`;
  for (const contents of [[p('СОДЕРЖАНИЕ'), ...entries], [control]]) {
    const { lines, setAside } = await importMessy([...TITLE, ...contents, ...BODY]);
    expect(lines).toEqual(LINES);
    expect(setAside.contents).toContain('Обзор\t4');
  }
});

test('contents typed by hand are set aside: with dots, without pages, wrapped, in a table', async () => {
  const variants = [
    [p('Введение..........3'), p('Обзор …… 4')],
    [p('Введение'), p('Обзор')],
    [p('Введение\t3'), p('Обзор очень длинного предмета,'), p('продолженный на другой строке\t4')],
    [table(row(['Введение', '3']), row(['Обзор', '4']), row(['Приложение А', '5']))],
  ];
  for (const contents of variants) {
    const { lines } = await importMessy([
      ...TITLE,
      p('Содержание', { newPage: true }),
      ...contents,
      ...BODY,
    ]);
    expect(lines).toEqual(LINES);
  }
});

test('a chapter named «Содержание» with ordinary text is no contents', async () => {
  const { lines } = await importMessy([
    h(1, 'Введение'),
    p('Текст.'),
    h(1, 'Содержание'),
    p('Работа состоит из глав.'),
  ]);
  expect(lines).toContain('# chap Содержание');
  expect(lines).toContain('Работа состоит из глав.');
});

test('the abstract loses its volume line and gives its keywords to the settings', async () => {
  const { lines, result, setAside } = await importMessy([
    h(1, 'Аннотация'),
    p('Отчёт 85 с., 24 рис., 12 табл., 50 источн., 2 прил.'),
    p('Цель — проверить.'),
    p('Ключевые слова: датчик, измерение; точность.'),
    ...BODY,
  ]);
  expect(lines.slice(0, 2)).toEqual(['# abstract Аннотация', 'Цель — проверить.']);
  expect(result.snapshot.settings.keywords).toEqual(['датчик', 'измерение', 'точность']);
  expect(setAside).toMatchObject({
    volumeLine: 'Отчёт 85 с., 24 рис., 12 табл., 50 источн., 2 прил.',
    keywordsLabel: 'Ключевые слова: ',
  });
});

test('the volume line of a work without figures and sources is one too', async () => {
  const volume = 'Отчет 12 с., 1 кн.';
  const { setAside } = await importMessy([h(1, 'Реферат'), p(volume), p('Цель.'), ...BODY]);
  expect(setAside).toMatchObject({ volumeLine: volume });
});

test('a document with contents has them made anew after the abstract, one without gets none', async () => {
  const kinds = async (...body: string[]) =>
    (await importMessy(body)).result.snapshot.sections.map(({ kind }) => kind);
  const contents = [p('СОДЕРЖАНИЕ'), p('Введение\t3'), p('1 Обзор\t4')];
  const text = [h(1, 'Введение'), p('Текст.'), h(1, '1 Обзор'), p('Текст.')];
  const abstract = [h(1, 'Реферат'), p('Цель работы.')];
  expect(await kinds(...contents, ...text)).toEqual(['title', 'main', 'intro', 'chap']);
  expect(await kinds(...abstract, ...contents, ...text)).toEqual([
    'title',
    'abstract',
    'main',
    'intro',
    'chap',
  ]);
  expect(await kinds(...text)).toEqual(['title', 'intro', 'chap']);
});

test('what the typed title page says for certain fills the fields of the title page', async () => {
  const { result } = await importMessy([
    p('Министерство науки и высшего образования', { align: 'center' }),
    p('Федеральное государственное бюджетное образовательное учреждение', { align: 'center' }),
    p('«Северный университет»', { align: 'center' }),
    p('Кафедра физики', { align: 'center' }),
    p('Выпускная квалификационная работа', { align: 'center' }),
    p('на тему «Контроль сварных швов»', { align: 'center' }),
    p('Студент группы Б-401 ______ Сидоров И. П.', { align: 'right' }),
    p('Научный руководитель:', { align: 'right' }),
    p('доцент, канд. техн. наук ______ О. В. Лебедева', { align: 'right' }),
    p('Мурманск, 2026', { align: 'center' }),
    p('\f'),
    ...BODY,
  ]);
  expect(result.snapshot.settings.titleFields).toEqual({
    ministry: 'Министерство науки и высшего образования',
    institution:
      'Федеральное государственное бюджетное образовательное учреждение\n«Северный университет»',
    department: 'Кафедра физики',
    workKind: 'Выпускная квалификационная работа',
    title: 'Контроль сварных швов',
    people:
      'Студент группы Б-401; И. П. Сидоров\nНаучный руководитель; доцент, канд. техн. наук; О. В. Лебедева',
    city: 'Мурманск',
    year: '2026',
  });
  expect(result.report.warnings.map(({ code }) => code)).toContain('title_fields_read');
});

test('typed lists of illustrations and tables are set aside, and no figures are made of them', async () => {
  const { lines, setAside } = await importMessy([
    ...BODY,
    h(1, 'Список иллюстраций'),
    p('Рисунок 1 – Схема установки'),
    p('Рисунок 2 – График ........ 14'),
    h(1, 'Список табличного материала'),
    p('Таблица 1 – Итоги 20'),
    h(1, 'Заключение'),
    p('Конец.'),
  ]);
  expect(lines).toEqual([...LINES, '# conclusion Заключение', 'Конец.']);
  expect(setAside.objectList).toContain('Схема установки');
  expect(setAside.objectList).toContain('Итоги');
});

test('the list that the standards name is made anew in its place', async () => {
  const { lines, setAside } = await importMessy([
    ...BODY,
    h(1, 'Список иллюстративного материала'),
    p('Рисунок 1 – Схема установки ........ 14'),
  ]);
  expect(lines).toEqual([...LINES, '# illustrative Список иллюстративного материала']);
  expect(setAside.objectList).toContain('Схема установки');
});

test('entries of such a list may be numbered, grouped, wrapped, in a table and under a sentence', async () => {
  const variants = [
    [p('В работе два рисунка.'), p('Рисунок 1 – Схема'), p('Рисунок 2 – График')],
    [p('1. Рисунок 1 – Схема'), p('2. Рисунок 2 – График')],
    [p('Рисунки', { bold: true }), p('Рисунок 1 – Схема всей'), p('установки'), p('Рисунок 2 – А')],
    [p('1.1 Схема'), p('1.2 График')],
    [table(row(['Рисунок 1', 'Схема']), row(['Рисунок 2', 'График']))],
  ];
  for (const list of variants) {
    const { lines } = await importMessy([h(1, 'Указатель рисунков'), ...list, ...BODY]);
    expect(lines).toEqual(LINES);
  }
});

test('a caption with its picture under such a heading is no entry', async () => {
  const figure = [p(picture('img1')), p('Рисунок 1 – Схема')];
  const { lines } = await importMessy([...BODY, h(1, 'Список рисунков'), ...figure]);
  expect(lines).toContain('figure1[1] Схема');
});

test('a typed sentence about the length of the work is told of', async () => {
  for (const sentence of [
    'Работа изложена на 88 листах и посвящена контролю сварных швов, который важен.',
    'Объём работы составляет 88 страниц.',
    'Записка содержит 88 печатных страниц текста.',
  ]) {
    const { warnings } = await importMessy([h(1, 'Реферат'), p(sentence), ...BODY]);
    expect(warnings).toContain('volume_typed');
  }
});

test('the title page of a paper in an appendix is not the name of the appendix', async () => {
  const { lines } = await importMessy([
    h(1, 'Введение'),
    p('Текст введения.'),
    h(1, 'ПРИЛОЖЕНИЕ А'),
    p('Министерство науки и высшего образования', { bold: true, align: 'center' }),
    p('Техническое задание', { bold: true, align: 'center' }),
  ]);
  expect(lines.slice(2)).toEqual([
    '# applications',
    'Министерство науки и высшего образования',
    'Техническое задание',
  ]);
});

test('a typed list of performers becomes that element, and stays a text where it is of another form', async () => {
  const list = (...rows: string[][]) =>
    importMessy([
      ...TITLE,
      h(1, 'СПИСОК ИСПОЛНИТЕЛЕЙ'),
      table(...rows.map((one) => row(one))),
      ...BODY,
    ]);
  const { result, lines } = await list(
    ['Руководитель НИР, д-р техн. наук', '_____ подпись, дата', 'О. В. Лебедева (раздел 1, 2)'],
    ['Исполнители:', '', ''],
    ['Инженер', '_____ 12.01.2026', 'А. С. Иванова'],
  );
  expect(lines).toEqual(['# performers СПИСОК ИСПОЛНИТЕЛЕЙ', ...LINES]);
  expect(result.snapshot.settings.titleFields.performersList).toBe(
    'Руководитель НИР, д-р техн. наук; О. В. Лебедева; раздел 1, 2\nИнженер; А. С. Иванова',
  );
  const other = await list(['Отдел связи', '5 человек'], ['Отдел сетей', '7 человек']);
  expect(other.lines[0]).toBe('# common СПИСОК ИСПОЛНИТЕЛЕЙ');
  expect(other.lines.join(' ')).toContain('5 человек');
});

test('fields of a title page are read over wrapped lines, with the year by itself or after a dash', () => {
  const page = (...end: string[]) =>
    readTitleFields(
      [
        'Федеральное государственное бюджетное образовательное учреждение',
        'высшего образования',
        '«Северный университет»',
        'Тема: Система контроля',
        'сварных швов',
        'Преподаватель: Орлова О. В.',
        ...end,
      ].join('\n'),
    );
  for (const end of [['Мурманск', '2026'], ['Мурманск – 2026'], ['г. Мурманск, 2026 г.']]) {
    expect(page(...end)).toMatchObject({
      institution: expect.stringMatching(/^Федеральное.*\nвысшего.*\n«Северный/u),
      title: 'Система контроля сварных швов',
      people: 'Преподаватель; О. В. Орлова',
      city: 'Мурманск',
      year: '2026',
    });
  }
});

test('a line of the abstract that has a note is no line of keywords: the note stays', async () => {
  const { lines } = await importMessy(
    [h(1, 'Реферат'), p(`${r('ДАТЧИКИ, ВОДА, СВЯЗЬ')}${note(1)}`), ...BODY],
    { footnotes: { 1: p('Почти всем.') } },
  );
  expect(lines[1]).toContain('Почти всем.');
});
