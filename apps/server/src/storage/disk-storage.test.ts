import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { diskStorage } from './disk-storage.ts';
import { type Storage, TooManyBytes, UploadGap } from './storage.ts';

const SECRET = 'a-secret-of-at-least-32-characters';

describe('files on a disk', () => {
  let folder: string;
  let storage: Storage;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pv-files-'));
    storage = diskStorage(join(folder, 'files'), SECRET);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const names = () => readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = () => names().flatMap((entry) => (entry.isFile() ? entry.name : []));

  it.each(['../secret', 'a/../../secret', '/etc/passwd', '', 'a\u0000b', '.hidden'])(
    'never leave their folder by the key %j',
    async (key) => {
      await expect(async () => storage.put(key, new Uint8Array(1))).rejects.toThrow(RangeError);
      await expect(async () => storage.get(key)).rejects.toThrow(RangeError);
      expect(files()).toEqual([]);
    },
  );

  it('take a stream up to the limit, and keep nothing of a longer one', async () => {
    const stream = () => Readable.from([Buffer.from('abc'), Buffer.from('def')]);
    expect(await storage.receive('one', stream(), 6)).toBe(6);
    await expect(storage.receive('two', stream(), 5)).rejects.toThrow(TooManyBytes);
    expect(Buffer.from((await storage.get('one')) ?? []).toString()).toBe('abcdef');
    expect(await storage.get('two')).toBeNull();
    expect(files()).toEqual(['one']);
  });

  it('keep the old file when a new one breaks off', async () => {
    await storage.put('one', Buffer.from('old'));
    async function* broken() {
      yield Buffer.from('ne');
      throw new Error('the line is down');
    }
    await expect(storage.receive('one', Readable.from(broken()), 9)).rejects.toThrow('the line');
    expect(Buffer.from((await storage.get('one')) ?? []).toString()).toBe('old');
    expect(files()).toEqual(['one']);
  });

  it('never mix two that are written at once', async () => {
    const [ones, twos] = [Buffer.alloc(300_000, '1'), Buffer.alloc(200_000, '2')];
    const halves = (bytes: Buffer) =>
      Readable.from([bytes.subarray(0, 100_000), bytes.subarray(100_000)]);
    await Promise.all([
      storage.receive('same', halves(ones), 300_000),
      storage.receive('same', halves(twos), 300_000),
    ]);
    const kept = Buffer.from((await storage.get('same')) ?? []);
    expect([ones, twos].some((bytes) => bytes.equals(kept))).toBe(true);
    expect(files()).toEqual(['same']);
  });

  describe('that come by pieces', () => {
    /** A line that brings these bytes and then breaks, or ends where it is `whole`. */
    async function* line(bytes: string, whole = false) {
      yield Buffer.from(bytes);
      if (!whole) throw new Error('the line is down');
    }
    const bring = (start: number, bytes: string, whole = false, total = 10) =>
      storage.receivePiece('one', Readable.from(line(bytes, whole)), { start, total });
    const kept = async () => Buffer.from((await storage.get('one')) ?? []).toString();

    it('stay as far as they came, and are one file with the last byte', async () => {
      expect(await storage.received('one')).toBe(0);
      await expect(bring(0, '0123')).rejects.toThrow('the line');
      expect([await storage.received('one'), await storage.get('one')]).toEqual([4, null]);
      await expect(bring(4, '456')).rejects.toThrow('the line');
      expect(await storage.received('one')).toBe(7);
      expect(await bring(7, '789', true)).toBe(10);
      expect([await kept(), await storage.received('one')]).toEqual(['0123456789', 10]);
      expect(files()).toEqual(['one']);
    });

    it('may overlap: what came after the question changes nothing', async () => {
      await expect(bring(0, '012345')).rejects.toThrow('the line');
      await expect(bring(3, '34')).rejects.toThrow('the line');
      expect(await storage.received('one')).toBe(6);
      expect(await bring(5, '56789', true)).toBe(10);
      expect(await kept()).toBe('0123456789');
    });

    it('are refused past what has come, and forgotten when the file begins anew', async () => {
      await expect(bring(0, '0123')).rejects.toThrow('the line');
      await expect(bring(5, '56789', true)).rejects.toThrow(UploadGap);
      expect(await bring(0, 'abc', true)).toBe(3);
      expect(await bring(3, 'defghij', true)).toBe(10);
      expect(await kept()).toBe('abcdefghij');
    });

    it('leave nothing when they bring too much or are given up', async () => {
      await expect(bring(0, '01234567890', true)).rejects.toThrow(TooManyBytes);
      expect(files()).toEqual([]);
      await expect(bring(0, '0123')).rejects.toThrow('the line');
      await storage.remove('one');
      expect([files(), await storage.received('one')]).toEqual([[], 0]);
    });
  });

  it('are taken over from another place of the machine', async () => {
    const made = join(folder, 'made');
    writeFileSync(made, 'elsewhere');
    await storage.adopt('a/one', made);
    expect(Buffer.from((await storage.get('a/one')) ?? []).toString()).toBe('elsewhere');
    expect(files()).toEqual(['one']);
  });

  it('settle on a key once: what comes later changes nothing', async () => {
    await storage.put('upload', Buffer.from('first'));
    await storage.settle('upload', 'a/kept');
    await storage.put('upload', Buffer.from('later'));
    await storage.settle('upload', 'a/kept');
    await storage.settle('absent', 'a/other');
    expect(Buffer.from((await storage.get('a/kept')) ?? []).toString()).toBe('first');
    expect(files()).toEqual(['kept']);
  });

  it('can be read by another process where they stand', async () => {
    await storage.put('a/one', Buffer.from('bytes'));
    expect(readFileSync((await storage.file('a/one')) ?? '', 'utf8')).toBe('bytes');
    expect(await storage.file('a/two')).toBeNull();
    await expect(async () => storage.file('../made')).rejects.toThrow(RangeError);
  });

  it('are listed with their keys, and an empty storage lists nothing', async () => {
    const listed = async () => {
      const keys: string[] = [];
      for await (const { key } of storage.list()) keys.push(key);
      return keys.sort();
    };
    expect(await listed()).toEqual([]);
    await storage.put('a/b/one', new Uint8Array(1));
    await storage.put('two', new Uint8Array(1));
    await storage.settle('two', 'c/two');
    expect(await listed()).toEqual(['a/b/one', 'c/two']);
    await storage.remove('c/two');
    await storage.remove('c/two');
    expect(await listed()).toEqual(['a/b/one']);
  });
});
