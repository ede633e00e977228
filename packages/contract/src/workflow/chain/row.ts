import type { Intent } from '../intents.ts';
import type { Phase, TargetPhase } from '../phases.ts';
import type { ResearchRole } from '../roles.ts';

/** The two calls of the spec: `approve` of an author is the sending, `revise` of an author a recall. */
export type DecisionAction = 'approve' | 'revise';

/** Which roles must be held (true) or must not be held (false) by somebody in the team. */
export type TeamCondition = Readonly<Partial<Record<ResearchRole, boolean>>>;

/** Rows of the research tables share their numbers; event E13 stands in for rows 19, 22 and 23. */
export type RowNumber =
  | (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12)
  | (13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23)
  | 'E13';

/** One row of the chain researcher, supervisor, curator, the same for every section. */
export interface ChainRow {
  number: RowNumber;
  actor: ResearchRole;
  action: DecisionAction;
  from: readonly Phase[];
  team: TeamCondition;
  to: TargetPhase;
  intent: Intent;
  /** Where the same row means another intent, by the phase that it starts from. */
  intentFrom?: Readonly<Partial<Record<Phase, Intent>>>;
  /** The author side sends the section, for the first time or again. */
  starts?: true;
}
