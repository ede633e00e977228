import type { OverviewStage, OverviewWork } from '@pv/contract';

/** A column of the picture: the project itself, a stage by its number, the finish. */
export type Column = 'start' | number | 'finish';

/** The columns that some works need, in the order of a roadmap. */
export function columnsOf(works: readonly OverviewWork[]): Column[] {
  const numbers = works.flatMap(({ stages }) => stages.map(({ number }) => number ?? 0));
  const most = Math.max(0, ...numbers);
  return ['start', ...Array.from({ length: most }, (_, at) => at + 1), 'finish'];
}

/** The stage that a work has in a column. */
export const stageAt = ({ stages }: OverviewWork, column: Column): OverviewStage | undefined =>
  stages.find(({ kind, number }) => (number ?? kind) === column);
