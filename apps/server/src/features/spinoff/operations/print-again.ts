import { AppError } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { startupDocuments } from '../../../db/schema/index.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { loadReference, type ReferenceOf } from '../load-reference.ts';

/**
 * Orders the PDF of an approved text once more that could not be made; else changes nothing.
 * @throws AppError `not_found`, `forbidden`, `text_gone`
 */
export async function printAgain(work: Work, of: ReferenceOf): Promise<void> {
  const { status, kept } = await loadReference(work, of);
  if (status !== 'failed') return;
  if (!kept) throw new AppError('text_gone');
  const { trx } = work;
  await trx
    .update(startupDocuments)
    .set({ status: 'queued' })
    .where(eq(startupDocuments.id, of.id));
  await enqueue(work, 'startup.print', { documentId: of.id });
}
