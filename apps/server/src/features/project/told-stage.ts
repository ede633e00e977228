import type { StageRow } from '../approval/public.ts';

type NewStage = Pick<
  StageRow,
  'title' | 'goal' | 'plannedResult' | 'startsAt' | 'endsAt' | 'status' | 'resultStatus'
>;

/** What the history tells of a new stage: everything that it begins with but its place. */
export function toldStage(stage: NewStage): NewStage {
  const { title, goal, plannedResult, startsAt, endsAt, status, resultStatus } = stage;
  return { title, goal, plannedResult, startsAt, endsAt, status, resultStatus };
}
