import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FILE_TYPES, type FileType } from '@pv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zipOf } from '../../../../test/support/file-calls.ts';
import { isOfType } from './is-of-type.ts';

const office = (part: string, more: Record<string, string> = {}) =>
  zipOf({ '[Content_Types].xml': '<Types/>', [part]: '<x/>', ...more });
const openDocument = (kind: string) =>
  zipOf({ mimetype: `application/vnd.oasis.opendocument.${kind}`, 'content.xml': '<x/>' });
const PEM = '-----BEGIN PUBLIC KEY-----\r\nMCowBQYDK2VwAyEA\r\n-----END PUBLIC KEY-----\n';

/** One real beginning of every kind of file; those of a list are taken as each of its types. */
const SAMPLES: readonly [string, FileType[], () => Promise<Uint8Array> | Uint8Array][] = [
  ['a PDF', ['pdf'], () => Buffer.from('%PDF-1.4\n%âãÏÓ', 'latin1')],
  [
    'a PDF after some bytes of a mailer',
    ['pdf'],
    () => Buffer.from('\n\n%PDF-1.4\n%âãÏÓ', 'latin1'),
  ],
  ['a DOCX', ['docx', 'zip'], () => office('word/document2.xml')],
  ['an XLSX', ['xlsx', 'zip'], () => office('xl/workbook.xml')],
  ['a PPTX', ['pptx', 'zip'], () => office('ppt/presentation.xml')],
  [
    'a DOCX with macros',
    ['zip'],
    () => office('word/document.xml', { 'word/vbaProject.bin': 'x' }),
  ],
  ['an ODT', ['odt', 'zip'], () => openDocument('text')],
  ['an ODS', ['ods', 'zip'], () => openDocument('spreadsheet')],
  ['an ODP', ['odp', 'zip'], () => openDocument('presentation')],
  ['a template of an ODT', ['zip'], () => openDocument('text-template')],
  ['an archive', ['zip'], () => zipOf({ 'notes.txt': 'x' })],
  ['an empty archive', ['zip'], () => zipOf({})],
  [
    'an archive with a comment full of marks',
    ['zip'],
    async () =>
      Buffer.concat([await zipOf({ 'word/a.xml': 'x' }), Buffer.alloc(70_000, 'PK\u0005\u0006')]),
  ],
  ['a Keynote presentation', ['zip', 'key'], () => zipOf({ 'Index/Document.iwa': 'x' })],
  ['a key in letters', ['key'], () => Buffer.from(PEM)],
  ['letters that are too many for a key', [], () => Buffer.from('a'.repeat(70_000))],
  ['a PNG', ['png'], () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0])],
  ['a JPEG', ['jpg'], () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ['a film', ['mp4'], () => Buffer.from('\0\0\0\u0018ftypmp42\0\0')],
  ['a program', [], () => Buffer.from('MZ\u0090\0\u0003\0')],
  ['nothing', ['key'], () => Buffer.alloc(0)],
];

describe('what a file is by its bytes', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'pv-kinds-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(SAMPLES)('%s is taken as %j only', async (_name, expected, make) => {
    const path = join(folder, 'file');
    writeFileSync(path, await make());
    const taken: FileType[] = [];
    for (const type of FILE_TYPES) if (await isOfType(type, path)) taken.push(type);
    expect(taken.sort()).toEqual([...expected].sort());
  });
});
