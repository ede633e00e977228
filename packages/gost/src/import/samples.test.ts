import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { accountWords } from './account-words.ts';
import { importDocx } from './import-docx.ts';
import { DEFAULT_LIMITS } from './package/limits.ts';
import { openPackage } from './package/open-package.ts';

/** Real documents lie beside the repository where it is developed; a stranger's clone has none. */
const FOLDER =
  process.env.PV_SAMPLES ??
  fileURLToPath(new URL('../../../../../shared/samples', import.meta.url));
const NAMES = existsSync(FOLDER)
  ? readdirSync(FOLDER).filter((name) => name.endsWith('.docx'))
  : [];

/** How many pictures the text of a document shows. */
async function picturesIn(bytes: Uint8Array): Promise<number> {
  const { archive, mainPart } = await openPackage(bytes, DEFAULT_LIMITS);
  const xml = new TextDecoder().decode((await archive.read(mainPart, 'xmlPart')) ?? undefined);
  return xml.match(/<a:blip[ >]/g)?.length ?? 0;
}

describe.skipIf(NAMES.length === 0)('real documents', () => {
  test.each(NAMES)('%s comes in with every word and every picture', async (name) => {
    const bytes = new Uint8Array(readFileSync(join(FOLDER, name)));
    const result = await importDocx(bytes);
    expect(await accountWords(bytes, result)).toEqual([]);
    expect(result.report.counts.pictures).toBe(await picturesIn(bytes));
    expect(result.report.counts.sources).toBeGreaterThan(0);
    expect(result.report.counts.citations).toBeGreaterThan(0);
  });
});
