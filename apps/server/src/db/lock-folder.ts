import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Why a data folder cannot be claimed, and what to do, in both languages of the console. */
export class FolderInUse extends Error {
  constructor(folder: string, { holder, file }: { holder: number; file: string }) {
    super(
      [
        `Папка данных ${folder} занята процессом ${holder}. Остановите его; если это другая программа, удалите ${file}.`,
        `The data folder ${folder} is used by process ${holder}. Stop it; if it is another program, delete ${file}.`,
      ].join('\n'),
    );
  }
}

/**
 * Claims a data folder for this process, since the embedded database belongs to one. Gives the
 * function that releases it.
 * @throws FolderInUse that names the process which holds it
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'process.lock');
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    const holder = Number(readFileSync(file, 'utf8'));
    if (holder && holder !== process.pid && alive(holder)) {
      throw new FolderInUse(folder, { holder, file });
    }
    writeFileSync(file, String(process.pid));
  }
  return () => rmSync(file, { force: true });
}
