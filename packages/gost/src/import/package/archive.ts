import JSZip from 'jszip';
import { ImportError } from '../errors.ts';
import type { PackageLimits } from './limits.ts';

/** A zip archive that gives out its entries one by one and counts what they unpack to. */
export interface Archive {
  /** Names of files, as written in the archive. */
  names: readonly string[];
  /** The bytes of an entry, or null where there is none of that name. Names differ by case only in broken files, so case is ignored. */
  read(name: string, kind: 'xmlPart' | 'picture'): Promise<Uint8Array | null>;
}

/**
 * Opens a zip archive without unpacking it.
 * @throws ImportError `import_broken` when it is not readable, `import_too_big` when it has too many
 * entries; `read` throws both too, once the bytes that really come out go past the limits.
 */
export async function openArchive(bytes: Uint8Array, limits: PackageLimits): Promise<Archive> {
  const zip = await JSZip.loadAsync(bytes).catch((cause) => {
    throw new ImportError('import_broken', 'bad_zip', { cause });
  });
  const files = Object.values(zip.files).filter((file) => !file.dir);
  if (files.length > limits.entries) throw new ImportError('import_too_big', 'too_many_entries');
  const byName = new Map(files.map((file) => [file.name.toLowerCase(), file]));
  const budget = { left: limits.total };
  return {
    names: files.map((file) => file.name),
    async read(name, kind) {
      const file = byName.get(name.toLowerCase());
      return file ? inflate(file, { limits, kind, budget, packed: bytes.length }) : null;
    },
  };
}

interface InflateRules {
  limits: PackageLimits;
  kind: 'xmlPart' | 'picture';
  budget: { left: number };
  /** Bytes of the whole archive: no entry can have been packed into more. */
  packed: number;
}

/** Unpacks one entry piece by piece and stops at once when it grows past a limit. */
async function inflate(file: JSZip.JSZipObject, rules: InflateRules): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  await readPieces(file, (piece) => {
    size += piece.length;
    rules.budget.left -= piece.length;
    refuseGrowth(size, rules, file.name);
    pieces.push(piece);
  });
  return join(pieces, size);
}

/** Gives the pieces of an entry to `take` as they come out; when `take` throws, no more come. */
function readPieces(file: JSZip.JSZipObject, take: (piece: Uint8Array) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const stream = file.nodeStream('nodebuffer');
    stream.on('data', (piece: Uint8Array) => {
      try {
        take(piece);
      } catch (error) {
        stream.pause();
        stream.removeAllListeners();
        reject(error);
      }
    });
    stream.on('end', resolve);
    stream.on('error', (cause) => {
      reject(new ImportError('import_broken', 'bad_zip', { part: file.name, cause }));
    });
  });
}

function refuseGrowth(size: number, rules: InflateRules, part: string): void {
  const { limits, budget, packed } = rules;
  if (size > limits[rules.kind]) throw new ImportError('import_too_big', 'entry_too_big', { part });
  if (budget.left < 0) throw new ImportError('import_too_big', 'total_too_big', { part });
  if (size > limits.ratioFrom && size / packed > limits.ratio) {
    throw new ImportError('import_too_big', 'ratio_too_high', { part });
  }
}

function join(pieces: Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
