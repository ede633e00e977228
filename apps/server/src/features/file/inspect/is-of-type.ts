import type { FileType } from '@pv/contract';
import { openPromise } from 'yauzl';
import { type ByteReader, withReader } from './byte-reader.ts';

/** No document has so many parts: the rest is not read. */
const MOST_PARTS = 100_000;

/** Names of the files in a zip archive as its directory has them; empty when it cannot be read. */
async function zipNames({ path }: ByteReader): Promise<string[]> {
  const names: string[] = [];
  try {
    const zip = await openPromise(path, { decodeStrings: false, validateEntrySizes: false });
    for await (const { fileNameRaw } of zip.eachEntry()) {
      names.push(fileNameRaw.toString('utf8'));
      if (names.length === MOST_PARTS) break;
    }
    zip.close();
  } catch {
    return [];
  }
  return names;
}

type Check = (reader: ByteReader) => Promise<boolean>;

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const EMPTY_ZIP = [0x50, 0x4b, 0x05, 0x06];
/** Readers find the mark of a PDF within so many bytes, ISO 32000-1 annex H, note 13. */
const PDF_HEAD = 1024;
/** A key in letters is no longer. */
const MAX_KEY = 64 * 1024;
/** The header of the first entry of an archive up to its name, APPNOTE.TXT 4.3.7. */
const LOCAL_HEADER = 30;

const beginsWith =
  (magic: readonly number[], at = 0): Check =>
  async ({ read }) =>
    (await read(at, magic.length)).equals(Buffer.from(magic));

const isZip: Check = async (reader) =>
  (await beginsWith(ZIP)(reader)) || (await beginsWith(EMPTY_ZIP)(reader));

/** Office Open XML: told apart by the folder of its main part. Macros are not taken. */
const officeWith =
  (folder: string): Check =>
  async (reader) => {
    if (!(await beginsWith(ZIP)(reader))) return false;
    const names = (await zipNames(reader)).map((name) => name.toLowerCase());
    const has = (start: string) => names.some((name) => name.startsWith(start));
    const macros = names.some((name) => name.endsWith('vbaproject.bin'));
    return has('[content_types].xml') && has(folder) && !macros;
  };

/** OpenDocument: the first entry of the archive is its media type, stored as it is, part 3 clause 3.3. */
const openDocument =
  (kind: string): Check =>
  async (reader) => {
    if (!(await beginsWith(ZIP)(reader))) return false;
    const head = await reader.read(0, 256);
    if (head.length < LOCAL_HEADER) return false;
    const start = LOCAL_HEADER + head.readUInt16LE(26) + head.readUInt16LE(28);
    const text = head.toString('latin1', LOCAL_HEADER);
    const type = `application/vnd.oasis.opendocument.${kind}PK`;
    return text.startsWith('mimetype') && head.toString('latin1', start).startsWith(type);
  };

const isKeynote: Check = async (reader) => {
  if (!(await isZip(reader))) return false;
  const names = await zipNames(reader);
  return names.some((name) => /^(index\.apxl|index\.zip|index\/document\.iwa)$/i.test(name));
};

/** A key of a signature or of a cipher, in letters. */
const isKeyText: Check = async ({ size, read }) => {
  if (size > MAX_KEY) return false;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await read(0, size));
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
    return !/[\u0000-\u0008\u000e-\u001f]/.test(text);
  } catch {
    return false;
  }
};

const CHECKS: Readonly<Record<FileType, Check>> = {
  pdf: async ({ read }) => (await read(0, PDF_HEAD)).includes('%PDF-'),
  docx: officeWith('word/'),
  xlsx: officeWith('xl/'),
  pptx: officeWith('ppt/'),
  odt: openDocument('text'),
  ods: openDocument('spreadsheet'),
  odp: openDocument('presentation'),
  zip: isZip,
  png: beginsWith([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  jpg: beginsWith([0xff, 0xd8, 0xff]),
  mp4: beginsWith([0x66, 0x74, 0x79, 0x70], 4),
  key: async (reader) => (await isKeynote(reader)) || (await isKeyText(reader)),
};

/** Whether the file at `path` is by its bytes what `type` says. */
export function isOfType(type: FileType, path: string): Promise<boolean> {
  return withReader(path, CHECKS[type]);
}
