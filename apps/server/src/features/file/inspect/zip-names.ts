import type { ByteReader } from './byte-reader.ts';

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
export async function zipNames(reader: ByteReader): Promise<string[]> {
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
