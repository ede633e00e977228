import { expect } from 'vitest';
import { accountWords, type ImportResult, importDocx } from '../../src/import/index.ts';
import { describe as describeResult } from './describe-result.ts';
import { type MessyDocx, zipDocx } from './package.ts';
import { png } from './pictures.ts';

/** An imported document, ready to be looked at. */
export interface Imported {
  bytes: Uint8Array;
  result: ImportResult;
  /** The document in lines, see `describe-result.ts`. */
  lines: string[];
  /** Codes of the warnings, each once. */
  warnings: string[];
  setAside: Record<string, string>;
}

/** Ids that count up: `id1`, `id2`, … */
export function countingIds(): () => string {
  let count = 0;
  return () => `id${++count}`;
}

/** Two pictures every messy document may show: `img1` and `img2`. */
const MEDIA = { 'img1.png': png(40, 20), 'img2.png': png(10, 10) };

/** Imports a document made of blocks. Whatever else a test asks, no word may be lost. */
export async function importMessy(
  body: readonly string[],
  options: Omit<MessyDocx, 'body'> = {},
): Promise<Imported> {
  const bytes = await zipDocx({ body, media: MEDIA, ...options });
  const result = await importDocx(bytes, { newId: countingIds() });
  expect(await accountWords(bytes, result)).toEqual([]);
  return {
    bytes,
    result,
    lines: describeResult(result.snapshot),
    warnings: [...new Set(result.report.warnings.map((warning) => warning.code))],
    setAside: Object.fromEntries(result.report.setAside.map(({ kind, text }) => [kind, text])),
  };
}
