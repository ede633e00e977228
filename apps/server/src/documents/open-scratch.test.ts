import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openScratch } from './open-scratch.ts';

const HOUR_MS = 60 * 60_000;
let parent: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'pv-scratch-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

describe('a folder for files that are taken away', () => {
  it('belongs to one process, and goes with all that was left', () => {
    const [one, other] = [openScratch(parent), openScratch(parent)];
    expect(one.folder).not.toBe(other.folder);
    writeFileSync(join(one.folder, 'left'), '');
    one.remove();
    expect([existsSync(one.folder), existsSync(other.folder)]).toEqual([false, true]);
  });

  it('is cleared away by a later process when its own was killed a day ago', () => {
    const left = openScratch(parent);
    openScratch(parent, Date.now() + 23 * HOUR_MS);
    expect(existsSync(left.folder)).toBe(true);
    openScratch(parent, Date.now() + 25 * HOUR_MS);
    expect(existsSync(left.folder)).toBe(false);
  });
});
