import type { ProjectRow } from '@pv/contract';

/** The parts of the list: what waits for the reader, what is finished, and the rest between them. */
export interface ListParts {
  mine: ProjectRow[];
  rest: ProjectRow[];
  finished: ProjectRow[];
}

/** The rows of the list in its three parts, each in its order; in `asked` something of the team waits too. */
export function splitRows(
  rows: readonly ProjectRow[],
  asked: ReadonlySet<string> = new Set(),
): ListParts {
  const isMine = ({ id, move }: ProjectRow) => move?.mine === true || asked.has(id);
  const isOver = (row: ProjectRow) => !isMine(row) && row.completion_status === 'succeeded';
  return {
    mine: rows.filter(isMine),
    rest: rows.filter((row) => !isMine(row) && !isOver(row)),
    finished: rows.filter(isOver),
  };
}
