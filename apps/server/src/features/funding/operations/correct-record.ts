import {
  AppError,
  DEFAULT_ZONE,
  dayIn,
  type EditedFunding,
  type FundingHistory,
  type FundingRecordBody,
  fundingCodeOf,
  fundingRecordSchema,
} from '@pv/contract';
import { desc, eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import type { Executor } from '../../../db/database.ts';
import { fundingCorrections, profiles } from '../../../db/schema/index.ts';
import {
  freeVersion,
  isStale,
  type KnownRecord,
  loadCatalogue,
  loadRecord,
  SHIPPED,
} from '../catalogue.ts';

/** So many of the last changes of a record are shown. */
const MOST = 50;

function presentEdited(known: KnownRecord, now: Date): EditedFunding {
  const { code, version, corrected, added } = known;
  const record = fundingRecordSchema.parse(known);
  const stale = isStale(record, dayIn(now, DEFAULT_ZONE));
  return { code, record, version, corrected, added, stale };
}

/** All records as editors see them. */
export async function listRecords(executor: Executor, now: Date): Promise<EditedFunding[]> {
  return (await loadCatalogue(executor)).map((known) => presentEdited(known, now));
}

/**
 * A record, what came with the product, and who has changed it.
 * @throws AppError `not_found`
 */
export async function readRecord(
  executor: Executor,
  code: string,
  now: Date,
): Promise<FundingHistory> {
  const known = await loadRecord(executor, code);
  const rows = await executor
    .select({ row: fundingCorrections, editor: profiles.name })
    .from(fundingCorrections)
    .leftJoin(profiles, eq(profiles.userId, fundingCorrections.editorId))
    .where(eq(fundingCorrections.code, code))
    .orderBy(desc(fundingCorrections.version))
    .limit(MOST);
  return {
    ...presentEdited(known, now),
    shipped: SHIPPED.get(code) ?? null,
    history: rows.map(({ row: { version, record, createdAt }, editor }) => ({
      version,
      record,
      editor,
      at: createdAt.toISOString(),
    })),
  };
}

/** A state of a record that an editor writes over a version. */
interface Correction {
  code: string;
  editorId: string;
  version: number;
  record: FundingRecordBody | null;
}

/** Of two editors at once the second is told so: both would write the same version, of which there is one. */
async function write({ trx, now }: Work, correction: Correction): Promise<void> {
  const { version, ...row } = correction;
  const written = await trx
    .insert(fundingCorrections)
    .values({ ...row, version: version + 1, createdAt: now })
    .onConflictDoNothing()
    .returning({ version: fundingCorrections.version });
  if (written.length === 0) throw new AppError('stale_version');
}

/**
 * Writes another state of a record; null takes what came with the product again.
 * @throws AppError `not_found`, `stale_version`
 */
export async function correctRecord(work: Work, correction: Correction): Promise<FundingHistory> {
  const { code, version, record } = correction;
  const before = await loadRecord(work.trx, code);
  if (before.added && !record) throw new AppError('not_found');
  if (before.version !== version) throw new AppError('stale_version');
  await write(work, correction);
  return readRecord(work.trx, code, work.now);
}

/**
 * Adds a record under a code made from its name. One of this name that was taken out goes on with its history.
 * @throws AppError `funding_name_taken`
 */
export async function addRecord(
  work: Work,
  { editorId, record }: Pick<Correction, 'editorId'> & { record: FundingRecordBody },
): Promise<FundingHistory> {
  const code = fundingCodeOf(record.name.ru);
  await write(work, { code, editorId, record, version: await freeVersion(work.trx, code) });
  return readRecord(work.trx, code, work.now);
}

/**
 * Takes a record out that editors have added.
 * @throws AppError `not_found`, `forbidden` for what came with the product, `stale_version`
 */
export async function removeRecord(work: Work, removal: Omit<Correction, 'record'>): Promise<void> {
  const { version, added } = await loadRecord(work.trx, removal.code);
  if (!added) throw new AppError('forbidden');
  if (version !== removal.version) throw new AppError('stale_version');
  await write(work, { ...removal, record: null });
}
