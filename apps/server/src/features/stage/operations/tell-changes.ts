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

/** Most of the stages of `from` that follow each other in `to` too; of several such, the earliest. */
function inOneOrder(from: readonly StageRow[], to: readonly StageRow[]): StageRow[] {
  // for each stage the longest list in one order that ends with it
  const lists: StageRow[][] = [];
  for (const stage of from) {
    const before = lists.filter((list) => to.indexOf(list.at(-1) ?? stage) < to.indexOf(stage));
    lists.push([...longest(before), stage]);
  }
  return longest(lists);
}

const longest = (lists: readonly StageRow[][]): StageRow[] =>
  lists.reduce((best, list) => (list.length > best.length ? list : best), []);

/**
 * The lines of the log about the moves, one after another, that bring stages into another order: as few as
 * do, so that those which a moved one has passed are not told.
 * @param to the same stages
 */
export function tellMoved(from: readonly StageRow[], to: readonly StageRow[]) {
  const stay = inOneOrder(from, to);
  let order = from;
  return to.flatMap((stage, at) => {
    if (stay.includes(stage)) return [];
    const was = order.indexOf(stage);
    const rest = order.toSpliced(was, 1);
    // what precedes it has come to its place already
    const previous = to[at - 1];
    const comes = previous ? rest.indexOf(previous) + 1 : 0;
    order = rest.toSpliced(comes, 0, stage);
    const line = { kind: 'stage_moved' as const, stageId: stage.id };
    return [{ ...line, before: { number: was + 1 }, after: { number: comes + 1 } }];
  });
}
