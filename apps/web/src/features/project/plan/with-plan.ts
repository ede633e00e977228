import type { ProjectRow } from '@pv/contract';

/** A project of a kind that has stages. */
export type PlannedRow = ProjectRow & { type: 'nir' | 'startup' };

/** The projects that have a plan of stages: articles have none. */
export function withPlan(rows: readonly ProjectRow[]): PlannedRow[] {
  return rows.filter((row): row is PlannedRow => row.type !== 'article');
}
