import { AppError, OPPORTUNITY_ROOM, type OpportunityFile } from '@pv/contract';
import { and, count, eq, gt, isNull, or } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { type Deps, inTransaction, type Work } from '../../../context.ts';
import { lockKey } from '../../../db/lock-key.ts';
import { opportunities, opportunityFiles } from '../../../db/schema/index.ts';
import { begunAfter, inspect, requireType, seal, UPLOAD_MINUTES } from '../../file/public.ts';
import { findMet, mayEdit, type OpportunityRow } from '../load-opportunity.ts';
import { type Doing, lockOwn } from '../operations/write-opportunity.ts';
import { findFile, type OpportunityFileRecord, presentFile, signFile } from './find-files.ts';
import { opportunityFileKey, opportunityUploadKey } from './keep-files.ts';

const MEBIBYTE = 1024 * 1024;

/** Refuses one file too many; what is being uploaded counts as long as its address works. */
async function requirePlace({ trx, now }: Work, row: OpportunityRow): Promise<void> {
  const { authorId } = opportunities;
  await lockKey(trx, `opportunity files of ${row.authorId ?? 'the platform'}`);
  const { opportunityId, ready, createdAt } = opportunityFiles;
  const rows = await trx
    .select({ id: opportunityId, files: count() })
    .from(opportunityFiles)
    .innerJoin(opportunities, eq(opportunities.id, opportunityId))
    .where(
      and(
        row.authorId ? eq(authorId, row.authorId) : isNull(authorId),
        or(eq(ready, true), gt(createdAt, begunAfter(now))),
      ),
    )
    .groupBy(opportunityId);
  const all = rows.reduce((sum, { files }) => sum + files, 0);
  const here = rows.find(({ id }) => id === row.id)?.files ?? 0;
  const { files, ofPerson } = OPPORTUNITY_ROOM;
  // what came with the product is the platform's own: only each of them is counted
  if (here >= files || (row.authorId && all >= ofPerson)) {
    throw new AppError('opportunity_files_full');
  }
}

/**
 * Makes room for a file of an opportunity, and an address to upload it to.
 * @throws AppError `not_found`, `forbidden`, `file_type_refused`, `file_too_large`, `opportunity_files_full`
 */
export async function addFile(
  work: Work,
  { name, size, ...doing }: Doing & { name: string; size: number },
): Promise<{ file_id: string; upload_url: string }> {
  const { row } = await lockOwn(work, doing);
  requireType(name);
  if (size > OPPORTUNITY_ROOM.bytes) {
    const params = { limit: OPPORTUNITY_ROOM.bytes / MEBIBYTE };
    throw new AppError('file_too_large', { items: ['files.refusal.size'], params });
  }
  await requirePlace(work, row);
  const id = uuidv7();
  await work.trx.insert(opportunityFiles).values({
    ...{ id, opportunityId: row.id, name, size },
    storageKey: opportunityFileKey(id),
    createdAt: work.now,
  });
  const options = { maxBytes: size, minutes: UPLOAD_MINUTES };
  const { storage } = work.deps;
  return { file_id: id, upload_url: await storage.signPut(opportunityUploadKey(id), options) };
}

async function check(
  { connection: { db }, storage }: Deps,
  file: OpportunityFileRecord,
): Promise<string> {
  await seal(storage, opportunityUploadKey(file.id), file);
  try {
    return await inspect(storage, file);
  } catch (error) {
    // such bytes will never be right; a disk that is busy for a moment says nothing about them
    const unfinished = and(eq(opportunityFiles.id, file.id), eq(opportunityFiles.ready, false));
    if (error instanceof AppError) await db.delete(opportunityFiles).where(unfinished);
    throw error;
  }
}

/**
 * Puts an uploaded file to its opportunity once its bytes are read. A second call gives the same file.
 * @throws AppError `not_found`, `forbidden`, `file_missing`, `file_type_refused`
 */
export async function finishFile(deps: Deps, { id, userId }: Doing): Promise<OpportunityFile> {
  const { connection, storage } = deps;
  const file = await findFile(connection.db, id);
  const of = { id: file.opportunityId, userId };
  const met = await findMet(connection.db, { ...of, now: deps.clock() });
  if (!mayEdit(met)) throw new AppError('forbidden');
  if (file.ready) return presentFile(storage, met.row, file);
  const sha256 = await check(deps, file);
  return inTransaction(deps, async (work) => {
    const { row } = await lockOwn(work, of);
    const [taken] = await work.trx
      .update(opportunityFiles)
      .set({ sha256, ready: true })
      .where(eq(opportunityFiles.id, id))
      .returning();
    if (!taken) throw new AppError('not_found');
    return presentFile(storage, row, taken);
  });
}

/**
 * Removes a file, or gives up its upload. The bytes go by night: a project that the order has become may
 * have them too.
 * @throws AppError `not_found`, `forbidden`
 */
export async function removeFile(work: Work, { id, userId }: Doing): Promise<void> {
  const { opportunityId } = await findFile(work.trx, id);
  await lockOwn(work, { id: opportunityId, userId });
  await work.trx.delete(opportunityFiles).where(eq(opportunityFiles.id, id));
}

/** The address of the bytes of a file of this opportunity. @throws AppError `not_found` */
export async function linkFile(
  { connection, storage }: Pick<Deps, 'connection' | 'storage'>,
  { row, id }: { row: OpportunityRow; id: string },
): Promise<string> {
  const file = await findFile(connection.db, id);
  if (file.opportunityId !== row.id || !file.ready) throw new AppError('not_found');
  return signFile(storage, file);
}
