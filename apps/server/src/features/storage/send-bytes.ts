import { createHash } from 'node:crypto';
import { AppError } from '@pv/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readRange } from '../../http/byte-range.ts';
import { disposition } from '../../http/file-name.ts';
import type { Storage } from '../../storage/storage.ts';

interface Sent {
  key: string;
  name: string;
  mime: string;
  inline: boolean;
}

/** What a key holds is written once: key and size tell its bytes from any other. */
function tagOf(key: string, size: number): string {
  return `"${createHash('sha256').update(key).digest('base64url').slice(0, 22)}-${size.toString(36)}"`;
}

/** The part that is asked for, if it is still of the same file; else the whole. */
function rangeOf({ headers }: FastifyRequest, size: number, tag: string) {
  const same = headers['if-range'] === undefined || headers['if-range'] === tag;
  return same ? readRange(headers.range, size) : null;
}

/**
 * Sends a stored file, the part of it that the request asks for, or that it has not changed.
 * @throws AppError `not_found`, `range_not_satisfiable`
 */
export async function sendBytes(
  storage: Pick<Storage, 'size' | 'stream'>,
  { key, name, mime, inline }: Sent,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const size = await storage.size(key);
  if (size === null) throw new AppError('not_found');
  const tag = tagOf(key, size);
  const kept = { etag: tag, 'cache-control': 'private, max-age=86400' };
  if (request.headers['if-none-match'] === tag) {
    await reply.code(304).headers(kept).send();
    return;
  }
  const range = rangeOf(request, size, tag);
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${size}`);
    throw new AppError('range_not_satisfiable');
  }
  const stream = await storage.stream(key, range ?? undefined);
  if (!stream) throw new AppError('not_found');
  if (range) {
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  }
  await reply
    .headers({
      'content-type': mime,
      'content-length': range ? range.end - range.start + 1 : size,
      'accept-ranges': 'bytes',
      ...kept,
      'content-disposition': disposition(name, inline),
      'content-security-policy': "default-src 'none'; sandbox",
    })
    .send(stream);
}
