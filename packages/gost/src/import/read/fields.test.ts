import { expect, test } from 'vitest';
import { importMessy } from '../../../test/messy-docx/import-messy.ts';
import { field, h, p, r } from '../../../test/messy-docx/pieces.ts';
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

const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const code = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`;

test.each([
  ['before its code', mark('begin')],
  ['after its code', mark('begin') + code('REF a')],
  ['after its result', mark('begin') + code('HYPERLINK "https://a.ru"') + mark('separate')],
])('a field that never ends, broken off %s, hides no text', async (_, broken) => {
  const { lines, setAside } = await importMessy([
    h(1, 'Глава'),
    p(`${r('до ')}${broken}${r('внутри')}`),
    p('дальше'),
  ]);
  expect(lines).toEqual(['# chap Глава', 'до внутри', 'дальше']);
  expect(setAside).toEqual({});
});

test('a whole field inside one that never ends keeps its meaning', async () => {
  const link = field(' HYPERLINK "https://a.ru" ', 'сайт');
  const { lines } = await importMessy([h(1, 'Глава'), p(`${mark('begin')}${link}${r(' ещё')}`)]);
  expect(lines[1]).toBe('<сайт|https://a.ru> ещё');
});

test('a field without a result leaves the text around it', async () => {
  const entry = mark('begin') + code(' XE "слово" ') + mark('end');
  const { lines } = await importMessy([h(1, 'Глава'), p(`${r('до ')}${entry}${r('после')}`)]);
  expect(lines[1]).toBe('до после');
});

test('the result of a field inside the code of another is not printed', async () => {
  const inner = mark('begin') + code(' PAGE ') + mark('separate') + r('7') + mark('end');
  const outer = mark('begin') + code(' IF ') + inner + mark('separate') + r('да') + mark('end');
  const { lines, setAside } = await importMessy([h(1, 'Глава'), p(outer)]);
  expect(lines[1]).toBe('да');
  expect(setAside.hidden).toBe('7');
});

test('the branch of the markup that is not read ends no field', async () => {
  const branches = (choice: string, fallback: string) =>
    `<w:r><mc:AlternateContent><mc:Choice Requires="x">${choice}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent></w:r>`;
  const end = '<w:fldChar w:fldCharType="end"/>';
  const body = mark('begin') + code(' XE ') + branches('<w:t>новое</w:t>', end) + r(' дальше');
  const { lines } = await importMessy([h(1, 'Глава'), p(body)]);
  expect(lines[1]).toBe('новое дальше');
});
