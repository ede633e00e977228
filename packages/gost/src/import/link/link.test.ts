import { describe, expect, test } from 'vitest';
import { importMessy } from '../../../test/messy-docx/import-messy.ts';
import {
  field,
  h,
  math,
  mathRun,
  p,
  picture,
  r,
  row,
  table,
} from '../../../test/messy-docx/pieces.ts';

const SOURCES = [h(1, 'Список литературы'), p('1. Первый, 2020.'), p('2. Второй, 2021.')];
const FIGURE = [p(picture('img1')), p('Рис. 1.1 – Схема')];
const chapter = (...body: string[]) =>
  importMessy([h(1, '1 Глава'), ...body, ...SOURCES]).then((made) => ({
    ...made,
    text: made.lines.slice(1, made.lines.indexOf('# references Список литературы')),
  }));
const unresolved = (made: Awaited<ReturnType<typeof chapter>>) =>
  made.result.report.warnings
    .filter((warning) => warning.code.endsWith('_unresolved'))
    .map((warning) => `${warning.code} ${warning.values.was}`);

test('only the number becomes live; the word stays as it is typed', async () => {
  const { text } = await chapter(
    p('На рис. 1.1, в таблице 1.1 [2].'),
    ...FIGURE,
    p('Таблица 1.1 – Т'),
    table(row(['а', 'б'])),
  );
  expect(text[0]).toBe('На рис. {figure1}, в таблице {table1} {2}.');
});

test('a field that leads to nothing with a number stays as Word has printed it', async () => {
  const line = `${r('См. пункт ')}${field(' REF _Ref12345 \\r ', '0')}${r(', здесь.')}`;
  const { text } = await chapter(p(line));
  expect(text[0]).toBe('См. пункт 0, здесь.');
});

test('a field leads to the number that Word has put inside a formula', async () => {
  const number = `<w:bookmarkStart w:id="7" w:name="_RefE"/>${mathRun('1')}<w:bookmarkEnd w:id="7"/>`;
  const array = `<m:eqArr><m:e>${mathRun('E=m#')}<m:d><m:e>${number}</m:e></m:d></m:e></m:eqArr>`;
  const { text } = await chapter(
    p(`${r('По (')}${field(' REF _RefE ', '1')}${r(').')}`),
    p(math(array)),
  );
  expect(text).toEqual(['По {formula1}.', 'formula1 numbered $E=m$']);
});

test('a field leads to the number that stands in a table beside a formula', async () => {
  const formula = table(row([p(math(mathRun('E=m'))), p('(1)', { bookmark: '_RefF' })]));
  const { text } = await chapter(p(`${r('По ')}${field(' REF _RefF ', '(1)')}${r('.')}`), formula);
  expect(text).toEqual(['По {formula1}.', 'formula1 numbered $E=m$']);
});

test('a reference torn by formatting is found, and its surroundings keep theirs', async () => {
  const line = r('см. ри', { bold: true }) + r('с. 1.') + r('1 тут', { italic: true });
  const { text } = await chapter(p(line), ...FIGURE);
  expect(text[0]).toBe('*см. ри*с. {figure1}/ тут/');
});

test('references live in lists, cells, captions and notes of figures, but not in code and headings', async () => {
  const { text } = await chapter(
    h(2, '1.1 Разбор рис. 1.1'),
    p('на рис. 1.1', { list: [1, 0] }),
    p('Таблица 1.1 – К рис. 1.1'),
    table(row(['рис. 1.1', 'б'])),
    p('рис. 1.1 [1]', { font: 'Consolas' }),
    p(`${r('команда ')}${r('рис. 1.1', { font: 'Consolas' })}`),
    ...FIGURE,
  );
  expect(text).toEqual([
    '## Разбор рис. 1.1',
    'bullets',
    '  на рис. {figure1}',
    'table1 К рис. {figure1}',
    '  рис. {figure1} | б',
    'code рис. 1.1 [1]',
    'команда `рис. 1.1`',
    'figure1[1] Схема',
  ]);
});

test('a reference to what is not there stays text and is told of with its place', async () => {
  const made = await chapter(p('На рис. 9.9, в приложении Ж и у [7].'));
  expect(made.text).toEqual(['На рис. 9.9, в приложении Ж и у [7].']);
  expect(unresolved(made)).toEqual([
    'citation_unresolved [7]',
    'reference_unresolved рис. 9.9',
    'reference_unresolved приложении Ж',
  ]);
  expect(made.result.report.warnings.find((one) => one.values.was === '[7]')?.place).toEqual({
    sectionId: made.result.snapshot.sections[1]?.id,
    path: [0],
  });
});

test('one missing source leaves the whole bracket as it is typed', async () => {
  expect((await chapter(p('Сказано [1, 7].'))).text).toEqual(['Сказано [1, 7].']);
});

test('a number typed under two figures has no one target', async () => {
  const made = await chapter(...FIGURE, ...FIGURE, p('См. рис. 1.1.'));
  expect(made.text.at(-1)).toBe('См. рис. 1.1.');
  expect(made.warnings).toContain('label_repeated');
  expect(unresolved(made)).toEqual(['reference_unresolved рис. 1.1']);
});

test('headings are referred to by their typed numbers', async () => {
  const { text } = await chapter(
    h(2, '1.1 Методы'),
    p('В разделе 1.1 и в главе 1; п. 1.1, п. 5 закона.'),
  );
  expect(text[1]).toBe('В разделе {heading1} и в главе {chap1}; п. {heading1}, п. 5 закона.');
});

describe("the document's own live references", () => {
  test('a field leads to its bookmark, whatever number it shows', async () => {
    const { text } = await chapter(
      p(
        `${r('Схема ')}${field(' REF fig \\h ', '7.7')}${r(' внизу; см. ')}${field(' REF fig ', 'Рисунок 7.7')}`,
      ),
      p(picture('img1')),
      p('Рисунок 3.3 – Схема', { bookmark: 'fig' }),
    );
    expect(text[0]).toBe('Схема {figure1} внизу; см. Рисунок {figure1}');
  });

  test('a link inside the document to a heading is live where it shows a number', async () => {
    const link = (text: string) => `<w:hyperlink w:anchor="part">${r(text)}</w:hyperlink>`;
    const { text } = await chapter(
      h(2, 'Методы', { bookmark: 'part' }),
      p(`${link('раздел 1.1')}${r(' и ')}${link('методы')}`),
    );
    expect(text[1]).toBe('раздел {heading1} и методы');
  });

  test('the parentheses of a formula belong to the reference', async () => {
    const { text } = await chapter(
      `<w:bookmarkStart w:id="1" w:name="eq"/>`,
      p(`${math(mathRun('x=1'))}${r('\t(4)')}`),
      p(`${r('Из (')}${field(' REF eq ', '4')}${r(') следует')}`),
    );
    expect(text[1]).toBe('Из {formula1} следует');
  });

  test('a page number is no reference', async () => {
    const { text } = await chapter(
      p(`${r('на с. ')}${field(' PAGEREF fig ', '12')}`),
      p(picture('img1')),
      p('Рис. 1 – С', { bookmark: 'fig' }),
    );
    expect(text[0]).toBe('на с. 12');
  });

  test('a numbered source is cited by its field inside typed brackets', async () => {
    const { text } = await chapter(p(`${r('Сказано [')}${field(' REF src \\r ', '2')}${r('].')}`));
    expect(text[0]).toBe('Сказано {2}.');
  });
});

test.each([
  ['section', ['Рис. 1.1 – А', 'Рис. 1.2 – Б']],
  ['through', ['Рис. 1 – А', 'Рис. 2 – Б']],
])('numbers typed so mean counting by %s', async (scheme, captions) => {
  const body = captions.flatMap((caption) => [p(picture('img1')), p(caption)]);
  expect((await chapter(...body)).result.snapshot.settings.numbering).toBe(scheme);
});

test('where both ways of counting are typed, the report tells which was taken', async () => {
  const { warnings, result } = await chapter(
    ...FIGURE,
    p(picture('img1')),
    p('Рис. 5 – Б'),
    p(picture('img1')),
    p('Рис. 6 – В'),
  );
  expect(result.snapshot.settings.numbering).toBe('through');
  expect(warnings).toContain('numbering_assumed');
});

test('a number in brackets alone becomes a live reference to the formula that has it', async () => {
  const made = await chapter(
    p(`${math(mathRun('E = mc'))}${r('\t(1.1)')}`),
    p('Согласно (1.1) и условию (1.1) энергия растёт; согласно (1.7) — нет. Шаг (2) прежний.'),
    p('Но (1.8) неверно, а доля (0.5) мала.'),
  );
  expect(made.text.at(-2)).toBe(
    'Согласно {formula1} и условию {formula1} энергия растёт; согласно (1.7) — нет. Шаг (2) прежний.',
  );
  expect(unresolved(made)).toEqual([
    'reference_unresolved согласно (1.7)',
    'reference_unresolved Но (1.8)',
  ]);
});
