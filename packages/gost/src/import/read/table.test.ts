import { expect, test } from 'vitest';
import { importMessy } from '../../../test/messy-docx/import-messy.ts';
import { cell, h, p, row, table } from '../../../test/messy-docx/pieces.ts';

/** The rows of the one table of a document, under a caption so that nothing takes it apart. */
async function rows(...made: string[]): Promise<string[]> {
  const { lines } = await importMessy([h(1, 'Глава'), p('Таблица 1 – Т'), table(...made)]);
  return lines.slice(2).map((line) => line.trim());
}

test('cells merged across and down become spans', async () => {
  expect(
    await rows(
      row([cell('А', { merge: 'restart' }), cell('Б', { span: 2 })]),
      row([cell('', { merge: 'continue' }), 'в', 'г']),
      row(['д', 'е', 'ж']),
    ),
  ).toEqual(['↕2А | ↔2Б', 'в | г', 'д | е | ж']);
});

test('text typed into a swallowed cell is not lost', async () => {
  expect(
    await rows(
      row([cell('А', { merge: 'restart' }), 'б']),
      row([cell('спрятано', { merge: 'continue' }), 'в']),
    ),
  ).toEqual(['↕2А / спрятано | б', 'в']);
});

test('short rows are filled up to the full grid', async () => {
  expect(
    await rows(
      row(['а', 'б', 'в']),
      row(['г']),
      `<w:tr><w:trPr><w:gridBefore w:val="2"/></w:trPr>${cell('д')}</w:tr>`,
    ),
  ).toEqual(['а | б | в', 'г | ↔2', '↔2 | д']);
});

test('a merge that nothing begins is a cell of its own', async () => {
  expect(await rows(row([cell('а', { merge: 'continue' }), 'б']), row(['в', 'г']))).toEqual([
    'а | б',
    'в | г',
  ]);
});

test('two merges side by side end each in its own time', async () => {
  expect(
    await rows(
      row([cell('а', { merge: 'restart' }), cell('б', { merge: 'restart' }), 'в']),
      row([cell('', { merge: 'continue' }), 'г', 'д']),
      row([cell('', { merge: 'continue' }), cell('е', { merge: 'restart' }), 'ж']),
      row(['з', cell('', { merge: 'continue' }), 'и']),
    ),
  ).toEqual(['↕3а | б | в', 'г | д', '↕2е | ж', 'з | и']);
});

test('rows and cells inside content controls are read', async () => {
  const controlled = `<w:sdt><w:sdtContent>${row(['а', 'б'])}</w:sdtContent></w:sdt>`;
  const inner = `<w:tr><w:sdt><w:sdtContent>${cell('в')}</w:sdtContent></w:sdt>${cell('г')}</w:tr>`;
  expect(await rows(controlled, inner)).toEqual(['а | б', 'в | г']);
});

test('a table inside a cell stays inside', async () => {
  expect(await rows(row([cell(table(row(['а', 'б'])) + p('')), 'в']))).toEqual([
    'table2 /   а | б | в',
  ]);
});

test('a deleted row is gone with its text, which is set aside', async () => {
  const gone = '<w:p><w:del w:id="1"><w:r><w:delText>было</w:delText></w:r></w:del></w:p>';
  expect(
    await rows(
      row(['а', 'б']),
      `<w:tr><w:trPr><w:del w:id="2"/></w:trPr>${cell(gone)}${cell(gone)}</w:tr>`,
      row(['в', 'г']),
    ),
  ).toEqual(['а | б', 'в | г']);
});

test('a deleted row neither stretches a cell nor swallows the rows below it', async () => {
  const deleted = (merge: string) =>
    `<w:tr><w:trPr><w:del w:id="2"/></w:trPr><w:tc><w:tcPr><w:vMerge${merge}/></w:tcPr><w:p/></w:tc>${cell('')}</w:tr>`;
  const upper = row([cell('а', { merge: 'restart' }), 'б']);
  const lower = row([cell('в', { merge: 'continue' }), 'г']);
  expect(await rows(upper, deleted(''), row(['д', 'е']))).toEqual(['а | б', 'д | е']);
  expect(await rows(row(['а', 'б']), deleted(' w:val="restart"'), lower)).toEqual([
    'а | б',
    'в | г',
  ]);
  expect(await rows(upper, deleted(''), lower)).toEqual(['↕2а / в | б', 'г']);
});

test.each(['0', '-2', '1.5', 'много', ''])(
  'a cell over «%s» columns is one column wide',
  async (span) => {
    const strange = `<w:tr><w:tc><w:tcPr><w:gridSpan w:val="${span}"/></w:tcPr>${p('а')}</w:tc>${cell('б')}</w:tr>`;
    expect(await rows(strange, row(['в', 'г']))).toEqual(['а | б', 'в | г']);
  },
);

test('no table gets wider than Word can make one', async () => {
  const wide = `<w:tr><w:trPr><w:gridBefore w:val="900000000"/></w:trPr><w:tc><w:tcPr><w:gridSpan w:val="900000000"/></w:tcPr>${p('а')}</w:tc></w:tr>`;
  expect((await rows(wide))[0]).toBe('↔63 | ↔63а');
});
