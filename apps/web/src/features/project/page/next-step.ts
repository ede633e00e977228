import type { ApprovalAction, Move, Project, Stage } from '@pv/contract';

type Section = ApprovalAction['section'];

/** An action by which an author sends or, where he has nobody to send it to, approves. */
export type SendingAction = ApprovalAction & { intent: 'send' | 'self_approve' | 'approve' };

function isSending(action: ApprovalAction, asked: string): action is SendingAction {
  if (action.intent === 'approve') return asked.startsWith('rework_');
  return action.intent === 'send' || action.intent === 'self_approve';
}

/**
 * What the reader has to do next, as the one filled button of the page says it.
 *
 * - `decide`: everything is there, the button sends or approves at once;
 * - `review`: somebody waits for a decision, which is made where the work can be read;
 * - `fill`, `fix`: something required is missing, by the codes of content, or remarks are not dealt with;
 * - `write`: the document of the stage is empty;
 * - `add_stage`: the roadmap has no stages.
 */
export type NextStep =
  | { kind: 'decide'; section: Section; stage: Stage | undefined; action: SendingAction }
  | { kind: 'review' | 'fix'; section: Section; stage: Stage | undefined }
  | { kind: 'fill'; section: Section; stage: Stage | undefined; lacks: readonly string[] }
  | { kind: 'write'; stage: Stage }
  | { kind: 'add_stage' };

/** The most urgent own move of the reader, else null. */
export function nextMove({ moves }: Pick<Project, 'moves'>): Move | null {
  return moves.find((move) => move.mine) ?? null;
}

/** What a sender does before sending: the remarks, then what is required; what is advised stops nothing. */
function before({ missing, warnings }: ApprovalAction): 'fill' | 'fix' | null {
  if (warnings.includes('remarks_ticked')) return 'fix';
  return missing.length > 0 ? 'fill' : null;
}

/** What the reader may do while others have the turn: the first of his that comes after theirs. */
export function possibleMove({ moves }: Pick<Project, 'moves'>): Move | null {
  if (moves.some(({ mine }) => mine)) return null;
  return moves.find(({ after, own }) => own && after !== null) ?? null;
}

/** The next step in one section, by its open move and the buttons of the reader. */
export function stepOf(
  move: Move | null,
  actions: readonly ApprovalAction[],
  stage?: Stage,
): NextStep | null {
  if (!move?.own) return null;
  const { section, asked } = move;
  if (asked === 'add_stage') return { kind: 'add_stage' };
  const action = actions.find((one) => one.primary && one.section === section);
  if (!action) return null;
  if (!isSending(action, asked)) return { kind: 'review', section, stage };
  const lacks = before(action);
  if (lacks === 'fill' && stage && action.missing.includes('final_report')) {
    return { kind: 'write', stage };
  }
  if (!lacks) return { kind: 'decide', section, stage, action };
  if (lacks === 'fix') return { kind: lacks, section, stage };
  return { kind: lacks, section, stage, lacks: action.missing };
}

const isReturned = ({ asked }: Move) => /^(revise|rework)_/.test(asked);

/** The next step of the reader in the whole project: first what came back to him. */
export function nextStep(project: Project): NextStep | null {
  const back = project.moves.filter(isReturned);
  for (const move of [...back, ...project.moves.filter((one) => !isReturned(one))]) {
    const stage = project.stages.find((candidate) => candidate.id === move.stage_id);
    const step = stepOf(move, stage ? stage.actions : project.actions, stage);
    if (step) return step;
  }
  return null;
}
