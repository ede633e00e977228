import { expect, test } from 'vitest';
import { ImportError } from '../errors.ts';
import { DEFAULT_LIMITS } from '../package/limits.ts';
import { child, childValue, descendant, ownText, parseXml, toggle } from './tree.ts';

const parse = (xml: string) => parseXml(xml, 'part.xml', DEFAULT_LIMITS);
const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

test('text is kept in the elements that hold text and nowhere else', () => {
  const root = parse(`<w:p xmlns:w="${W}">\n  <w:t> а &amp; б </w:t>\n</w:p>`);
  expect(root.children).toHaveLength(1);
  const text = child(root, 'w:t');
  expect(text && ownText(text)).toBe(' а & б ');
});

test('prefixes of other programs and of strict files become the usual ones', () => {
  const other = parse(`<x:p xmlns:x="${W}"><x:pPr><x:jc x:val="center"/></x:pPr></x:p>`);
  expect(childValue(child(other, 'w:pPr'), 'w:jc')).toBe('center');
  const strict = parse(
    '<p xmlns="http://purl.oclc.org/ooxml/wordprocessingml/main" xmlns:r="http://purl.oclc.org/ooxml/officeDocument/relationships"><hyperlink r:id="a"/></p>',
  );
  expect(child(strict, 'w:hyperlink')?.attributes['r:id']).toBe('a');
});

test('a namespace declared inside holds only inside', () => {
  const root = parse(
    `<w:a xmlns:w="${W}"><z:b xmlns:z="http://schemas.openxmlformats.org/officeDocument/2006/math"/><z:c/></w:a>`,
  );
  expect(root.children.map((node) => (typeof node === 'string' ? node : node.name))).toEqual([
    'm:b',
    'z:c',
  ]);
});

test('a switch is on without a value and off with the values of the standard', () => {
  const root = parse('<w:r><w:b/><w:i w:val="0"/><w:u w:val="none"/><w:caps w:val="true"/></w:r>');
  expect(['w:b', 'w:i', 'w:u', 'w:caps', 'w:vanish'].map((name) => toggle(root, name))).toEqual([
    true,
    false,
    false,
    true,
    null,
  ]);
});

test('the first element of a name below is found in document order', () => {
  const root = parse('<a><b><c n="1"/></b><c n="2"/></a>');
  expect(descendant(root, 'c')?.attributes.n).toBe('1');
  expect(descendant(root, 'd')).toBeNull();
});

test('a file that declares thousands of namespaces is refused before they pile up', () => {
  const declared = Array.from(
    { length: 2_000 },
    (_, index) => `xmlns:n${index}="http://purl.oclc.org/ooxml/drawingml/chart"`,
  );
  const xml = `<a ${declared.join(' ')}>${'<b xmlns:z="urn:schemas-microsoft-com:vml"/>'.repeat(2_000)}</a>`;
  expect(() => parse(xml)).toThrow(ImportError);
});

test('one element may have very many attributes', () => {
  const names = Array.from({ length: 100_000 }, (_, index) => `a${index}="1"`);
  expect(Object.keys(parse(`<a ${names.join(' ')}/>`).attributes)).toHaveLength(100_000);
});
