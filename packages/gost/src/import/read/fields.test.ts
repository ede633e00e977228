import { expect, test } from 'vitest';
import { importMessy } from '../../../test/messy-docx/import-messy.ts';
import { h, p } from '../../../test/messy-docx/pieces.ts';
import { readFieldCode } from './fields.ts';

test.each([
  [' TOC \\o "1-3" \\h ', { kind: 'contents' }],
  [' REF _Ref123 \\h ', { kind: 'reference', bookmark: '_Ref123' }],
  ['HYPERLINK "https://a.ru"', { kind: 'link', href: 'https://a.ru' }],
  ['HYPERLINK \\l "_Toc1"', { kind: 'reference', bookmark: '_Toc1' }],
  [' PAGE ', { kind: 'plain' }],
  ['PAGEREF _Toc1', { kind: 'plain' }],
  ['', { kind: 'plain' }],
])('the code «%s» means %o', (code, meaning) => {
  expect(readFieldCode(code)).toEqual(meaning);
});

test('contents whose field never ends do not swallow the document', async () => {
  const begin =
    '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>TOC</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>';
  const { lines } = await importMessy([`<w:p>${begin}</w:p>`, h(1, 'Глава'), p('Текст главы.')]);
  expect(lines).toEqual(['# chap Глава', 'Текст главы.']);
});
