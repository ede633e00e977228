import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { documentAssets, documentExports, documentImports } from '../../../db/schema/index.ts';
import { STORED_IN } from '../storage-keys.ts';

type Owned = (executor: Executor, keys: readonly string[]) => Promise<readonly string[]>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The ids after the first folder of the keys; what is no id belongs to nothing. */
function idsIn(keys: readonly string[]): string[] {
  const ids = keys.map((key) => key.split('/')[1] ?? '');
  return [...new Set(ids.filter((id) => UUID.test(id)))];
}

/** Pictures of a document, and those of an import that may still be applied. */
async function pictures(executor: Executor, keys: readonly string[]): Promise<readonly string[]> {
  const assets = await executor
    .select({ storageKey: documentAssets.storageKey })
    .from(documentAssets)
    .where(and(inArray(documentAssets.storageKey, [...keys]), eq(documentAssets.ready, true)));
  const imports = await executor
    .select({ pictures: documentImports.pictures })
    .from(documentImports)
    .where(
      and(inArray(documentImports.documentId, idsIn(keys)), eq(documentImports.status, 'ready')),
    );
  return [...assets, ...imports.flatMap((row) => row.pictures)].map(({ storageKey }) => storageKey);
}

async function imported(executor: Executor, keys: readonly string[]): Promise<readonly string[]> {
  const rows = await executor
    .select({ id: documentImports.id })
    .from(documentImports)
    .where(
      and(
        inArray(documentImports.id, idsIn(keys)),
        inArray(documentImports.status, ['uploading', 'queued', 'running', 'ready']),
      ),
    );
  const ids = new Set(rows.map(({ id }) => id));
  return keys.filter((key) => ids.has(key.split('/')[1] ?? ''));
}

async function exported(executor: Executor, keys: readonly string[]): Promise<readonly string[]> {
  const rows = await executor
    .select({ storageKey: documentExports.storageKey })
    .from(documentExports)
    .where(inArray(documentExports.storageKey, [...keys]));
  return rows.flatMap(({ storageKey }) => storageKey ?? []);
}

type Folder = (typeof STORED_IN)[keyof typeof STORED_IN];

/** Who knows the owners of a folder's files. What is uploaded is moved when it is finished. */
const OWNERS: Readonly<Record<Folder, Owned>> = {
  documents: pictures,
  imports: imported,
  exports: exported,
  uploads: async () => [],
};

const inFolder = (folder: string) => (key: string) => key.startsWith(`${folder}/`);

/** Those of the keys that something belongs to; in folders that nobody here knows, all. */
export async function fileOwners(
  executor: Executor,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const folders = Object.values(STORED_IN);
  const found = new Set(keys.filter((key) => !folders.some((folder) => inFolder(folder)(key))));
  for (const folder of folders) {
    const here = keys.filter(inFolder(folder));
    if (here.length === 0) continue;
    for (const key of await OWNERS[folder](executor, here)) found.add(key);
  }
  return found;
}
