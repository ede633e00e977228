import { ROLE_IDS, type WaitingRow } from '@pv/contract';
import {
  type ApprovalRules,
  openMoves,
  type ProjectState,
  presentMove,
  sectionActions,
  sectionRow,
  stageStep,
  statusOf,
  workflowOf,
} from '../../approval/public.ts';
import type { SectionHistory } from './section-history.ts';
import type { WaitingSection } from './select-waiting.ts';

function stageIn(state: ProjectState, stageId: string | null): WaitingRow['stage'] {
  const stage = state.stages.find(({ id }) => id === stageId);
  if (!stage) return null;
  const { id, kind, number, title } = stage;
  return { id, kind, number, title, step: stageStep(state, stage) };
}

/** The return that the section comes back from: of the round before, or of this one while it is revised. */
function lastReturn({ returns }: SectionHistory, kind: WaitingRow['kind'], round: number) {
  const wanted = kind === 'decide' ? round - 1 : round;
  return returns.find((one) => one.round === wanted) ?? null;
}

/**
 * A section that waits for a person, as the board shows it. Null where it waits no more: somebody has
 * acted between the reading of the list and of the project.
 */
export function presentRow(
  waiting: WaitingSection,
  state: ProjectState,
  history: SectionHistory,
  { now, rules }: { now: Date; rules: ApprovalRules },
): WaitingRow | null {
  const { section, stageId, role, kind } = waiting;
  const place = { section, stageId };
  const moves = openMoves(state, rules);
  const move = moves.find((one) => one.section === section && one.stageId === stageId);
  if (!move?.roles.includes(role)) return null;
  const record = sectionRow(state, section, stageId);
  const round = record?.roundNo ?? 0;
  // of reviewers side by side none has sent it, and what a reset has brought back came from nobody
  const { sideBySide } = workflowOf(state);
  const last =
    kind === 'resend' ? null : sideBySide && kind === 'decide' ? history.sent : history.last;
  const back = lastReturn(history, kind, round);
  const { id, type, title, timeZone: zone } = state.project;
  return {
    kind,
    project: { id, type, title },
    stage: stageIn(state, stageId),
    section,
    my_role_id: ROLE_IDS[role],
    move: presentMove(move, { team: state.team, role, zone, now }),
    status: statusOf(state, place),
    round,
    edition: record?.editionNo ?? 0,
    edition_id: waiting.editionId,
    sent_by: last?.authorId ? { id: last.authorId, name: last.authorName } : null,
    sent_role_id: last?.authorRole ? ROLE_IDS[last.authorRole] : null,
    deadline: move.deadline,
    time_zone: zone,
    returned: back !== null,
    remarks: { total: back?.total ?? 0, done: back?.done ?? 0 },
    unchanged: waiting.unchanged,
    has_document: stageId !== null && state.documents.has(stageId),
    actions: sectionActions(state, place, role, rules),
  };
}
