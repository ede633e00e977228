import type {
  ContentItem,
  PhaseFamily,
  RoleCode,
  WorkflowSection,
  WorkflowStatus,
} from '@pv/contract';
import { currentSection } from './current-section.ts';
import { completionOf, heldRoles, sectionRow, workflowOf } from './in-state.ts';
import { awaitsAgain, deliveredInTime } from './reached.ts';
import { returnedVerb } from './returned-verb.ts';
import type { ApprovalRules } from './rules.ts';
import { sectionEnd } from './section-end.ts';
import { factsOf, sectionAt } from './section-facts.ts';
import { needsOf } from './section-needs.ts';
import type { Place, ProjectState, StageRow } from './state.ts';

type Verb = 'send' | 'approve' | 'decide' | 'revise' | 'rework' | 'answer';

/** A move that somebody has to make. `asked` is a key of the texts under `approval.asked`. */
export interface OpenMove extends Place {
  /** Whose move it is: in a startup several reviewers may be waited for at once. */
  roles: RoleCode[];
  since: Date;
  /** The status of the section, and the number of its stage where it has one. */
  status: WorkflowStatus;
  number: number | null;
  asked: `${Verb}_${WorkflowSection}` | 'add_stage';
  /** Content without which the move is refused. */
  missing: ContentItem[];
  /** Content that is asked about and stops nothing. */
  advised: ContentItem[];
  /** When the section has to be done, an ISO date; null also where a reset has met it done. */
  deadline: string | null;
  /** The unfinished section before it; null when its turn has come. */
  after: Pick<OpenMove, 'section' | 'number'> | null;
  /** The ISO date on which its turn comes although something stands before it. */
  from: string | null;
  /** What was reached here before a reset waits to be approved again. */
  again: boolean;
}

function familyOf(state: ProjectState, place: Place): PhaseFamily | null {
  return workflowOf(state).family(sectionAt(state, place).status);
}

/** Where nobody reviews, the authors approve by themselves. */
function approvesAlone(
  state: ProjectState,
  place: Place,
  role: RoleCode,
  rules: ApprovalRules,
): boolean {
  const facts = { ...factsOf(state, place, rules), missing: [] };
  const actions = workflowOf(state).actions(sectionAt(state, place), role, facts);
  return actions.some(({ intent }) => intent === 'self_approve');
}

/** What the status asks for; an approved plan asks for its result. */
function verbOf(
  state: ProjectState,
  place: Place,
  [role]: readonly RoleCode[],
  rules: ApprovalRules,
): Verb {
  const family = familyOf(state, place);
  if (family === 'waiting') return 'decide';
  if (family !== 'revision') {
    return role && approvesAlone(state, place, role, rules) ? 'approve' : 'send';
  }
  if (sectionRow(state, place.section, place.stageId)?.requestPending) return 'answer';
  const { status } = sectionAt(state, place);
  return returnedVerb(state, place, { status, role, rules });
}

/** Who decides beside others has had the turn since the sending, whoever has decided meanwhile. */
function sinceOf(state: ProjectState, { section, stageId }: Place, verb: Verb): Date {
  const { project, stages } = state;
  const sentAt = sectionRow(state, section, stageId)?.sentAt;
  if (verb === 'decide' && workflowOf(state).sideBySide && sentAt) return sentAt;
  const stage = stages.find((one) => one.id === stageId);
  const ofResult = section === 'result' ? stage?.resultSince : null;
  return ofResult ?? stage?.statusSince ?? project.statusSince;
}

function moveOf(state: ProjectState, place: Place, rules: ApprovalRules): OpenMove | null {
  const at = sectionAt(state, place);
  const roles = workflowOf(state).movers(at, heldRoles(state.team));
  if (roles.length === 0) return null;
  const verb = verbOf(state, place, roles, rules);
  const asksForContent = verb !== 'decide' && verb !== 'answer';
  const needs = asksForContent ? needsOf(state, place, rules) : { hard: [], soft: [] };
  const stage = state.stages.find(({ id }) => id === place.stageId);
  return {
    ...place,
    roles,
    since: sinceOf(state, place, verb),
    status: at.status,
    number: stage?.number ?? null,
    asked: `${verb}_${place.section}`,
    missing: needs.hard,
    advised: needs.soft,
    deadline: deliveredInTime(state, stage) ? null : sectionEnd(state.project, stage),
    after: null,
    from: null,
    again: awaitsAgain(state, place),
  };
}

/** An approved project section asks for nothing but work, which needs a stage where there are stages. */
function projectMove(state: ProjectState, rules: ApprovalRules): OpenMove | null {
  const place: Place = { section: 'project', stageId: null };
  const move = moveOf(state, place, rules);
  if (!move || familyOf(state, place) !== 'approved') return move;
  const complete =
    state.project.type === 'article' || state.stages.some((stage) => stage.kind === 'numeric');
  return complete ? null : { ...move, asked: 'add_stage', missing: [], advised: [] };
}

/** The finish stage asks for nothing before its turn. */
function stageMove(state: ProjectState, stage: StageRow, rules: ApprovalRules): OpenMove | null {
  const section = currentSection(state, stage);
  if (!section) return null;
  const place = { section, stageId: stage.id };
  const family = familyOf(state, place);
  const untouched = family === 'created' || family === 'reapproval';
  if (section === 'final' && completionOf(state) === 'none' && untouched) return null;
  return moveOf(state, place, rules);
}

/** Work that lies ahead; for the rest somebody waits. */
export const isAhead = ({ asked }: Pick<OpenMove, 'asked'>): boolean =>
  /^(send|approve|add)_/.test(asked);

/** Nothing was sent here yet, or the result has to follow its approved plan. */
function untouched(state: ProjectState, move: OpenMove): boolean {
  return isAhead(move) && familyOf(state, move) !== 'reapproval';
}

/** The latest moment at which something before this place has changed its status. */
function reached({ project, stages }: ProjectState, { stageId }: Place): Date {
  const at = stages.findIndex(({ id }) => id === stageId);
  const before = stages.slice(0, Math.max(0, at)).filter(({ kind }) => kind !== 'start');
  const moments = before.map(({ statusSince, resultSince }) => resultSince ?? statusSince);
  return new Date(Math.max(...[project.statusSince, ...moments].map((date) => date.getTime())));
}

/**
 * Whose turn it is, along the roadmap: what was not begun comes after what is not finished. Where that
 * is the same people's own work, a stage may also begin on its day.
 */
function inTurn(state: ProjectState, moves: readonly OpenMove[]): OpenMove[] {
  return moves.map((move, at) => {
    if (!untouched(state, move)) return move;
    // a stage with an approved plan has begun, whatever the project section waits for
    const before = moves
      .slice(0, at)
      .filter(({ stageId }) => move.section !== 'result' || stageId !== null);
    const [first] = before;
    const last = before.at(-1);
    if (!first || !last) {
      const since = Math.max(move.since.getTime(), reached(state, move).getTime());
      return { ...move, since: new Date(since) };
    }
    const own = move.roles.every((role) => first.roles.includes(role));
    const startsAt = state.stages.find(({ id }) => id === move.stageId)?.startsAt ?? null;
    const { section, number } = last;
    return { ...move, after: { section, number }, from: own ? startsAt : null };
  });
}

/**
 * Every move that is open in a project: the one answer to whose move it is. First what somebody waits
 * for, the longest wait first; then the work whose turn has come, then what comes after it, in the order
 * of the roadmap.
 */
export function openMoves(state: ProjectState, rules: ApprovalRules): OpenMove[] {
  const moves = [
    projectMove(state, rules),
    ...state.stages.map((stage) => stageMove(state, stage, rules)),
  ].filter((move) => move !== null);
  const turns = inTurn(state, moves);
  const waits = turns.filter((move) => !isAhead(move));
  const due = turns.filter((move) => isAhead(move) && !move.after);
  waits.sort((a, b) => a.since.getTime() - b.since.getTime());
  return [...waits, ...due, ...turns.filter(({ after }) => after)];
}
