import { expect, test } from 'vitest';
import { importMessy } from '../../../test/messy-docx/import-messy.ts';
import { h, p, row, table } from '../../../test/messy-docx/pieces.ts';

test('terms in a table of two columns are lines, and a table with a caption stays one', async () => {
  const { lines } = await importMessy([
    h(1, 'Термины и определения'),
    table(row(['Датчик', 'прибор']), row(['Шум', '– помеха'])),
    h(1, 'Перечень сокращений и обозначений'),
    p('Таблица 1 – Сокращения'),
    p(''),
    table(row(['АЦП', 'преобразователь'])),
  ]);
  expect(lines).toEqual([
    '# terms Термины и определения',
    'Датчик — прибор',
    'Шум – помеха',
    '# abbreviations Перечень сокращений и обозначений',
    'table1 Сокращения',
    '  АЦП | преобразователь',
  ]);
});
