import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A folder of this process alone, for files that another process takes away soon. */
export interface Scratch {
  folder: string;
  /** Removes it with all that was left in it. */
  remove(): void;
}

/** What stands for longer belongs to a process that was killed. */
const OLD_MS = 24 * 60 * 60_000;

/** Makes a scratch folder inside `parent` and clears away those that killed processes have left. */
export function openScratch(parent: string, now = Date.now()): Scratch {
  mkdirSync(parent, { recursive: true });
  for (const name of readdirSync(parent)) {
    const folder = join(parent, name);
    const age = now - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? now);
    if (age > OLD_MS) rmSync(folder, { recursive: true, force: true });
  }
  const folder = mkdtempSync(join(parent, 'p-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
