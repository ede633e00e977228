import type { WaitingRow } from '@pv/contract';

type Placed = Pick<WaitingRow, 'section'> & {
  project: Pick<WaitingRow['project'], 'id'>;
  stage: Pick<NonNullable<WaitingRow['stage']>, 'id'> | null;
};

/** A row of the board as it stands in the address. */
export function keyOfRow({ project, stage, section }: Placed): string {
  return `${section}.${stage?.id ?? project.id}`;
}

/** The row to go to when `key` leaves the list: the next one, else the one before it. */
export function rowInstead<R extends Placed>(rows: readonly R[], key: string): R | null {
  const at = rows.findIndex((row) => keyOfRow(row) === key);
  return rows[at + 1] ?? (at > 0 ? (rows[at - 1] ?? null) : null);
}
