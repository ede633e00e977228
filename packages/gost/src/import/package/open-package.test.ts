import JSZip from 'jszip';
import { expect, test } from 'vitest';
import { part, zipDocx } from '../../../test/messy-docx/package.ts';
import { p } from '../../../test/messy-docx/pieces.ts';
import { ImportError } from '../errors.ts';
import { importDocx } from '../import-docx.ts';
import type { PackageLimits } from './limits.ts';

/** The code and reason of the refusal of a file, or `taken`. */
async function refusal(bytes: Uint8Array, limits: Partial<PackageLimits> = {}): Promise<string> {
  return importDocx(bytes, { limits }).then(
    () => 'taken',
    (error) => {
      if (!(error instanceof ImportError)) throw error;
      return `${error.code} ${error.reason}`;
    },
  );
}

const text = (content: string) => new TextEncoder().encode(content);
const good = { body: [p('Текст')] };

/** A compound file with one directory entry of that name. */
function compoundFile(stream: string): Uint8Array {
  const bytes = new Uint8Array(1024);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  Array.from(stream).forEach((letter, index) => {
    bytes[512 + index * 2] = letter.charCodeAt(0);
  });
  bytes[512 + 64] = (stream.length + 1) * 2;
  return bytes;
}

test('an ordinary document is taken', async () => {
  expect(await refusal(await zipDocx(good))).toBe('taken');
});

test('other formats are refused by what they are, whatever the file is called', async () => {
  expect(await refusal(new Uint8Array())).toBe('import_not_docx empty_file');
  expect(await refusal(compoundFile('WordDocument'))).toBe('import_old_word legacy_doc');
  expect(await refusal(text('%PDF-1.7 …'))).toBe('import_pdf pdf');
  expect(await refusal(text('{\\rtf1\\ansi'))).toBe('import_not_docx rtf');
  expect(await refusal(text('\n<!DOCTYPE html><html>'))).toBe('import_not_docx html');
  expect(await refusal(text('просто текст'))).toBe('import_not_docx other_file');
});

test('a document behind a password is refused as encrypted', async () => {
  expect(await refusal(compoundFile('EncryptedPackage'))).toBe('import_encrypted encrypted');
});

test('zip archives that are not Word documents are refused by what they are', async () => {
  const plain = new JSZip().file('notes.txt', 'x');
  expect(await refusal(await plain.generateAsync({ type: 'uint8array' }))).toBe(
    'import_not_docx other_zip',
  );
  const odt = new JSZip().file('mimetype', 'application/vnd.oasis.opendocument.text');
  expect(await refusal(await odt.generateAsync({ type: 'uint8array' }))).toBe(
    'import_not_docx odt',
  );
  const mainType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
  expect(await refusal(await zipDocx({ ...good, mainType }))).toBe('import_not_docx spreadsheet');
});

test('macros are refused by the content type and by the part itself', async () => {
  const mainType = 'application/vnd.ms-word.document.macroEnabled.main+xml';
  expect(await refusal(await zipDocx({ ...good, mainType }))).toBe('import_macros macros');
  const parts = { 'word/vbaProject.bin': 'x' };
  expect(await refusal(await zipDocx({ ...good, parts }))).toBe('import_macros macros');
});

test('a damaged archive is refused as broken', async () => {
  const whole = await zipDocx(good);
  expect(await refusal(whole.subarray(0, whole.length - 40))).toBe('import_broken bad_zip');
  const spoiled = await zipDocx({ body: [p('слово '.repeat(500))] });
  spoiled.fill(0xff, 60, spoiled.length / 2);
  expect(await refusal(spoiled)).toMatch(/^import_broken /);
});

test('a document without its main part, or with XML that is not XML, is refused as broken', async () => {
  const missing = await zipDocx({ ...good, parts: { 'word/document.xml': part('w:other', '') } });
  expect(await refusal(missing)).toBe('import_broken part_missing');
  for (const content of ['<w:document><w:body>', 'нет', '', '<a>&nbsp;</a>']) {
    const bytes = await zipDocx({ ...good, parts: { 'word/document.xml': content } });
    expect(await refusal(bytes)).toBe('import_broken bad_xml');
  }
  const notUtf8 = await zipDocx({
    ...good,
    parts: { 'word/document.xml': Uint8Array.from([0x3c, 0x61, 0xff, 0xfe, 0x3e]) },
  });
  expect(await refusal(notUtf8)).toBe('import_broken bad_xml');
});

test('a DTD is refused, so that no entity can grow or reach outside', async () => {
  const laughs =
    '<!DOCTYPE x [<!ENTITY a "ха"><!ENTITY b "&a;&a;&a;">]><w:document><w:body>&b;</w:body></w:document>';
  const bytes = await zipDocx({ ...good, parts: { 'word/document.xml': laughs } });
  expect(await refusal(bytes)).toBe('import_broken dtd');
});

test('sizes are measured while unpacking and refused past each limit', async () => {
  const big = await zipDocx({
    ...good,
    parts: { 'word/styles.xml': part('w:styles', ' '.repeat(200_000)) },
  });
  expect(await refusal(big, { xmlPart: 100_000 })).toBe('import_too_big entry_too_big');
  expect(await refusal(big, { total: 150_000 })).toBe('import_too_big total_too_big');
  expect(await refusal(big, { ratio: 20, ratioFrom: 50_000 })).toBe(
    'import_too_big ratio_too_high',
  );
  expect(await refusal(big, { entries: 5 })).toBe('import_too_big too_many_entries');
  expect(await refusal(big)).toBe('taken');
});

test('a size that the archive states falsely does not help a bomb', async () => {
  const bytes = await zipDocx({ ...good, parts: { 'word/styles.xml': ' '.repeat(3_000_000) } });
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  for (let at = 0; at + 46 < bytes.length; at += 1) {
    const isCentral = view.getUint32(at, true) === 0x02014b50;
    if (isCentral && view.getUint32(at + 24, true) === 3_000_000) view.setUint32(at + 24, 10, true);
  }
  expect(await refusal(bytes, { xmlPart: 1_000_000 })).toBe('import_too_big entry_too_big');
});

test('XML nested without end or made of too many elements is refused', async () => {
  const deep = {
    ...good,
    parts: { 'word/document.xml': `${'<a>'.repeat(5_000)}${'</a>'.repeat(5_000)}` },
  };
  expect(await refusal(await zipDocx(deep))).toBe('import_too_big too_deep');
  const many = { body: Array<string>(2_000).fill(p('')) };
  expect(await refusal(await zipDocx(many), { elements: 1_000 })).toBe(
    'import_too_big too_many_elements',
  );
});

test('a main part of another name is found by its relationship', async () => {
  const bytes = await zipDocx({
    ...good,
    parts: {
      '_rels/.rels':
        '<Relationships xmlns="x"><Relationship Id="a" Type="http://x/officeDocument" Target="/word/other.xml"/></Relationships>',
      'word/other.xml': part('w:document', `<w:body>${p('Иначе')}</w:body>`),
    },
  });
  const { snapshot } = await importDocx(bytes);
  expect(JSON.stringify(snapshot.sections)).toContain('Иначе');
});
