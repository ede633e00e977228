import { createHash, randomFillSync } from 'node:crypto';
import {
  closeSync,
  createReadStream,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import JSZip from 'jszip';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { diskStorage } from '../../../storage/disk-storage.ts';
import { writeZip } from './write-zip.ts';

const MEBIBYTE = 1024 * 1024;
const at = { mtime: new Date('2026-03-05T10:00:00Z') };
const silent = () => undefined;
let folder: string;
let signal: AbortSignal;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pv-zip-'));
  signal = new AbortController().signal;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const storage = () => diskStorage(join(folder, 'files'), 'secret');
const left = () => readdirSync(folder, { recursive: true, withFileTypes: true });

/** A file of random bytes with its digest, written piece by piece. */
function randomFile(size: number): { path: string; sha256: string } {
  const path = join(folder, 'random');
  const file = openSync(path, 'w');
  const hash = createHash('sha256');
  const piece = Buffer.alloc(MEBIBYTE);
  for (let written = 0; written < size; written += MEBIBYTE) {
    hash.update(randomFillSync(piece));
    writeSync(file, piece);
  }
  closeSync(file);
  return { path, sha256: hash.digest('hex') };
}

/** The digest of the only entry, which is not compressed, where it stands in the archive. */
async function digestOfStored(zip: string, path: string, size: number): Promise<string> {
  const start = 30 + Buffer.byteLength(path);
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(zip, { start, end: start + size - 1 })) {
    hash.update(chunk);
  }
  return hash.digest('hex');
}

describe('a ZIP that is written', () => {
  it('holds what was put in, under names in any letters', async () => {
    const texts = { 'Файлы/Отчёт.pdf': 'тело', 'Log.csv': 'a;b\r\n'.repeat(999) };
    const size = await writeZip(storage(), 'a/one.zip', {
      signal,
      async fill(zip) {
        for (const [path, text] of Object.entries(texts)) {
          const stream = Readable.from([Buffer.from(text)]);
          await zip.add(path, { stream, compress: path.endsWith('csv'), ...at }, silent);
        }
      },
    });
    const bytes = (await storage().get('a/one.zip')) ?? new Uint8Array();
    expect(bytes).toHaveLength(size);
    const zip = await JSZip.loadAsync(bytes);
    for (const [path, text] of Object.entries(texts)) {
      expect(await zip.file(path)?.async('string')).toBe(text);
    }
    expect(size).toBeLessThan(1000);
  });

  it('takes 300 MB without holding them in memory', async () => {
    const size = 300 * MEBIBYTE;
    const { path, sha256 } = randomFile(size);
    const before = process.memoryUsage().rss;
    let most = 0;
    let counted = 0;
    await writeZip(storage(), 'big.zip', {
      signal,
      fill: (zip) =>
        zip.add(
          'big',
          { stream: createReadStream(path), size, compress: false, ...at },
          (bytes) => {
            counted += bytes;
            most = Math.max(most, process.memoryUsage.rss());
          },
        ),
    });
    expect(counted).toBe(size);
    expect((most - before) / MEBIBYTE).toBeLessThan(150);
    expect(await digestOfStored(join(folder, 'files', 'big.zip'), 'big', size)).toBe(sha256);
  });

  it('leaves nothing when it is stopped, when a source breaks off or when an entry cannot be made', async () => {
    const stop = new AbortController();
    const endless = () =>
      Readable.from(
        (async function* () {
          for (;;) yield Buffer.alloc(1000);
        })(),
      );
    const stopped = writeZip(storage(), 'stopped.zip', {
      signal: stop.signal,
      fill: (zip) =>
        zip.add('a', { stream: endless(), compress: false, ...at }, () => stop.abort()),
    });
    await expect(stopped).rejects.toThrow('aborted');
    async function* broken() {
      yield Buffer.from('half');
      throw new Error('the disk is gone');
    }
    const torn = writeZip(storage(), 'torn.zip', {
      signal,
      fill: (zip) =>
        zip.add('a', { stream: Readable.from(broken()), compress: true, ...at }, silent),
    });
    await expect(torn).rejects.toThrow('the disk is gone');
    const refused = writeZip(storage(), 'refused.zip', {
      signal,
      fill: async () => {
        throw new Error('no');
      },
    });
    await expect(refused).rejects.toThrow('no');
    expect(left().filter((entry) => entry.isFile())).toEqual([]);
  });

  it('ends with the failure of the storage instead of waiting for room', async () => {
    const full = {
      async receive(_key: string, body: Readable) {
        for await (const _ of body) throw new Error('no room');
        return 0;
      },
    };
    const big = Readable.from(Array.from({ length: 100 }, () => Buffer.alloc(MEBIBYTE)));
    const written = writeZip(full, 'a.zip', {
      signal,
      fill: (zip) => zip.add('a', { stream: big, compress: false, ...at }, silent),
    });
    await expect(written).rejects.toThrow('no room');
  });
});
