import type { ApprovalAction, Move, Project, Stage } from '@pv/contract';

type Section = ApprovalAction['section'];

/** An action by which an author sends or, where there is no reviewer, approves. */
export type SendingAction = ApprovalAction & { intent: 'send' | 'self_approve' };

function isSending(action: ApprovalAction): action is SendingAction {
  return action.intent === 'send' || action.intent === 'self_approve';
}

/**
 * What the reader has to do next, as the one filled button of the page says it.
 *
 * - `decide`: everything is there, the button sends or approves at once;
 * - `review`: somebody waits for a decision, which is made where the work can be read;
 * - `fill`, `fix`: something is missing, or remarks are not dealt with yet;
 * - `write`: the document of the stage is empty;
 * - `add_stage`: the roadmap has no stages.
 */
export type NextStep =
  | { kind: 'decide'; section: Section; stage: Stage | undefined; action: SendingAction }
  | { kind: 'review' | 'fill' | 'fix'; section: Section; stage: Stage | undefined }
  | { kind: 'write'; stage: Stage }
  | { kind: 'add_stage' };

/** The most urgent own move of the reader, else null. */
export function nextMove({ moves }: Pick<Project, 'moves'>): Move | null {
  return moves.find((move) => move.mine) ?? null;
}

/** What a sender does before sending: what is missing outright, then what the reviewer will ask about. */
function before({ missing, warnings }: ApprovalAction): 'fill' | 'fix' | null {
  if (missing.length === 0 && warnings.includes('remarks_ticked')) return 'fix';
  return missing.length + warnings.length > 0 ? 'fill' : null;
}

/** What the sender of an own move will be asked about although it can be sent: codes of content. */
export function askedAbout(move: Move | null, actions: readonly ApprovalAction[]): string[] {
  if (!move?.mine) return [];
  const action = actions.find((one) => one.primary && one.section === move.section);
  return action ? [...action.warnings] : [];
}

/** The next step in one section, by its open move and the buttons of the reader. */
export function stepOf(
  move: Move | null,
  actions: readonly ApprovalAction[],
  stage?: Stage,
): NextStep | null {
  if (!move?.mine) return null;
  const { section, asked } = move;
  if (asked === 'add_stage') return { kind: 'add_stage' };
  const action = actions.find((one) => one.primary && one.section === section);
  if (!action) return null;
  if (!isSending(action)) return { kind: 'review', section, stage };
  if (stage && action.missing.includes('final_report')) return { kind: 'write', stage };
  const lacks = before(action);
  return lacks ? { kind: lacks, section, stage } : { kind: 'decide', section, stage, action };
}

/** The next step of the reader in the whole project. */
export function nextStep(project: Project): NextStep | null {
  for (const move of project.moves) {
    const stage = project.stages.find((candidate) => candidate.id === move.stage_id);
    const step = stepOf(move, stage ? stage.actions : project.actions, stage);
    if (step) return step;
  }
  return null;
}
