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

/**
 * The record that came with the product under a code.
 * @throws AppError `not_found`
 */
export function shippedRecord(code: string): FundingRecordBody {
  const record = SHIPPED.get(code);
  if (!record) throw new AppError('not_found');
  return record;
}

/** A record as it holds now; version 0 while no editor has touched it. */
export type KnownRecord = FundingRecord & { version: number; corrected: boolean };

function known(
  code: string,
  last: { version: number; record: FundingRecordBody | null } | undefined,
): KnownRecord {
  const record = last?.record ?? shippedRecord(code);
  return { ...record, code, version: last?.version ?? 0, corrected: Boolean(last?.record) };
}

/** All records as they hold now: those of the files, with what editors have corrected over them. */
export async function loadCatalogue(executor: Executor): Promise<KnownRecord[]> {
  const { code, version, record } = fundingCorrections;
  const rows = await executor
    .selectDistinctOn([code], { code, version, record })
    .from(fundingCorrections)
    .orderBy(code, desc(version));
  const last = new Map(rows.map((row) => [row.code, row]));
  return [...SHIPPED.keys()].map((one) => known(one, last.get(one)));
}

/**
 * One record as it holds now.
 * @throws AppError `not_found`
 */
export async function loadRecord(executor: Executor, code: string): Promise<KnownRecord> {
  const [last] = await executor
    .select({ version: fundingCorrections.version, record: fundingCorrections.record })
    .from(fundingCorrections)
    .where(eq(fundingCorrections.code, code))
    .orderBy(desc(fundingCorrections.version))
    .limit(1);
  return known(code, last);
}

/** When a record takes applications, as the navigator knows it; null where there is no such record. */
export const windowsOf = async (executor: Executor, code: string | undefined) =>
  code !== undefined && SHIPPED.has(code) ? (await loadRecord(executor, code)).windows : null;
