import type { FileType } from '@pv/contract';
import { type ByteReader, withReader } from './byte-reader.ts';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_SIZE = 22;
const ENTRY_SIZE = 46;
/** The comment after the end record is at most this long. */
const MAX_COMMENT = 0xffff;
/** A larger directory is not read: no document has so many parts. */
const MAX_DIRECTORY = 8 * 1024 * 1024;

/** Where the directory of an archive lies, or null when there is none (APPNOTE.TXT 4.3.16). */
async function findDirectory({ size, read }: ByteReader) {
  const from = Math.max(0, size - END_SIZE - MAX_COMMENT);
  const tail = await read(from, size - from);
  for (let at = tail.length - END_SIZE; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== END) continue;
    return { length: tail.readUInt32LE(at + 12), start: tail.readUInt32LE(at + 16) };
  }
  return null;
}

/** Names of the files in a zip archive as its directory has them; empty when it cannot be read. */
async function zipNames(reader: ByteReader): Promise<string[]> {
  const place = await findDirectory(reader);
  if (!place || place.length > MAX_DIRECTORY) return [];
  const directory = await reader.read(place.start, place.length);
  const names: string[] = [];
  for (let at = 0; at + ENTRY_SIZE <= directory.length; ) {
    if (directory.readUInt32LE(at) !== ENTRY) break;
    const length = directory.readUInt16LE(at + 28);
    const rest = directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    names.push(directory.toString('utf8', at + ENTRY_SIZE, at + ENTRY_SIZE + length));
    at += ENTRY_SIZE + length + rest;
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
