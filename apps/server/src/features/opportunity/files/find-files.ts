import { AppError, fileTypeOf, mimeOf, type OpportunityFile } from '@pv/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { opportunityFiles } from '../../../db/schema/index.ts';
import type { Storage } from '../../../storage/storage.ts';
import { isShown, type OpportunityRow } from '../load-opportunity.ts';

export type OpportunityFileRecord = typeof opportunityFiles.$inferSelect;

/** Long enough to begin a download. */
const MINUTES = 10;

/** An address that gives the bytes as a download, for minutes. */
export function signFile(
  storage: Storage,
  { name, storageKey }: OpportunityFileRecord,
): Promise<string> {
  const type = fileTypeOf(name);
  const mime = type ? mimeOf(type) : 'application/octet-stream';
  return storage.signGet(storageKey, { name, mime, minutes: MINUTES });
}

/** A file with the state of its upload, whoever asks. @throws AppError `not_found` */
export async function findFile(executor: Executor, id: string): Promise<OpportunityFileRecord> {
  const [row] = await executor.select().from(opportunityFiles).where(eq(opportunityFiles.id, id));
  if (!row) throw new AppError('not_found');
  return row;
}

/** The files of an opportunity in the order of their coming, without those that are being uploaded. */
export function findFiles(executor: Executor, id: string): Promise<OpportunityFileRecord[]> {
  const { opportunityId, ready } = opportunityFiles;
  return executor
    .select()
    .from(opportunityFiles)
    .where(and(eq(opportunityId, id), eq(ready, true)))
    .orderBy(asc(opportunityFiles.id));
}

/** A file for whoever reads its opportunity. */
export async function presentFile(
  storage: Storage,
  row: OpportunityRow,
  file: OpportunityFileRecord,
): Promise<OpportunityFile> {
  const { id, name, size } = file;
  const url = isShown(row)
    ? `/api/opportunities/${row.id}/file/${id}`
    : await signFile(storage, file);
  return { id, name, size, url };
}
