import { AppError } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { startupDocuments } from '../../../db/schema/index.ts';
import { appendEvent } from '../../approval/public.ts';
import { loadReference, type ReferenceOf } from '../load-reference.ts';

/**
 * Takes a reference to an approved text away whose PDF could not be made.
 * @throws AppError `not_found`, `forbidden`, `document_printed`
 */
export async function forgetReference(work: Work, of: ReferenceOf): Promise<void> {
  const { startupId, title, status, member } = await loadReference(work, of);
  if (status !== 'failed') throw new AppError('document_printed');
  await work.trx.delete(startupDocuments).where(eq(startupDocuments.id, of.id));
  await appendEvent(work, {
    projectId: startupId,
    kind: 'reference_removed',
    actor: member,
    before: { title },
  });
}
