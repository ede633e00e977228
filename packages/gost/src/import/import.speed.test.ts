import { expect, test } from 'vitest';
import { zipDocx } from '../../test/messy-docx/package.ts';
import { h, math, mathRun, p, r } from '../../test/messy-docx/pieces.ts';
import { processorSeconds } from '../../test/processor-seconds.ts';
import { importDocx } from './import-docx.ts';

const repeat = (count: number, piece: string) => Array<string>(count).fill(piece);
const open = '<w:r><w:fldChar w:fldCharType="begin"/></w:r>';
const close = '<w:r><w:fldChar w:fldCharType="end"/></w:r>';

/** Each of these took from half a minute to two minutes while something looked at all from each. */
test.each([
  ['numbers that start no list', repeat(8_000, p('3) текст'))],
  ['records without numbers', [h(1, 'Источники'), ...repeat(8_000, p('Книга, 2020.'))]],
  ['items of one list', repeat(8_000, p('текст', { list: [1, 0] }))],
  [
    'fields one in another',
    [`<w:p>${open.repeat(9_000)}${r('а').repeat(9_000)}${close.repeat(9_000)}</w:p>`],
  ],
  ['spaces after a formula', [p(math(mathRun('x')) + r(`(1)${' '.repeat(60_000)}x`))]],
])('thousands of %s take time in proportion', async (_, body) => {
  const bytes = await zipDocx({ body: [h(1, 'Глава'), ...body] });
  // a stop far from either, not a measure
  expect(await processorSeconds(() => importDocx(bytes))).toBeLessThan(15);
});
