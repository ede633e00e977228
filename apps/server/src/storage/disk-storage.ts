import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import {
  copyFile,
  mkdir,
  open,
  opendir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { signGrant } from './address-token.ts';
import { bounded } from './bounded.ts';
import { reachOf, receivePiece } from './pieces.ts';
import { settleFile } from './settle-file.ts';
import type { Storage, StoredFile } from './storage.ts';

const KEY = /^[a-z0-9][a-z0-9/_.-]*$/i;

/** A file goes out in pieces of this size: in the usual 64 kB one of some megabytes takes a quarter longer. */
const CHUNK = 256 * 1024;

async function orNull<T>(promise: Promise<T>): Promise<T | null> {
  try {
    return await promise;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Lets `write` fill a file beside `target` and gives it that name when it is whole: a crash leaves no
 * half of a file, and two that write at once do not mix.
 */
async function replaceFile(target: string, write: (part: string) => Promise<void>): Promise<void> {
  const part = `${target}.${randomUUID()}.part`;
  await mkdir(dirname(target), { recursive: true });
  try {
    await write(part);
    await rename(part, target);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function* filesIn(folder: string): AsyncIterable<StoredFile> {
  const entries = await orNull(opendir(folder, { recursive: true }));
  for await (const entry of entries ?? []) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const file = await orNull(stat(path));
    if (file) yield { key: relative(folder, path).replaceAll(sep, '/'), putAt: file.mtime };
  }
}

/** Keeps files in `folder`; its signed addresses lead to the server's own `/api/storage`. */
export function diskStorage(folder: string, secret: string): Storage {
  const path = (key: string): string => {
    if (!KEY.test(key) || key.includes('..')) throw new RangeError(`Bad storage key ${key}`);
    return join(folder, key);
  };
  const pieces = (key: string): string => `${path(key)}.pieces`;
  return {
    async signPut(key, { maxBytes, minutes }) {
      return `/api/storage/${await signGrant(secret, { do: 'put', key, maxBytes }, minutes)}`;
    },
    async signGet(key, { name, mime, minutes, inline = false }) {
      const grant = { do: 'get', key, name, mime, inline } as const;
      return `/api/storage/${await signGrant(secret, grant, minutes)}`;
    },
    put: (key, bytes) => replaceFile(path(key), (part) => writeFile(part, bytes)),
    async receive(key, body: Readable, maxBytes) {
      const target = path(key);
      await replaceFile(target, async (part) => {
        // is there before the first byte: what breaks off at once leaves nothing behind either
        const file = await open(part, 'wx');
        await pipeline(bounded(body, maxBytes), file.createWriteStream());
      });
      return (await stat(target)).size;
    },
    receivePiece: (key, body, piece) =>
      receivePiece({ folder: pieces(key), target: path(key) }, body, piece),
    async received(key) {
      return (await orNull(stat(path(key))))?.size ?? reachOf(pieces(key));
    },
    async adopt(key, file) {
      // the file may stand on another disk
      await replaceFile(path(key), (part) => rename(file, part).catch(() => copyFile(file, part)));
      await rm(file, { force: true });
    },
    async file(key) {
      return (await orNull(stat(path(key)))) ? path(key) : null;
    },
    get: (key) => orNull(readFile(path(key))),
    async stream(key, range) {
      return (await orNull(stat(path(key))))
        ? createReadStream(path(key), { highWaterMark: CHUNK, ...range })
        : null;
    },
    async size(key) {
      return (await orNull(stat(path(key))))?.size ?? null;
    },
    async settle(from, to) {
      await mkdir(dirname(path(to)), { recursive: true });
      await settleFile(path(from), path(to));
    },
    async remove(key) {
      await rm(path(key), { force: true });
      await rm(pieces(key), { recursive: true, force: true });
    },
    list: () => filesIn(folder),
  };
}
