import type { ProjectRow } from '@pv/contract';

/** The rows of the list: first those that wait for the reader, then the rest, each in its order. */
export function splitRows(rows: readonly ProjectRow[]): { mine: ProjectRow[]; rest: ProjectRow[] } {
  const isMine = ({ move }: ProjectRow) => move?.mine === true;
  return { mine: rows.filter(isMine), rest: rows.filter((row) => !isMine(row)) };
}
