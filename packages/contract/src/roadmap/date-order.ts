import { addDays, daysBetween, type Term } from './days.ts';
import type { NewTerm } from './shift-following.ts';

interface Dated extends Term {
  id: string;
}

type Whole<S> = S & { starts_at: string; ends_at: string };

const isWhole = <S extends Term>(stage: S): stage is Whole<S> =>
  stage.starts_at !== null && stage.ends_at !== null && stage.starts_at <= stage.ends_at;

/** Stages that begin before one that stands above them in the roadmap begins; overlapping is no fault. */
export function outOfOrder<S extends Term>(stages: readonly S[]): S[] {
  let latest = '';
  return stages.filter(({ starts_at }) => {
    if (!starts_at) return false;
    if (starts_at < latest) return true;
    latest = starts_at;
    return false;
  });
}

/**
 * New dates by which the stages begin in the order of the roadmap: from the earliest day on, each with
 * its length, with the gaps that the dates have now. Stages without both dates, and those whose dates
 * stay, are left out; there is nothing to do where the dates are in order.
 * @param stages of the roadmap in its order, the finish last
 */
export function putInOrder(stages: readonly Dated[]): NewTerm[] {
  const whole = stages.filter(isWhole);
  if (outOfOrder(whole).length === 0) return [];
  const byDate = whole.toSorted((a, b) => a.starts_at.localeCompare(b.starts_at));
  let starts = byDate[0]?.starts_at ?? '';
  return whole.flatMap((stage, at) => {
    const ends = addDays(starts, daysBetween(stage.starts_at, stage.ends_at));
    const moved = { stage_id: stage.id, starts_at: starts, ends_at: ends };
    const [before, after] = [byDate[at], byDate[at + 1]];
    const next = before && after && addDays(ends, daysBetween(before.ends_at, after.starts_at));
    // a long overlap does not carry a stage before the one above it
    if (next && next > starts) starts = next;
    return moved.starts_at === stage.starts_at ? [] : [moved];
  });
}
