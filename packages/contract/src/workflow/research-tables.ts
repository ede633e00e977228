import { APPROVE_ROWS } from './chain/approve-rows.ts';
import { REOPEN_ROWS } from './chain/reopen-rows.ts';
import { REVISE_ROWS } from './chain/revise-rows.ts';
import type { ChainRow, DecisionAction, RowNumber, TeamCondition } from './chain/row.ts';
import type { Intent } from './intents.ts';
import type { TargetPhase } from './phases.ts';
import type { ResearchRole } from './roles.ts';
import { type ResearchSection, statusesIn, statusFor } from './sections.ts';
import type { ResearchStatus } from './statuses.ts';

/** P is the project section, T the stage plan, Q the stage result and the finish stage. */
export type RowId = `${'P' | 'T' | 'Q'}${Exclude<RowNumber, 'E13'>}` | 'E13';

/** What must hold for a row to apply. Roles choose between rows, the rest is refused by name. */
export interface RowCondition extends TeamCondition {
  /** The plan equals its approved edition, see `planValid`. */
  planValid?: true;
  /** All the other work is approved: completion is «final report is expected» or beyond. */
  stagesFinished?: true;
}

/** A move to `to` from one of the statuses in `from`, each with what the move amounts to there. */
export interface ResearchRow {
  id: RowId;
  actor: ResearchRole;
  action: DecisionAction;
  from: ReadonlyMap<ResearchStatus, Intent>;
  condition: RowCondition;
  to: ResearchStatus;
  toPhase: TargetPhase;
  /** Unchanged content goes straight back to its approved status. */
  restorable: boolean;
}

const LETTER = { project: 'P', plan: 'T', result: 'Q', final: 'Q' } as const;
const CHAIN = [...APPROVE_ROWS, ...REVISE_ROWS, ...REOPEN_ROWS];

function conditionOf(section: ResearchSection, row: ChainRow): RowCondition {
  return {
    ...row.team,
    ...(row.starts && section === 'result' && { planValid: true as const }),
    ...(row.action === 'approve' && section === 'final' && { stagesFinished: true as const }),
  };
}

function researchRow(section: ResearchSection, row: ChainRow): ResearchRow {
  const from = row.from.flatMap((phase) =>
    statusesIn(section, phase).map((s) => [s, row.intentFrom?.[phase] ?? row.intent] as const),
  );
  return {
    id: row.number === 'E13' ? 'E13' : `${LETTER[section]}${row.number}`,
    actor: row.actor,
    action: row.action,
    from: new Map(from),
    condition: conditionOf(section, row),
    to: statusFor(section, row.to),
    toPhase: row.to,
    restorable: row.starts === true || row.intent === 'cancel_request',
  };
}

function table(section: ResearchSection): readonly ResearchRow[] {
  return CHAIN.map((row) => researchRow(section, row));
}

/** Every permitted move of research and article projects. What no row lists is refused. */
export const RESEARCH_TABLES: Readonly<Record<ResearchSection, readonly ResearchRow[]>> = {
  project: table('project'),
  plan: table('plan'),
  result: table('result'),
  final: table('final'),
};
