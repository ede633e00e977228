import { safeName } from '../../../http/file-name.ts';

/** With folders and the place where it is unpacked a path stays within the 260 signs of Windows. */
const LONGEST = { folder: 40, file: 80 } as const;

/** A name and its ending with the dot; what is long or has spaces in it is no ending. */
function splitEnding(name: string): [string, string] {
  const ending = /\.[^.\s]{1,10}$/.exec(name)?.[0] ?? '';
  return [name.slice(0, name.length - ending.length), ending];
}

/**
 * Gives out paths that every file system takes, each of them once: who comes second gets « (2)» before
 * the ending. Windows and macOS take large and small letters for the same.
 */
export function namePaths(): (folders: readonly string[], name: string) => string {
  const taken = new Set<string>();
  return (folders, name) => {
    const path = folders.map((folder) => `${safeName(folder, LONGEST.folder) || '_'}/`).join('');
    const [base, ending] = splitEnding(name);
    const safe = safeName(base, LONGEST.file) || '_';
    for (let count = 1; ; count++) {
      const number = count > 1 ? ` (${count})` : '';
      const found = `${path}${safe}${number}${safeName(ending)}`;
      const key = found.normalize('NFC').toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return found;
    }
  };
}
