import type { PassportFields } from '@pv/contract';
import writeXlsxFile, { type CellObject, type SheetData } from 'write-excel-file/node';
import { type AssumptionPart, assumptionsOf } from './assumptions.ts';
import {
  counted,
  FORMATS,
  type Format,
  head,
  lookOf,
  rowOf,
  SHEETS,
  TYPED,
  text,
} from './cells.ts';
import { column, MONTH_ROWS, MONTHS } from './months.ts';
import { measureSheet, yearSheet } from './sums.ts';

interface Made {
  data: SheetData;
  /** The address of what stands in a row, by its key, from any sheet. */
  at: (key: string) => string;
}

function assumptionSheet(parts: readonly AssumptionPart[]): Made {
  const rows = new Map<string, number>();
  let line = 4;
  for (const part of parts) {
    line += 1;
    for (const { key } of part.rows) {
      rows.set(key, line);
      line += 1;
    }
  }
  const at = (key: string) => `'${SHEETS.assumptions}'!$B$${rows.get(key)}`;
  // a range names its sheet once
  const here = (key: string) => `$B$${rows.get(key)}`;
  const body = parts.flatMap(
    (part): SheetData => [
      [head(part.title), head(''), head(''), head('')],
      ...part.rows.map(({ label, unit, format, value, formula, note }) => [
        text(label),
        formula ? counted(formula(here), format) : typedCell(value, format),
        text(unit),
        text(note),
      ]),
    ],
  );
  return {
    at,
    data: [
      [text('Финансовая модель', { fontWeight: 'bold', fontSize: 14 })],
      [text('Жёлтые клетки меняются, остальные считаются сами. Суммы в рублях.', { wrap: false })],
      [head('Показатель'), head('Значение'), head('Единица'), head('Откуда')],
      ...body,
    ],
  };
}

function typedCell(value: number | Date | null, format: Format): CellObject {
  const look = { format: FORMATS[format], backgroundColor: TYPED };
  if (value === null) return { type: Number, ...look };
  return value instanceof Date ? { value, type: Date, ...look } : { value, type: Number, ...look };
}

function monthSheet(at: Made['at']): SheetData {
  return MONTH_ROWS.map((row) => [
    text(row.label, lookOf(row)),
    ...Array.from({ length: MONTHS }, (_, index) => {
      const cellIn = (offset: number) => (key: string) =>
        `${column(index + 1 + offset)}$${rowOf(key)}`;
      const before = index > 0 ? cellIn(-1) : null;
      const formula = row.formula({ at, own: cellIn(0), before, number: index + 1 });
      return counted(formula, row.format, lookOf(row));
    }),
  ]);
}

/** A model of three years by months that counts itself, from what a passport tells. */
export async function writeModel(fields: PassportFields, now: Date): Promise<Buffer> {
  const { data, at } = assumptionSheet(assumptionsOf(fields, now));
  const labels = { width: 46 };
  const file = writeXlsxFile([
    {
      sheet: SHEETS.assumptions,
      data,
      columns: [labels, { width: 18 }, { width: 10 }, { width: 44 }],
      stickyRowsCount: 3,
    },
    {
      sheet: SHEETS.months,
      data: monthSheet(at),
      columns: [labels, ...Array.from({ length: MONTHS }, () => ({ width: 13 }))],
      stickyRowsCount: 1,
      stickyColumnsCount: 1,
      orientation: 'landscape',
    },
    {
      sheet: SHEETS.years,
      data: yearSheet(at),
      columns: [labels, ...Array.from({ length: 4 }, () => ({ width: 18 }))],
      stickyRowsCount: 1,
    },
    {
      sheet: SHEETS.measures,
      data: measureSheet(at),
      columns: [labels, { width: 22 }, { width: 56 }],
      stickyRowsCount: 1,
    },
  ]);
  return file.toBuffer();
}
