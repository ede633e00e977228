import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { ImportError, type ImportErrorReason } from '../errors.ts';
import type { PackageLimits } from './limits.ts';
import { packedBytes, readZipDirectory, type ZipEntry } from './zip-directory.ts';

/** A zip archive that gives out its entries one by one and counts what they unpack to. */
export interface Archive {
  /** Names of files, as written in the archive. */
  names: readonly string[];
  /** The bytes of an entry, or null where there is none of that name; case does not matter. */
  read(name: string, kind: 'xmlPart' | 'picture'): Promise<Uint8Array | null>;
}

/**
 * Opens a zip archive without unpacking it.
 * @throws ImportError `import_broken` when it is not readable, `import_too_big` when it has too many
 * entries; `read` throws both too, once the bytes that really come out go past the limits.
 */
export async function openArchive(bytes: Uint8Array, limits: PackageLimits): Promise<Archive> {
  const entries = readEntries(bytes, limits.entries);
  if (entries.length > limits.entries) throw new ImportError('import_too_big', 'too_many_entries');
  const byName = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]));
  const budget = { left: limits.total };
  return {
    names: entries.map((entry) => entry.name),
    async read(name, kind) {
      const entry = byName.get(name.toLowerCase());
      if (!entry) return null;
      const unpacked = await unpack(bytes, entry, growthLimit(entry, kind, limits, budget.left));
      budget.left -= unpacked.length;
      return unpacked;
    },
  };
}

function readEntries(bytes: Uint8Array, limit: number): ZipEntry[] {
  try {
    return readZipDirectory(bytes, limit);
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
  entry: ZipEntry,
  kind: 'xmlPart' | 'picture',
  limits: PackageLimits,
  left: number,
): GrowthLimit {
  const byRatio = Math.max(limits.ratioFrom, entry.size * limits.ratio);
  const all: GrowthLimit[] = [
    { size: limits[kind], reason: 'entry_too_big' },
    { size: left, reason: 'total_too_big' },
    { size: byRatio, reason: 'ratio_too_high' },
  ];
  return all.reduce((least, one) => (one.size < least.size ? one : least));
}

const inflate = promisify<Uint8Array, { maxOutputLength: number }, Buffer>(inflateRaw);

/** Unpacks one entry. The sizes that the archive states are not believed: growth stops the unpacking. */
async function unpack(bytes: Uint8Array, entry: ZipEntry, limit: GrowthLimit): Promise<Uint8Array> {
  const part = entry.name;
  if (entry.encrypted) throw new ImportError('import_encrypted', 'encrypted', { part });
  try {
    const packed = packedBytes(bytes, entry);
    if (entry.method === 0 && packed.length > limit.size) throw tooBig(part, limit);
    const unpacked =
      entry.method === 0
        ? packed
        : await inflate(packed, { maxOutputLength: Math.max(1, limit.size) });
    if (crc32(unpacked) !== entry.crc) throw new RangeError('Checksums differ');
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
