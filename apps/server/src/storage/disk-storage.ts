import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { signGrant } from './address-token.ts';
import type { Storage } from './storage.ts';

const KEY = /^[a-z0-9][a-z0-9/_.-]*$/i;

async function orNull<T>(promise: Promise<T>): Promise<T | null> {
  try {
    return await promise;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Keeps files in `folder`; its signed addresses lead to the server's own `/api/storage`. */
export function diskStorage(folder: string, secret: string): Storage {
  const path = (key: string): string => {
    if (!KEY.test(key) || key.includes('..')) throw new RangeError(`Bad storage key ${key}`);
    return join(folder, key);
  };
  return {
    async signPut(key, { maxBytes, minutes }) {
      return `/api/storage/${await signGrant(secret, { do: 'put', key, maxBytes }, minutes)}`;
    },
    async signGet(key, { name, mime, minutes, inline = false }) {
      const grant = { do: 'get', key, name, mime, inline } as const;
      return `/api/storage/${await signGrant(secret, grant, minutes)}`;
    },
    async put(key, bytes) {
      const target = path(key);
      await mkdir(dirname(target), { recursive: true });
      // a crash in between must not leave half a file under the final name
      await writeFile(`${target}.part`, bytes);
      await rename(`${target}.part`, target);
    },
    get: (key) => orNull(readFile(path(key))),
    async stream(key) {
      return (await orNull(stat(path(key)))) ? createReadStream(path(key)) : null;
    },
    async size(key) {
      return (await orNull(stat(path(key))))?.size ?? null;
    },
    async move(from, to) {
      await mkdir(dirname(path(to)), { recursive: true });
      await rename(path(from), path(to));
    },
    async remove(key) {
      await rm(path(key), { force: true });
    },
  };
}
