import type { Completion, ContentItem, PhaseFamily, RoleCode, WorkflowSection } from '@pv/contract';
import { currentSection } from './current-section.ts';
import { completionOf, heldRoles, sectionRow, workflowOf } from './in-state.ts';
import { sectionAt } from './section-facts.ts';
import { needsOf } from './section-needs.ts';
import type { Place, ProjectState, StageRow } from './state.ts';

type Verb = 'send' | 'decide' | 'revise' | 'answer';

/** A move that somebody has to make. `asked` is a key of the texts under `approval.asked`. */
export interface OpenMove extends Place {
  /** Whose move it is: in a startup several reviewers may be waited for at once. */
  roles: RoleCode[];
  since: Date;
  asked: `${Verb}_${WorkflowSection}` | 'add_stage';
  /** Content without which the move is refused. */
  missing: ContentItem[];
}

function familyOf(state: ProjectState, place: Place): PhaseFamily | null {
  return workflowOf(state).family(sectionAt(state, place).status);
}

/** What the status asks for; an approved plan asks for its result. */
function verbOf(state: ProjectState, place: Place): Verb {
  const family = familyOf(state, place);
  if (family === 'waiting') return 'decide';
  if (family !== 'revision') return 'send';
  return sectionRow(state, place.section, place.stageId)?.requestPending ? 'answer' : 'revise';
}

function sinceOf({ project, stages }: ProjectState, { section, stageId }: Place): Date {
  const stage = stages.find((one) => one.id === stageId);
  const ofResult = section === 'result' ? stage?.resultSince : null;
  return ofResult ?? stage?.statusSince ?? project.statusSince;
}

function moveOf(state: ProjectState, place: Place): OpenMove | null {
  const roles = workflowOf(state).movers(sectionAt(state, place), heldRoles(state.team));
  if (roles.length === 0) return null;
  const verb = verbOf(state, place);
  const asksForContent = verb === 'send' || verb === 'revise';
  return {
    ...place,
    roles,
    since: sinceOf(state, place),
    asked: `${verb}_${place.section}`,
    missing: asksForContent ? needsOf(state, place).hard : [],
  };
}

/** An approved project section asks for nothing but work, which needs a stage where there are stages. */
function projectMove(state: ProjectState): OpenMove | null {
  const place: Place = { section: 'project', stageId: null };
  const move = moveOf(state, place);
  if (!move || familyOf(state, place) !== 'approved') return move;
  const complete =
    state.project.type === 'article' || state.stages.some((stage) => stage.kind === 'numeric');
  return complete ? null : { ...move, asked: 'add_stage', missing: [] };
}

/** The finish stage asks for nothing before its turn. */
function stageMove(state: ProjectState, completion: Completion, stage: StageRow): OpenMove | null {
  const section = currentSection(state, stage);
  if (!section) return null;
  const place = { section, stageId: stage.id };
  const family = familyOf(state, place);
  const untouched = family === 'created' || family === 'reapproval';
  if (section === 'final' && completion === 'none' && untouched) return null;
  return moveOf(state, place);
}

/** Somebody waits for these; the rest is work that lies ahead. */
function awaited({ asked }: OpenMove): boolean {
  return !asked.startsWith('send') && asked !== 'add_stage';
}

/**
 * Every move that is open in a project. First what somebody waits for, the longest wait first; then
 * the work ahead, in the order of the roadmap.
 */
export function openMoves(state: ProjectState): OpenMove[] {
  const completion = completionOf(state);
  const moves = [
    projectMove(state),
    ...state.stages.map((stage) => stageMove(state, completion, stage)),
  ].filter((move) => move !== null);
  const waits = moves.filter(awaited).sort((a, b) => a.since.getTime() - b.since.getTime());
  return [...waits, ...moves.filter((move) => !awaited(move))];
}
