import { readdirSync, readFileSync } from 'node:fs';
import {
  AppError,
  addDays,
  type FundingRecord,
  type FundingRecordBody,
  fundingCodeSchema,
  fundingRecordSchema,
} from '@pv/contract';
import { desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '../../db/database.ts';
import { fundingCorrections } from '../../db/schema/index.ts';

const FOLDER = new URL('../../../content/funding/', import.meta.url);
const file = z.record(fundingCodeSchema, fundingRecordSchema);

/** The check of a fact is old after so many days. */
const FRESH_DAYS = 90;

/** Whether a record was last checked too long before a day. */
export const isStale = ({ checked_at }: FundingRecordBody, today: string): boolean =>
  addDays(checked_at, FRESH_DAYS) < today;

function readShipped(): ReadonlyMap<string, FundingRecordBody> {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
  const records = names.toSorted().flatMap((name) => {
    const text = readFileSync(new URL(name, FOLDER), 'utf8');
    return Object.entries(file.parse(JSON.parse(text)));
  });
  const byCode = new Map(records);
  if (byCode.size < records.length) throw new Error('Two records of funding have the same code');
  return byCode;
}

/** The records that came with the product, by their codes. */
export const SHIPPED = readShipped();

/** A record as it holds now; version 0 while no editor has touched it. */
export type KnownRecord = FundingRecord & { version: number; corrected: boolean; added: boolean };

type Last = { version: number; record: FundingRecordBody | null } | undefined;

/** Null for what never was in the catalogue, and for what was added and taken out again. */
function known(code: string, last: Last): KnownRecord | null {
  const record = last?.record ?? SHIPPED.get(code);
  if (!record) return null;
  const added = !SHIPPED.has(code);
  return {
    ...{ ...record, code, version: last?.version ?? 0 },
    ...{ corrected: Boolean(last?.record) && !added, added },
  };
}

/** All records as they hold now: those of the files, with what editors have corrected and added. */
export async function loadCatalogue(executor: Executor): Promise<KnownRecord[]> {
  const { code, version, record } = fundingCorrections;
  const rows = await executor
    .selectDistinctOn([code], { code, version, record })
    .from(fundingCorrections)
    .orderBy(code, desc(version));
  const last = new Map(rows.map((row) => [row.code, row]));
  const codes = new Set([...SHIPPED.keys(), ...last.keys()]);
  return [...codes].flatMap((one) => known(one, last.get(one)) ?? []);
}

async function findLast(executor: Executor, code: string): Promise<Last> {
  const [last] = await executor
    .select({ version: fundingCorrections.version, record: fundingCorrections.record })
    .from(fundingCorrections)
    .where(eq(fundingCorrections.code, code))
    .orderBy(desc(fundingCorrections.version))
    .limit(1);
  return last;
}

/**
 * One record as it holds now.
 * @throws AppError `not_found`
 */
export async function loadRecord(executor: Executor, code: string): Promise<KnownRecord> {
  const record = known(code, await findLast(executor, code));
  if (!record) throw new AppError('not_found');
  return record;
}

/** The version over which a record may be added under a code. @throws AppError `funding_name_taken` */
export async function freeVersion(executor: Executor, code: string): Promise<number> {
  const last = await findLast(executor, code);
  if (known(code, last)) throw new AppError('funding_name_taken');
  return last?.version ?? 0;
}

/** When a record takes applications, as the navigator knows it; null where there is no such record. */
export const windowsOf = async (executor: Executor, code: string | undefined) =>
  code !== undefined && SHIPPED.has(code) ? (await loadRecord(executor, code)).windows : null;
