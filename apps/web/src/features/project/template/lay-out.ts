import { type Period, type RoadmapView, spreadDays, type Term } from '@pv/contract';

/** A stage of a template with the days that it gets. */
export interface LaidStage {
  title: string;
  /** Null where there are no days to lay out. */
  period: Period | null;
}

/**
 * The stages of a template with its finish at the end, their days laid out between two days by their
 * shares, as the server does it.
 */
export function layOut(
  { numeric, finish }: RoadmapView,
  { starts_at, ends_at }: Term,
): LaidStage[] {
  const stages = [...numeric, finish];
  const shares = stages.map(({ share }) => share);
  const ordered = starts_at && ends_at && starts_at <= ends_at;
  const periods = ordered ? spreadDays({ starts_at, ends_at }, shares) : null;
  return stages.map(({ title }, at) => ({ title, period: periods?.[at] ?? null }));
}
