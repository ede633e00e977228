import type { StageRow } from '../../approval/public.ts';

type Told = Pick<StageRow, 'startsAt' | 'endsAt'> & { title?: string };

const TOLD = ['title', 'startsAt', 'endsAt'] as const;

/** The line of the log about a new name and new days of a stage, with what changes; none when nothing does. */
export function tellChanged(stage: StageRow, after: Told) {
  const changed = TOLD.filter(
    (field) => after[field] !== undefined && stage[field] !== after[field],
  );
  if (changed.length === 0) return [];
  const pick = (from: Told) => Object.fromEntries(changed.map((field) => [field, from[field]]));
  const line = { kind: 'stage_changed' as const, stageId: stage.id };
  return [{ ...line, before: pick(stage), after: pick(after) }];
}

/**
 * The lines of the log about stages that leave the roadmap, given in its order. The last goes first: each
 * then has its number in the roadmap that is left.
 */
export function tellDeleted(stages: readonly StageRow[]) {
  return stages.toReversed().map(({ id, title, number, status }) => ({
    kind: 'stage_deleted' as const,
    stageId: id,
    before: { title, number, status },
  }));
}

/** The lines of the log about the moves, one after another, that bring stages into another order. */
export function tellMoved(from: readonly StageRow[], to: readonly StageRow[]) {
  let order = from;
  return to.flatMap((stage, at) => {
    const was = order.indexOf(stage);
    if (was === at) return [];
    order = order.toSpliced(was, 1).toSpliced(at, 0, stage);
    const line = { kind: 'stage_moved' as const, stageId: stage.id };
    return [{ ...line, before: { number: was + 1 }, after: { number: at + 1 } }];
  });
}
