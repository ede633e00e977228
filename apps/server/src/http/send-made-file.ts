import { createReadStream, rm } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyReply } from 'fastify';
import { disposition } from './file-name.ts';

interface MadeFile {
  /** On the disk of this machine. */
  file: string;
  mime: string;
  /** The name that it is saved under; without one it is shown. */
  name?: string;
  /** How many pages it has, where whoever shows it wants to know. */
  pages?: number | null;
}

/** A preview of 300 pages has eight megabytes: in pieces of the usual 64 kB it takes half as long again. */
const PIECE = 256 * 1024;

/** Sends a file that was made for this answer alone, and removes it. */
export async function sendMadeFile(
  reply: FastifyReply,
  { file, mime, name, pages }: MadeFile,
): Promise<null> {
  const { size } = await stat(file);
  const bytes = createReadStream(file, { highWaterMark: PIECE });
  bytes.on('close', () => rm(file, { force: true }, () => {}));
  await reply
    .headers({
      'content-type': mime,
      'content-length': size,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...(name !== undefined && { 'content-disposition': disposition(name) }),
      ...(pages !== undefined && { 'x-pages': pages ?? 0 }),
    })
    .send(bytes);
  return null;
}
