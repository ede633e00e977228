import {
  listSuggestions,
  type NodeJson,
  withoutSuggestions,
  withSuggestions,
} from '@pv/editor-schema';
import { expect, test } from 'vitest';
import { describe, importMessy } from '../../../test/messy-docx/import-messy.ts';
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

const when = 'w:id="1" w:author="Белова" w:date="2026-11-26T14:05:00Z"';
const words = (mark: 'ins' | 'del', text: string) =>
  `<w:p><w:pPr><w:rPr><w:${mark} ${when}/></w:rPr></w:pPr><w:${mark} ${when}><w:r><w:${mark === 'ins' ? 't' : 'delText'}>${text}</w:${mark === 'ins' ? 't' : 'delText'}></w:r></w:${mark}></w:p>`;
const tracked = (mark: 'ins' | 'del', ...cells: string[]) =>
  `<w:tr><w:trPr><w:${mark} ${when}/></w:trPr>${cells.join('')}</w:tr>`;

/** The rows of a table with tracked changes, as they are without them and with all of them. */
async function decided(...made: string[]) {
  const { result } = await importMessy([
    h(1, 'Глава'),
    p('Таблица 1 – Т'),
    table(...made),
    p('Конец'),
  ]);
  const [chapter] = result.snapshot.sections.filter(({ kind }) => kind === 'chap');
  if (!chapter) throw new Error('the chapter is gone');
  const lines = (content: NodeJson) =>
    describe({ ...result.snapshot, sections: [{ ...chapter, content }] })
      .slice(2, -1)
      .map((line) => line.trim());
  return {
    rejected: lines(withoutSuggestions(chapter.content)),
    accepted: lines(withSuggestions(chapter.content)),
    suggested: listSuggestions(chapter.content),
  };
}

test('rows that were inserted and deleted with tracking are a suggestion each, with all their words', async () => {
  const { rejected, accepted, suggested } = await decided(
    row(['а', 'б']),
    tracked('del', cell(words('del', 'было')), cell(words('del', 'тут'))),
    tracked('ins', cell(words('ins', 'стало')), cell(p(''))),
    row(['в', 'г']),
  );
  expect(rejected).toEqual(['а | б', 'было | тут', 'в | г']);
  expect(accepted).toEqual(['а | б', 'стало |', 'в | г']);
  expect(suggested.map(({ deleted, inserted }) => deleted || inserted)).toEqual([
    '| было | тут |',
    '| стало |  |',
  ]);
});

test('a row that goes neither stretches a cell nor swallows the rows below it', async () => {
  const gone = (merge: 'restart' | 'continue') =>
    tracked('del', cell('', { merge }), cell(words('del', 'нет')));
  const upper = row([cell('а', { merge: 'restart' }), 'б']);
  const lower = row([cell('в', { merge: 'continue' }), 'г']);
  const kept = async (...made: string[]) => (await decided(...made)).accepted;
  expect(await kept(upper, gone('continue'), row(['д', 'е']))).toEqual(['а | б', 'д | е']);
  expect(await kept(row(['а', 'б']), gone('restart'), lower)).toEqual(['а | б', 'в | г']);
  expect(await kept(upper, gone('continue'), lower)).toEqual(['↕2а / в | б', 'г']);
});

test('a table of inserted rows alone is no table without them, and the words after it stay', async () => {
  const { rejected } = await decided(
    tracked('ins', cell(words('ins', 'а')), cell(words('ins', 'б'))),
  );
  expect(rejected).toEqual([]);
});

test('a cell that was inserted by itself stays and is told of', async () => {
  const made = `<w:tc><w:tcPr><w:cellIns ${when}/></w:tcPr>${words('ins', 'в')}</w:tc>`;
  const { warnings } = await importMessy([h(1, 'Глава'), table(row(['а', 'б']), row([made, 'г']))]);
  expect(warnings).toContain('cells_tracked');
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
