import {
  type Completion,
  type ContentItem,
  type ResearchRole,
  type ResearchSection,
  type ResearchStatus,
  statusFamily,
  whoseMove,
} from '@pv/contract';
import { completionOf, presenceOf, sectionRow } from './in-state.ts';
import { planValidOf } from './section-facts.ts';
import { currentSection, needsOf } from './section-needs.ts';
import type { Place, ProjectState, StageRow } from './state.ts';

type Verb = 'send' | 'decide' | 'revise' | 'answer';

/** A move that somebody has to make. `asked` is a key of the texts under `approval.asked`. */
export interface OpenMove extends Place {
  role: ResearchRole;
  since: Date;
  asked: `${Verb}_${ResearchSection}` | 'add_stage';
  /** Content without which the move is refused. */
  missing: ContentItem[];
}

/** What the status asks for; an approved plan asks for its result. */
function verbOf(
  state: ProjectState,
  place: Place,
  status: Parameters<typeof statusFamily>[0],
): Verb {
  const family = statusFamily(status)?.family;
  if (family === 'waiting') return 'decide';
  if (family !== 'revision') return 'send';
  return sectionRow(state, place.section, place.stageId)?.requestPending ? 'answer' : 'revise';
}

function moveOf(
  state: ProjectState,
  place: Place,
  { status, statusSince }: { status: ResearchStatus; statusSince: Date },
): OpenMove | null {
  const role = whoseMove(status, presenceOf(state.team));
  if (!role) return null;
  const verb = verbOf(state, place, status);
  const asksForContent = verb === 'send' || verb === 'revise';
  return {
    ...place,
    role,
    since: statusSince,
    asked: `${verb}_${place.section}`,
    missing: asksForContent ? needsOf(state, place).hard : [],
  };
}

/** An approved project section asks for nothing but work, which needs a stage. */
function projectMove(state: ProjectState): OpenMove | null {
  const move = moveOf(state, { section: 'project', stageId: null }, state.project);
  if (!move || statusFamily(state.project.status)?.family !== 'approved') return move;
  const hasStages = state.stages.some((stage) => stage.kind === 'numeric');
  return hasStages ? null : { ...move, asked: 'add_stage', missing: [] };
}

/** The finish stage asks for nothing before its turn. */
function stageMove(state: ProjectState, completion: Completion, stage: StageRow): OpenMove | null {
  const { id, status, statusSince } = stage;
  const section = currentSection(stage, planValidOf(state, id));
  if (!section || !status) return null;
  const family = statusFamily(status)?.family;
  const untouched = family === 'created' || family === 'reapproval';
  if (section === 'final' && completion === 'none' && untouched) return null;
  return moveOf(state, { section, stageId: id }, { status, statusSince });
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
