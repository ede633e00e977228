import type { CellObject } from 'write-excel-file/node';
import { column, MONTH_ROWS, MONTHS, type MonthRow } from './months.ts';

/** How numbers are shown. */
export const FORMATS = {
  money: '#,##0',
  percent: '0.0%',
  number: '#,##0.0',
  whole: '0',
  date: 'mm.yyyy',
} as const;
export type Format = keyof typeof FORMATS;

/** Behind what is typed, behind heads and totals. */
export const TYPED = '#fff4c2';
const HEAD = '#e6ebf5';

export const SHEETS = {
  assumptions: 'Допущения',
  months: 'Помесячно',
  years: 'По годам',
  measures: 'Показатели',
} as const;

/** Words, broken where they do not fit. */
export const text = (value: string, more: CellObject = {}): CellObject => ({
  value,
  type: String,
  wrap: true,
  ...more,
});
/** A cell of the head of a table. */
export const head = (value: string) => text(value, { fontWeight: 'bold', backgroundColor: HEAD });
/** A cell that the spreadsheet counts. */
export const counted = (formula: string, format: Format, more: CellObject = {}): CellObject => ({
  value: formula,
  type: 'Formula',
  format: FORMATS[format],
  ...more,
});

/** The row of a line of months. */
export const rowOf = (key: string) => MONTH_ROWS.findIndex((row) => row.key === key) + 1;

/** The cell of a line of months in one of them, from any sheet. */
export const cellOf = (key: string, month: number) =>
  `'${SHEETS.months}'!$${column(month)}$${rowOf(key)}`;

/** Cells of a line of months, from one month to another. */
export const span = (key: string, from = 1, to = MONTHS) =>
  `${cellOf(key, from)}:$${column(to)}$${rowOf(key)}`;

/** How a line of months looks. */
export const lookOf = ({ look }: MonthRow): CellObject =>
  look === 'total' ? { fontWeight: 'bold' } : look === 'quiet' ? { textColor: '#6b7280' } : {};
