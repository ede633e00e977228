import JSZip from 'jszip';
import { zipDocx } from '../../../../packages/gost/test/messy-docx/package.ts';
import { p } from '../../../../packages/gost/test/messy-docx/pieces.ts';

const CFB = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** A compound file with one named stream, [MS-CFB]: as Word writes protected and old documents. */
function compoundFile(stream: string): Uint8Array {
  const bytes = Buffer.alloc(2048);
  bytes.set(CFB);
  bytes.write(stream, 1024, 'utf16le');
  bytes.writeUInt16LE((stream.length + 1) * 2, 1024 + 64);
  return bytes;
}

/** Some thirty kilobytes that unpack to thirty megabytes. */
async function bomb(): Promise<Uint8Array> {
  const zip = await JSZip.loadAsync(await zipDocx({ body: [p('Текст')] }));
  zip.file('word/document.xml', Buffer.alloc(30 * 1024 * 1024, ' '));
  return zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' });
}

/** Files that are not taken in, with the code that says why. */
export const BAD_FILES: readonly {
  name: string;
  code: string;
  make: () => Promise<Uint8Array>;
}[] = [
  {
    name: 'an archive that is cut off',
    code: 'import_broken',
    make: async () => (await zipDocx({ body: [p('Текст')] })).subarray(0, 900),
  },
  {
    name: 'a document whose text is no XML',
    code: 'import_broken',
    make: () => zipDocx({ body: [], parts: { 'word/document.xml': '<w:document><w:body>' } }),
  },
  {
    name: 'a document behind a password',
    code: 'import_encrypted',
    make: async () => compoundFile('EncryptedPackage'),
  },
  {
    name: 'a .doc with the ending of another',
    code: 'import_old_word',
    make: async () => compoundFile('WordDocument'),
  },
  { name: 'a zip bomb', code: 'import_too_big', make: bomb },
  {
    name: 'a document with macros',
    code: 'import_macros',
    make: () =>
      zipDocx({
        body: [p('Текст')],
        mainType: 'application/vnd.ms-word.document.macroEnabled.main+xml',
        parts: { 'word/vbaProject.bin': new Uint8Array([1]) },
      }),
  },
  {
    name: 'a PDF with the ending of another',
    code: 'import_pdf',
    make: async () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF'),
  },
  {
    name: 'a page of the web',
    code: 'import_not_docx',
    make: async () => Buffer.from('<!DOCTYPE html><html><body>Текст</body></html>'),
  },
];
