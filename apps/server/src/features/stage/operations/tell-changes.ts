import type { StageRow } from '../../approval/public.ts';

type Days = Pick<StageRow, 'startsAt' | 'endsAt'>;

const DAYS = ['startsAt', 'endsAt'] as const;

/** The line of the log about new days of a stage, with those that change; none when none does. */
export function tellDays(stage: StageRow, after: Days) {
  const changed = DAYS.filter((day) => stage[day] !== after[day]);
  if (changed.length === 0) return [];
  const pick = (from: Days) => Object.fromEntries(changed.map((day) => [day, from[day]]));
  const line = { kind: 'stage_changed' as const, stageId: stage.id };
  return [{ ...line, before: pick(stage), after: pick(after) }];
}

/** The lines of the log about stages that leave the roadmap. */
export function tellDeleted(stages: readonly StageRow[]) {
  return stages.map(({ id, title, number, status }) => ({
    kind: 'stage_deleted' as const,
    stageId: id,
    before: { title, number, status },
  }));
}
