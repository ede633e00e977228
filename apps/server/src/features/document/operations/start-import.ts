import { AppError, IMPORT_ENDINGS, IMPORT_MAX_BYTES } from '@pv/contract';
import { and, eq, notInArray } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../../context.ts';
import { documentImports } from '../../../db/schema/index.ts';
import { loadAccess, requireEdit } from '../load-access.ts';
import { importUpload } from '../storage-keys.ts';
import { discardImport } from './discard-import.ts';

/** Who takes another file has no use for those that he has not applied. */
async function dropUnfinished(work: Work, documentId: string, userId: string): Promise<void> {
  const left = await work.trx
    .select({ id: documentImports.id })
    .from(documentImports)
    .where(
      and(
        eq(documentImports.documentId, documentId),
        eq(documentImports.authorId, userId),
        notInArray(documentImports.status, ['applied', 'discarded']),
      ),
    );
  work.afterCommit(() => {
    for (const { id: importId } of left) {
      discardImport(work.deps, { importId, userId }).catch((error: unknown) => {
        work.deps.log.warn({ err: error, importId }, 'import not discarded');
      });
    }
  });
}

/**
 * Makes room for a file to take in and an address to upload it to, which works for an hour.
 * @throws AppError `not_found`, `section_locked`, `forbidden`, `import_unknown_format`, `file_too_large`
 */
export async function startImport(
  work: Work,
  props: { documentId: string; userId: string; name: string; size: number },
): Promise<{ import_id: string; upload_url: string }> {
  const { trx, deps, now } = work;
  const { documentId, userId, name, size } = props;
  requireEdit(await loadAccess(trx, documentId, userId));
  if (!IMPORT_ENDINGS.some((ending) => name.toLowerCase().endsWith(ending))) {
    throw new AppError('import_unknown_format');
  }
  if (size > IMPORT_MAX_BYTES) throw new AppError('file_too_large');
  await dropUnfinished(work, documentId, userId);
  const id = uuidv7();
  await trx.insert(documentImports).values({
    id,
    documentId,
    authorId: userId,
    fileName: name,
    status: 'uploading',
    step: 'upload',
    createdAt: now,
    updatedAt: now,
  });
  const options = { maxBytes: size, minutes: 60 };
  return { import_id: id, upload_url: await deps.storage.signPut(importUpload(id), options) };
}
