import { expect, test } from 'vitest';
import { zipDocx } from '../../test/messy-docx/package.ts';
import { h, math, mathRun, note, p, r } from '../../test/messy-docx/pieces.ts';
import { accountWords, mathSigns, texSigns } from './account-words.ts';
import { importDocx } from './import-docx.ts';
import type { ImportResult } from './result.ts';

test('a sign typed and the command that it became are the same', () => {
  expect(mathSigns('αx₂=𝛽')).toEqual(['\\alpha', 'x', '2', '\\beta']);
  expect(texSigns('\\alpha x_{2}=\\beta')).toEqual(['\\alpha', 'x', '2', '\\beta']);
});

test('the name of a function counts by its letters, as it is typed', () => {
  expect(texSigns('\\sin{x}')).toEqual(mathSigns('sinx'));
  expect(texSigns('\\operatorname{tg}')).toContain('t');
});

const BYTES = zipDocx({
  body: [
    h(1, '1 Глава первая'),
    p(`${r('Слово слово')}${note(1)}`),
    p(`${math(mathRun('α+x₁=sin'))}${r('\t(5)')}`),
  ],
  footnotes: { 1: p('Примечание') },
});

/** The words lost when a result is spoiled after the import. */
async function lostAfter(spoil: (result: ImportResult) => void): Promise<string[]> {
  const bytes = await BYTES;
  const result = await importDocx(bytes);
  spoil(result);
  return accountWords(bytes, result);
}

const chapter = (result: ImportResult) => result.snapshot.sections[1];

test('an untouched import has lost nothing', async () => {
  expect(await lostAfter(() => {})).toEqual([]);
});

test('a lost paragraph, note and formula are missed, each word as often as it stood', async () => {
  expect(
    await lostAfter((result) => {
      chapter(result)?.content.content?.splice(0);
    }),
  ).toEqual(['Слово', 'слово', 'Примечание', '\\alpha', 'x', '1', 's', 'i', 'n']);
});

test('a word kept once does not answer for two', async () => {
  const lost = await lostAfter((result) => {
    const text = chapter(result)?.content.content?.[0]?.content?.[0];
    if (text) text.text = 'Слово';
  });
  expect(lost).toEqual(['слово']);
});

test('a number that became live counts only through the report', async () => {
  const lost = await lostAfter((result) => {
    result.report.entries = [];
  });
  expect(lost).toEqual(['1', '5']);
});

test('words of a title count', async () => {
  const lost = await lostAfter((result) => {
    const section = chapter(result);
    if (section) section.title = '';
  });
  expect(lost).toEqual(['Глава', 'первая']);
});
