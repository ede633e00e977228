import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import {
  articlePictures,
  documentAssets,
  documentImports,
  opportunityFiles,
  projectFiles,
  supportFiles,
  taskFiles,
} from '../../db/schema/index.ts';

type Awaited = (executor: Executor, id: string) => Promise<readonly unknown[]>;

/** Who waits for an upload, by the folder that it goes to. */
const WAITING: readonly { key: RegExp; awaited: Awaited }[] = [
  {
    key: /^uploads\/files\/([^/]+)$/,
    awaited: (executor, id) =>
      executor
        .select({ id: projectFiles.id })
        .from(projectFiles)
        .where(and(eq(projectFiles.id, id), eq(projectFiles.status, 'uploading'))),
  },
  {
    key: /^uploads\/assets\/([^/]+)$/,
    awaited: (executor, id) =>
      executor
        .select({ id: documentAssets.id })
        .from(documentAssets)
        .where(and(eq(documentAssets.id, id), eq(documentAssets.ready, false))),
  },
  {
    key: /^uploads\/imports\/([^/]+)$/,
    awaited: (executor, id) =>
      executor
        .select({ id: documentImports.id })
        .from(documentImports)
        .where(and(eq(documentImports.id, id), eq(documentImports.status, 'uploading'))),
  },
  {
    key: /^uploads\/articles\/([^/]+)$/,
    awaited: (executor, id) =>
      executor
        .select({ id: articlePictures.id })
        .from(articlePictures)
        .where(and(eq(articlePictures.id, id), eq(articlePictures.ready, false))),
  },
  {
    key: /^uploads\/support\/([^/]+)$/,
    awaited: (executor, id) =>
      executor
        .select({ id: supportFiles.id })
        .from(supportFiles)
        .where(and(eq(supportFiles.id, id), eq(supportFiles.ready, false))),
  },
  {
    key: /^uploads\/tasks\/([^/]+)$/,
    awaited: (executor, id) =>
      executor
        .select({ id: taskFiles.id })
        .from(taskFiles)
        .where(and(eq(taskFiles.id, id), eq(taskFiles.ready, false))),
  },
  {
    key: /^uploads\/opportunities\/([^/]+)$/,
    awaited: (executor, id) =>
      executor
        .select({ id: opportunityFiles.id })
        .from(opportunityFiles)
        .where(and(eq(opportunityFiles.id, id), eq(opportunityFiles.ready, false))),
  },
];

/**
 * Whether somebody still waits for the bytes of a signed address: not for those of an upload that is
 * finished or given up. What nobody here knows is waited for.
 */
export async function isAwaited(executor: Executor, key: string): Promise<boolean> {
  for (const { key: pattern, awaited } of WAITING) {
    const id = pattern.exec(key)?.[1];
    if (id) return (await awaited(executor, id)).length > 0;
  }
  return true;
}
