import { expect, test } from 'vitest';
import { importMessy } from '../../../test/messy-docx/import-messy.ts';
import { h, p, r, row, table } from '../../../test/messy-docx/pieces.ts';

const raws = async (...body: string[]) => {
  const made = await importMessy([h(1, 'Список использованных источников'), ...body]);
  return { ...made, raw: made.result.snapshot.sources.map((source) => source.raw) };
};

test.each([
  ['by hand with dots', [p('1. Первый, 2020.'), p('2. Второй, 2021.')]],
  ['by hand with brackets', [p('[1] Первый, 2020.'), p('[2] Второй, 2021.')]],
  ['by hand with a tab', [p('1\tПервый, 2020.'), p('2\tВторой, 2021.')]],
  ['by a list', [p('Первый, 2020.', { list: [2, 0] }), p('Второй, 2021.', { list: [2, 0] })]],
  ['not at all', [p('Первый, 2020.'), p('Второй, 2021.')]],
  ['in a table', [table(row(['1', 'Первый, 2020.']), row(['2.', 'Второй, 2021.']))]],
  [
    'in a table of Word itself, under a head',
    [
      table(
        row(['№', 'Источник']),
        row(['[1]', 'Первый, 2020.']),
        row([p('', { list: [2, 0] }), 'Второй, 2021.']),
      ),
    ],
  ],
])('items numbered %s are sources', async (_, body) => {
  const { raw, lines } = await raws(...body);
  expect(raw).toEqual(['Первый, 2020.', 'Второй, 2021.']);
  expect(lines).toEqual(['# references Список использованных источников']);
});

test('a record torn into paragraphs is one again, with a word about it', async () => {
  const { raw, warnings } = await raws(
    p('1. Первый : учебник'),
    p('URL: https://a.ru (дата обращения: 01.02.2026).'),
    p('2. Второй, 2021.'),
  );
  expect(raw).toEqual([
    'Первый : учебник URL: https://a.ru (дата обращения: 01.02.2026).',
    'Второй, 2021.',
  ]);
  expect(warnings).toContain('source_joined');
});

test('titles of groups are set aside, and a list that starts anew in each goes on', async () => {
  const { raw, setAside } = await raws(
    p('Нормативные акты', { bold: true, align: 'center' }),
    p('1. Закон, 2020.'),
    p('Книги', { bold: true, align: 'center' }),
    p('1. Книга, 2021.'),
  );
  expect(raw).toEqual(['Закон, 2020.', 'Книга, 2021.']);
  expect(setAside.sourceGroup).toBe('Книги');
});

test('numbers that the list itself prints are cited', async () => {
  const made = await importMessy([
    h(1, 'Глава'),
    p('Сказано [2].'),
    h(1, 'Литература'),
    p('Первый, 2020.', { list: [2, 0] }),
    p('Второй, 2021.', { list: [2, 0] }),
  ]);
  expect(made.lines[1]).toBe('Сказано {2}.');
});

test('links and formatting in a record leave its plain text', async () => {
  const link = `<w:hyperlink r:id="no">${r('https://a.ru')}</w:hyperlink>`;
  const { raw } = await raws(
    p(`${r('1. Сайт', { italic: true })}${r(' URL: ')}${link}${r(', 2020.')}`),
  );
  expect(raw).toEqual(['Сайт URL: https://a.ru, 2020.']);
});

test('paragraphs in a style for sources are the list even without its heading', async () => {
  const styles =
    '<w:style w:type="paragraph" w:styleId="Bib"><w:name w:val="Bibliography"/></w:style><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style>';
  const made = await importMessy(
    [
      h(1, 'Глава'),
      p('Сказано [1].'),
      p('1. Первый.', { pStyle: 'Bib' }),
      p('2. Второй.', { pStyle: 'Bib' }),
    ],
    { styles },
  );
  expect(made.lines).toEqual(['# chap Глава', 'Сказано {1}.', '# references']);
});
