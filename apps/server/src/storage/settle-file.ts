import { link, rename, rm, stat } from 'node:fs/promises';

/** What a file system says that knows no second names, or none across its parts. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EXDEV', 'EMLINK', 'EACCES']);

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

/**
 * Gives a file its final name, unless the name is taken or there is no such file. A second name is made
 * and the first removed: that never writes over what is there. File systems without second names (FAT,
 * some network folders) get a renaming after a look; there two that settle one name in the same moment
 * could both see it free.
 */
export async function settleFile(from: string, to: string, makeLink = link): Promise<void> {
  try {
    await makeLink(from, to);
  } catch (error) {
    const code = codeOf(error);
    if (NO_LINKS.has(code)) return settleByRenaming(from, to);
    if (code !== 'EEXIST' && code !== 'ENOENT') throw error;
  }
  await rm(from, { force: true });
}

async function settleByRenaming(from: string, to: string): Promise<void> {
  const taken = await stat(to).then(
    () => true,
    () => false,
  );
  if (taken) return rm(from, { force: true });
  await rename(from, to).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error;
  });
}
