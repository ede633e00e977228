import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError, DOCX_CHECK_MAX_BYTES } from '@pv/contract';
import type { FastifyRequest } from 'fastify';

/** A file that stands on the disk for one call alone. */
export interface TakenFile {
  file: string;
  sha256: string;
}

/**
 * Takes the bytes of a request into a folder of their own for as long as `use` needs them; they are gone
 * whatever it comes to. What a killed process leaves is cleared away with its `scratch`.
 * @throws AppError file_too_large
 */
export async function withFile<T>(
  scratch: string,
  request: FastifyRequest,
  use: (taken: TakenFile) => Promise<T>,
): Promise<T> {
  if (Number(request.headers['content-length'] ?? 0) > DOCX_CHECK_MAX_BYTES)
    throw new AppError('file_too_large');
  // one that was not used for a day may have been cleared away by a process that started meanwhile
  await mkdir(scratch, { recursive: true });
  const folder = await mkdtemp(join(scratch, 'f-'));
  try {
    const file = join(folder, 'file');
    const hash = createHash('sha256');
    let size = 0;
    const count = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        size += chunk.length;
        hash.update(chunk);
        if (size > DOCX_CHECK_MAX_BYTES) done(new AppError('file_too_large'));
        else done(null, chunk);
      },
    });
    const body = request.body instanceof Readable ? request.body : Readable.from([]);
    await pipeline(body, count, createWriteStream(file));
    return await use({ file, sha256: hash.digest('hex') });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
