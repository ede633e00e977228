import { createReadStream, rm } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyReply } from 'fastify';
import { disposition } from './file-name.ts';

interface MadeFile {
  /** On the disk of this machine. */
  file: string;
  /** The name that it is saved under. */
  name: string;
  mime: string;
}

/** Sends a file that was made for this answer alone, and removes it. */
export async function sendMadeFile(
  reply: FastifyReply,
  { file, name, mime }: MadeFile,
): Promise<null> {
  const { size } = await stat(file);
  const bytes = createReadStream(file).on('close', () => rm(file, { force: true }, () => {}));
  await reply
    .headers({
      'content-type': mime,
      'content-length': size,
      'content-disposition': disposition(name),
      'cache-control': 'no-store',
    })
    .send(bytes);
  return null;
}
