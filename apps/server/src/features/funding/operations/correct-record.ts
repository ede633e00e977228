import {
  AppError,
  DEFAULT_ZONE,
  dayIn,
  type EditedFunding,
  type FundingHistory,
  type FundingRecordBody,
  fundingRecordSchema,
} from '@pv/contract';
import { desc, eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import type { Executor } from '../../../db/database.ts';
import { fundingCorrections, profiles } from '../../../db/schema/index.ts';
import {
  isStale,
  type KnownRecord,
  loadCatalogue,
  loadRecord,
  shippedRecord,
} from '../catalogue.ts';

/** So many of the last changes of a record are shown. */
const MOST = 50;

function presentEdited(known: KnownRecord, now: Date): EditedFunding {
  const { code, version, corrected } = known;
  const record = fundingRecordSchema.parse(known);
  return { code, record, version, corrected, stale: isStale(record, dayIn(now, DEFAULT_ZONE)) };
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
    shipped: shippedRecord(code),
    history: rows.map(({ row: { version, record, createdAt }, editor }) => ({
      version,
      record,
      editor,
      at: createdAt.toISOString(),
    })),
  };
}

/**
 * Writes another state of a record; null takes what came with the product again. Of two editors at once the
 * second is told so: both would write the same version, of which there is one.
 * @throws AppError `not_found`, `stale_version`
 */
export async function correctRecord(
  { trx, now }: Work,
  {
    code,
    editorId,
    version,
    record,
  }: { code: string; editorId: string; version: number; record: FundingRecordBody | null },
): Promise<FundingHistory> {
  const before = await loadRecord(trx, code);
  if (before.version !== version) throw new AppError('stale_version');
  const written = await trx
    .insert(fundingCorrections)
    .values({ code, version: version + 1, record, editorId, createdAt: now })
    .onConflictDoNothing()
    .returning({ version: fundingCorrections.version });
  if (written.length === 0) throw new AppError('stale_version');
  return readRecord(trx, code, now);
}
