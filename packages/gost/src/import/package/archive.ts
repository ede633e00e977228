import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { ImportError, type ImportErrorReason } from '../errors.ts';
import type { PackageLimits } from './limits.ts';

/** A zip archive that gives out its entries one by one and counts what they unpack to. */
export interface Archive {
  /** Names of files, as written in the archive. */
  names: readonly string[];
  /** The bytes of an entry, or null where there is none of that name; case does not matter. */
  read(name: string, kind: 'xmlPart' | 'picture'): Promise<Uint8Array | null>;
}

/** Names of parts are ASCII, ECMA-376 part 2, clause 7.2; those of other files are not. */
function decodeName(raw: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(raw);
  } catch {
    // as Windows in Russian packs them
    return new TextDecoder('ibm866').decode(raw);
  }
}

/** Some programs write backslashes, and macOS writes «й» as two letters. */
const nameOf = ({ fileNameRaw }: Entry) =>
  decodeName(fileNameRaw).replaceAll('\\', '/').normalize();

/**
 * Opens a zip archive without unpacking it.
 * @throws ImportError `import_broken` when it is not readable, `import_too_big` when it has too many
 * entries; `read` throws both too, once the bytes that really come out go past the limits.
 */
export async function openArchive(bytes: Uint8Array, limits: PackageLimits): Promise<Archive> {
  const { zip, entries } = await readDirectory(bytes, limits.entries);
  if (entries.length > limits.entries) throw new ImportError('import_too_big', 'too_many_entries');
  const byName = new Map(entries.map((entry) => [nameOf(entry).toLowerCase(), entry]));
  const budget = { left: limits.total };
  return {
    names: entries.map(nameOf),
    async read(name, kind) {
      const entry = byName.get(name.toLowerCase());
      if (!entry) return null;
      const limit = growthLimit(entry, kind, limits, budget.left);
      const unpacked = await unpack({ zip, bytes, entry }, limit);
      budget.left -= unpacked.length;
      return unpacked;
    },
  };
}

/** What the directory of an archive lists, folders left out; at most one more than `limit`. */
async function readDirectory(bytes: Uint8Array, limit: number) {
  const entries: Entry[] = [];
  try {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    // names and sizes are looked at here: the reader would refuse more than Word does
    const zip = await fromBufferPromise(buffer, {
      decodeStrings: false,
      validateEntrySizes: false,
    });
    for await (const entry of zip.eachEntry()) {
      if (!nameOf(entry).endsWith('/')) entries.push(entry);
      if (entries.length > limit) break;
    }
    return { zip, entries };
  } catch (cause) {
    throw new ImportError('import_broken', 'bad_zip', { cause });
  }
}

/** How far an entry may grow, and what is said when it grows further. */
interface GrowthLimit {
  size: number;
  reason: ImportErrorReason;
}

function growthLimit(
  entry: Entry,
  kind: 'xmlPart' | 'picture',
  limits: PackageLimits,
  left: number,
): GrowthLimit {
  const byRatio = Math.max(limits.ratioFrom, entry.compressedSize * limits.ratio);
  const all: GrowthLimit[] = [
    { size: limits[kind], reason: 'entry_too_big' },
    { size: left, reason: 'total_too_big' },
    { size: byRatio, reason: 'ratio_too_high' },
  ];
  return all.reduce((least, one) => (one.size < least.size ? one : least));
}

const inflate = promisify<Uint8Array, { maxOutputLength: number }, Buffer>(inflateRaw);

/** Where an entry lies: the reader of the archive, its bytes, the line of the directory. */
interface Place {
  zip: ZipFile;
  bytes: Uint8Array;
  entry: Entry;
}

/** @throws RangeError when the packed bytes do not lie in the archive */
async function packedBytes({ zip, bytes, entry }: Place): Promise<Uint8Array> {
  const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
  const end = fileDataStart + entry.compressedSize;
  if (end > bytes.length) throw new RangeError('Entry is cut off');
  return bytes.subarray(fileDataStart, end);
}

/** Unpacks one entry. The sizes that the archive states are not believed: growth stops the unpacking. */
async function unpack(place: Place, limit: GrowthLimit): Promise<Uint8Array> {
  const { entry } = place;
  const part = nameOf(entry);
  if (entry.isEncrypted()) throw new ImportError('import_encrypted', 'encrypted', { part });
  const stored = entry.compressionMethod === 0;
  try {
    const packed = await packedBytes(place);
    if (stored && packed.length > limit.size) throw tooBig(part, limit);
    const unpacked = stored
      ? packed
      : await inflate(packed, { maxOutputLength: Math.max(1, limit.size) });
    if (crc32(unpacked) !== entry.crc32) throw new RangeError('Checksums differ');
    return unpacked;
  } catch (cause) {
    if (cause instanceof ImportError) throw cause;
    if (isTooLarge(cause)) throw tooBig(part, limit);
    throw new ImportError('import_broken', 'bad_zip', { part, cause });
  }
}

const tooBig = (part: string, limit: GrowthLimit) =>
  new ImportError('import_too_big', limit.reason, { part });

const isTooLarge = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
