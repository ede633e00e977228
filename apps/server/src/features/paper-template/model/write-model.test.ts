import { execFile } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { emptyPassport, type PassportFields } from '@pv/contract';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { writeModel } from './write-model.ts';

/** LibreOffice with its spreadsheet part, which is installed by itself. */
const calc = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'soffice'))
  .find((path) => existsSync(path) && existsSync(join(dirname(realpathSync(path)), 'libsclo.so')));

/** All sheets, each to a file, with bare values, divided by semicolons. */
const CSV = 'csv:Text - txt - csv (StarCalc):59,34,76,1,,0,false,false,false,false,false,-1';

const TOLD: PassportFields = {
  ...emptyPassport(),
  ltv: 9000,
  cac: 1500,
  margin: 40,
  som: 50_000_000,
  ask_amount: 1_000_000,
  cofinancing: 20,
  revenue: [
    { year: 2026, amount: 100_000, fact: true },
    ...[3_000_000, 9_000_000, 20_000_000].map((amount, at) => {
      return { year: 2027 + at, amount, fact: false };
    }),
  ],
  spending: [
    { title: 'Оплата труда; с взносами', amount: 600_000 },
    { title: 'Комплектующие', amount: 400_000 },
  ],
};
const NOW = new Date('2026-11-26T09:00:00Z');

type Sheets = Map<string, Map<string, string[]>>;

/** The rows of each sheet by their first cell, as LibreOffice counts them. */
async function recount(...models: readonly Buffer[]): Promise<Sheets[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pv-model-'));
  try {
    const files = models.map((_, at) => join(folder, `${at}.xlsx`));
    await Promise.all(files.map((file, at) => writeFile(file, models[at] ?? '')));
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const options = [profile, '--headless', '--convert-to', CSV, '--outdir', folder, ...files];
    await promisify(execFile)(calc ?? '', options);
    const tables = (await readdir(folder)).filter((name) => name.endsWith('.csv'));
    return await Promise.all(
      models.map(async (_, at) => {
        const own = tables.filter((name) => name.startsWith(`${at}-`));
        return new Map(
          await Promise.all(
            own.map(async (name): Promise<[string, Map<string, string[]>]> => {
              const lines = (await readFile(join(folder, name), 'utf8')).trim().split('\n');
              const rows = lines.map((line) => line.replaceAll('"', '').split(';'));
              return [name.slice(2, -4), new Map(rows.map(([key = '', ...rest]) => [key, rest]))];
            }),
          ),
        );
      }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const numbers = (sheets: Sheets | undefined, sheet: string, row: string) =>
  (sheets?.get(sheet)?.get(row) ?? []).map(Number.parseFloat).filter(Number.isFinite);

describe('the financial model', () => {
  it.skipIf(calc === undefined)(
    'is counted by a spreadsheet without an error, whatever the passport tells (needs LibreOffice Calc)',
    async () => {
      const [told, empty] = await recount(
        await writeModel(TOLD, NOW),
        await writeModel(emptyPassport(), NOW),
      );
      for (const sheets of [told, empty]) {
        expect([...(sheets?.keys() ?? [])].sort()).toEqual(
          ['Допущения', 'По годам', 'Показатели', 'Помесячно'].sort(),
        );
        const cells = [...(sheets?.values() ?? [])].flatMap((rows) => [...rows.values()].flat());
        expect(cells.filter((cell) => /^#|Err:|NaN/.test(cell))).toEqual([]);
      }
      expect(numbers(told, 'По годам', 'Выручка')).toEqual([3e6, 9e6, 2e7, 3.2e7]);
      expect(numbers(told, 'Помесячно', 'Выручка')).toHaveLength(36);
      // a fifth of the budget is the venture's own
      expect(numbers(told, 'По годам', 'Финансирование')).toEqual([1.25e6, 0, 0, 1.25e6]);
      const [, , , profit = 0] = numbers(told, 'По годам', 'Прибыль');
      expect(numbers(told, 'Помесячно', 'Остаток денег').at(-1)).toBeCloseTo(profit + 1.25e6, 2);
      expect(numbers(told, 'По годам', 'Доля доступного рынка (SOM)')).toEqual([6, 18, 40]);
      expect(numbers(told, 'Показатели', 'LTV / CAC')).toEqual([6]);
      expect(told?.get('Показатели')?.get('Прибыль каждый месяц начиная с')?.[0]).toBe(
        '01/01/2028',
      );
      expect(numbers(empty, 'По годам', 'Выручка')).toEqual([0, 0, 0, 0]);
      expect(empty?.get('Показатели')?.get('LTV / CAC')?.[0]).toBe('нет данных');
    },
  );

  it('is made of formulas that name cells which are there, and types numbers on the first sheet alone', async () => {
    const zip = await JSZip.loadAsync(await writeModel(TOLD, NOW));
    const read = (path: string) => zip.file(path)?.async('string') ?? '';
    const names = [...(await read('xl/workbook.xml')).matchAll(/<sheet [^>]*name="([^"]+)"/g)];
    const sheets = await Promise.all(
      names.map(async ([, name = ''], at) => {
        const xml = await read(`xl/worksheets/sheet${at + 1}.xml`);
        const cells = [...xml.matchAll(/<c r="([A-Z]+\d+)"([^>]*?)(?:\/>|>(.*?)<\/c>)/g)];
        return { name, cells };
      }),
    );
    const there = new Set(
      sheets.flatMap(({ name, cells }) => cells.map(([, address]) => `${name}!${address}`)),
    );
    for (const { name, cells } of sheets) {
      for (const [, address, look = '', inside = ''] of cells) {
        const [, formula] = /<f>(.*)<\/f>/.exec(inside) ?? [];
        if (name !== names[0]?.[1] && inside.includes('<v>')) {
          expect(look, `${name}!${address}`).toContain('t="s"');
        }
        const ends = (formula ?? '').matchAll(
          /(?:'([^']+)'!)?\$?([A-Z]{1,2})\$?(\d+)(?::\$?([A-Z]{1,2})\$?(\d+))?/g,
        );
        for (const [, sheet = name, column, row, last = column, under = row] of ends) {
          expect(there).toContain(`${sheet}!${column}${row}`);
          expect(there).toContain(`${sheet}!${last}${under}`);
        }
      }
    }
    const counted = sheets.map(
      ({ cells }) => cells.filter(([, , , inside]) => inside?.includes('<f>')).length,
    );
    expect(counted[1]).toBe(20 * 36);
  });
});
