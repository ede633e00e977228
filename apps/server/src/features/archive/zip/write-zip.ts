import { addAbortSignal, PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Storage } from '../../../storage/storage.ts';

/** The bytes of one entry. */
export interface Entry {
  stream: Readable;
  /** In bytes, where it is known. */
  size?: number;
  /** False for what is packed already, such as office files and pictures. */
  compress: boolean;
  mtime: Date;
}

/** Takes the entries of an archive, one at a time. */
export interface ZipWriter {
  /** Resolves when the entry is read to its end; `onBytes` hears of every piece. */
  add(path: string, entry: Entry, onBytes: (count: number) => void): Promise<void>;
}

async function* counted(stream: Readable, onBytes: (count: number) => void) {
  for await (const chunk of stream) {
    onBytes(chunk.length);
    yield chunk;
  }
}

/**
 * Writes a ZIP into the storage while it is being made: neither the archive nor an entry is ever held in
 * memory. Gives its size in bytes. When `fill` fails or `signal` aborts, nothing is kept.
 */
export async function writeZip(
  storage: Pick<Storage, 'receive'>,
  key: string,
  { fill, signal }: { fill: (zip: ZipWriter) => Promise<void>; signal: AbortSignal },
): Promise<number> {
  const zip = new ZipFile();
  const out = new PassThrough();
  // whoever reads it hears of its end; nobody reads it before there is a place for the file
  out.on('error', () => undefined);
  zip.on('error', (error: Error) => out.destroy(error));
  zip.outputStream.pipe(out);
  // a full disk ends the reading too, which would wait for room for ever
  const broken = new AbortController();
  const stored = storage.receive(key, out, Number.MAX_SAFE_INTEGER);
  stored.catch((error: unknown) => broken.abort(error));
  const stopped = AbortSignal.any([signal, broken.signal]);
  const writer: ZipWriter = {
    async add(path, { stream, ...options }, onBytes) {
      const pieces = Readable.from(counted(stream, onBytes), { objectMode: false });
      addAbortSignal(stopped, pieces);
      zip.addReadStream(pieces, path, options);
      try {
        await finished(pieces);
      } finally {
        stream.destroy();
      }
    },
  };
  try {
    signal.throwIfAborted();
    await fill(writer);
    zip.end();
    return await stored;
  } catch (error) {
    const cause = broken.signal.aborted ? broken.signal.reason : error;
    out.destroy(error instanceof Error ? error : new Error('not written'));
    await stored.catch(() => undefined);
    throw cause;
  }
}
