import { type NewTerm, outOfOrder, type Project, putInOrder, type Stage } from '@pv/contract';

/** What can be done about dates that do not follow the order of the stages. */
export interface OrderOffer {
  /** Stages that begin before one above them. */
  early: Stage[];
  moves: NewTerm[];
  /** Stages whose plans would have to be approved again. */
  drops: Stage[];
  /** Stages that would move and are closed now: then nothing is moved at all. */
  locked: Stage[];
}

/** The stages whose dates can run backwards. */
const dated = ({ stages }: Pick<Project, 'stages'>) =>
  stages.filter(({ kind }) => kind !== 'start');

/** Whether a stage begins before one above it. */
export const isEarly = (project: Pick<Project, 'stages'>, stage: Stage): boolean =>
  outOfOrder(dated(project)).some(({ id }) => id === stage.id);

/** What putting the dates in order would do; null where they are in order. */
export function planOrder(project: Pick<Project, 'stages'>): OrderOffer | null {
  const stages = dated(project);
  const early = outOfOrder(stages);
  if (early.length === 0) return null;
  const moves = putInOrder(stages);
  const moved = stages.filter(({ id }) => moves.some(({ stage_id }) => stage_id === id));
  return {
    early,
    moves,
    drops: moved.filter(({ can }) => can.plan_reapproval),
    locked: moved.filter(({ can }) => !can.edit_plan),
  };
}
