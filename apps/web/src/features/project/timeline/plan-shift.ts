import {
  inCalendar,
  isOutside,
  type Project,
  type Shift,
  type Stage,
  shiftFollowing,
  type Term,
} from '@pv/contract';

const DAY = /^\d{4}-/;

/** Whether both days are ones that a call takes; a day of a further year may have been kept from before. */
export function canBeSent({ starts_at, ends_at }: Term): boolean {
  return [starts_at, ends_at].every((day) => !day || (DAY.test(day) && inCalendar(day)));
}

/** What can be offered after a stage has got another end. */
export interface ShiftOffer extends Shift {
  stage: Stage;
  days: number;
  /** Stages whose plans would have to be approved again. */
  drops: Stage[];
  /** Stages that would leave the dates of the project. */
  outside: Stage[];
}

type Dated = Pick<Project, 'stages' | 'starts_at' | 'ends_at'>;

/** What shifting the stages after one by so many days would do; null when nothing would move. */
export function planShift(project: Dated, stage: Stage, days: number): ShiftOffer | null {
  const stages = project.stages
    .filter(({ kind }) => kind !== 'start')
    .map((one) => ({ ...one, locked: !one.can.edit_plan }));
  const shift = shiftFollowing(stages, stage.id, days);
  if (shift.moves.length === 0 || !shift.moves.every(canBeSent)) return null;
  const moved = shift.moves.flatMap((term) => {
    const found = project.stages.find(({ id }) => id === term.stage_id);
    return found ? [{ found, term }] : [];
  });
  return {
    ...shift,
    stage,
    days,
    drops: moved.filter(({ found }) => found.can.plan_reapproval).map(({ found }) => found),
    outside: moved.filter(({ term }) => isOutside(term, project)).map(({ found }) => found),
  };
}
