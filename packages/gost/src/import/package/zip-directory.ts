/** One file of a zip archive, as its central directory tells it (APPNOTE.TXT 4.3.12). */
export interface ZipEntry {
  name: string;
  /** 0 for stored, 8 for deflated. */
  method: number;
  encrypted: boolean;
  crc: number;
  /** Packed bytes. */
  size: number;
  /** Where the local header begins. */
  offset: number;
}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const LOCAL_SIZE = 30;
/** The comment after the end record is at most this long. */
const MAX_COMMENT = 0xffff;

/**
 * Reads the directory of a zip archive. Folders are left out.
 * @param limit how many entries are read at most; one more shows that there are too many.
 * @throws RangeError when the directory is missing or damaged.
 */
export function readZipDirectory(bytes: Uint8Array, limit: number): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count && entries.length <= limit; index += 1) {
    if (view.getUint32(at, true) !== DIRECTORY_ENTRY) throw new RangeError('Damaged directory');
    const nameLength = view.getUint16(at + 28, true);
    const name = decodeName(bytes.subarray(at + ENTRY_SIZE, at + ENTRY_SIZE + nameLength));
    if (!name.endsWith('/')) entries.push(readEntry(view, at, name));
    at += ENTRY_SIZE + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function findEnd(view: DataView): number {
  const last = view.byteLength - END_SIZE;
  for (let at = last; at >= 0 && at >= last - MAX_COMMENT; at -= 1) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  throw new RangeError('No end of directory');
}

function readEntry(view: DataView, at: number, name: string): ZipEntry {
  return {
    name,
    encrypted: (view.getUint16(at + 8, true) & 1) === 1,
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    size: view.getUint32(at + 20, true),
    offset: view.getUint32(at + 42, true),
  };
}

/** Names of parts are ASCII, ECMA-376 part 2, clause 7.2; some programs write backslashes. */
const decodeName = (bytes: Uint8Array) => new TextDecoder().decode(bytes).replaceAll('\\', '/');

/**
 * The packed bytes of an entry.
 * @throws RangeError when they do not lie in the archive.
 */
export function packedBytes(bytes: Uint8Array, entry: ZipEntry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(entry.offset, true) !== LOCAL_HEADER) throw new RangeError('No local header');
  const name = view.getUint16(entry.offset + 26, true);
  const extra = view.getUint16(entry.offset + 28, true);
  const start = entry.offset + LOCAL_SIZE + name + extra;
  if (start + entry.size > bytes.length) throw new RangeError('Entry is cut off');
  return bytes.subarray(start, start + entry.size);
}
