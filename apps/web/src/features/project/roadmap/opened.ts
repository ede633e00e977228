import type { Project } from '@pv/contract';
import { nextMove } from '../page/next-step.ts';

/** The project section in the address; stages stand there by their ids. */
export const ABOUT = 'about';
/** In the address when the reader has closed every row. */
const NONE = 'none';

/** The id on the page of a row of the roadmap. */
export const rowId = (key: string): string => (key === ABOUT ? ABOUT : `stage-${key}`);

/** The row where the next move of the reader is made; none when nobody waits for him. */
export function rowsAtFirst(project: Pick<Project, 'moves'>): string[] {
  const move = nextMove(project);
  return move ? [move.stage_id ?? ABOUT] : [];
}

/** Rows that are open by the address; undefined when it says nothing about them. */
export function readRows(open: string | undefined): string[] | undefined {
  if (open === undefined) return undefined;
  return open.split('.').filter((key) => key !== '' && key !== NONE);
}

/** The open rows as the address keeps them. */
export function writeRows(rows: readonly string[]): string {
  return rows.length > 0 ? rows.join('.') : NONE;
}

/** The open rows after one was pressed. */
export function toggleRow(rows: readonly string[], key: string): string[] {
  return rows.includes(key) ? rows.filter((row) => row !== key) : [...rows, key];
}
