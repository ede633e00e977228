import { shiftTerm, type Term } from './days.ts';

/** What of a stage a shift reads. */
export interface ShiftedStage extends Term {
  id: string;
  /** Its dates cannot be changed now: the stage waits for a decision or the project is finished. */
  locked: boolean;
}

/** New dates of a stage. */
export interface NewTerm extends Term {
  stage_id: string;
}

/** What a shift of the following stages does, in the order of the roadmap. */
export interface Shift {
  moves: NewTerm[];
  /** Stages that would move and are locked. */
  locked: string[];
}

/**
 * What moves when the stages after one are shifted by so many days, and what is skipped. All of them
 * move by the same number of days, so that their order and the gaps between them stay. A stage without
 * dates has nothing to move.
 * @param stages of the roadmap in its order, the finish last
 * @param after the stage that was moved; it and those before it stay
 */
export function shiftFollowing(
  stages: readonly ShiftedStage[],
  after: string,
  days: number,
): Shift {
  const at = stages.findIndex(({ id }) => id === after);
  const dated = stages.slice(at + 1).filter(({ starts_at, ends_at }) => starts_at || ends_at);
  if (at < 0 || days === 0) return { moves: [], locked: [] };
  return {
    moves: dated
      .filter(({ locked }) => !locked)
      .map((stage) => ({ stage_id: stage.id, ...shiftTerm(stage, days) })),
    locked: dated.filter(({ locked }) => locked).map(({ id }) => id),
  };
}
