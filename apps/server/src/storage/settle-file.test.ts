import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settleFile } from './settle-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pv-settle-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string) => join(folder, name);
const fails = (code: string) => async () => {
  throw Object.assign(new Error(code), { code });
};

describe.each(['EPERM', 'ENOTSUP', 'EXDEV'])('where the file system says %s to links', (code) => {
  it('a file settles all the same, and what comes later changes nothing', async () => {
    for (const words of ['first', 'later']) {
      writeFileSync(at('upload'), words);
      await settleFile(at('upload'), at('kept'), fails(code));
    }
    expect(readFileSync(at('kept'), 'utf8')).toBe('first');
    expect(readdirSync(folder)).toEqual(['kept']);
  });

  it('nothing happens where there is nothing to settle', async () => {
    await settleFile(at('absent'), at('kept'), fails(code));
    expect(readdirSync(folder)).toEqual([]);
  });
});

it('any other failure is told, and the upload stays', async () => {
  writeFileSync(at('upload'), 'bytes');
  await expect(settleFile(at('upload'), at('kept'), fails('EIO'))).rejects.toThrow('EIO');
  expect(readdirSync(folder)).toEqual(['upload']);
});
