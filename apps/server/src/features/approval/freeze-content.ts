import type { DecisionAction, WorkflowSection } from '@pv/contract';
import type { Work } from '../../context.ts';
import { freezeDocument } from '../../documents/freeze-document.ts';
import { workflowOf } from './in-state.ts';
import { reloadStanding } from './load-state.ts';
import { factsOf, sectionAt, statusOf } from './section-facts.ts';
import type { Place, ProjectState, TeamMember } from './state.ts';
import { editionIsCurrent, storeNextEdition } from './store-edition.ts';

interface Deciding {
  state: ProjectState;
  place: Place;
  member: TeamMember;
  action: DecisionAction;
}

const WITH_TEXT: ReadonlySet<WorkflowSection> = new Set(['result', 'final']);

/** A curator's approval finds the text locked since the supervisor's; a return needs no text. */
function touchesText(work: Work, { state, place, member, action }: Deciding): boolean {
  if (action !== 'approve' || member.role === 'curator') return false;
  if (!WITH_TEXT.has(place.section)) return false;
  const facts = { ...factsOf(state, place, work.deps.config), missing: [] };
  const attempt = { ...sectionAt(state, place), actor: member.role, action };
  return workflowOf(state).decide(attempt, facts).ok;
}

async function frozen(work: Work, deciding: Deciding): Promise<ProjectState> {
  const { state, place, member } = deciding;
  if (place.stageId === null || !touchesText(work, deciding)) return state;
  const document = await freezeDocument(work, { stageId: place.stageId, authorId: member.userId });
  if (!document) return state;
  const { documentId: id, empty, hash } = document;
  return { ...state, documents: new Map(state.documents).set(place.stageId, { id, empty, hash }) };
}

/**
 * The state with the text of the section as it is at this moment, closed for writing. What the
 * supervisor has changed while it was with him becomes the next edition of the round, so that his
 * approval stands on what he has read and written.
 */
export async function freezeContent(work: Work, deciding: Deciding): Promise<ProjectState> {
  const { place, member } = deciding;
  const state = await frozen(work, deciding);
  const waiting = workflowOf(state).family(statusOf(state, place)) === 'waiting';
  if (state === deciding.state || !waiting) return state;
  if (await editionIsCurrent(work, state, place)) return state;
  await storeNextEdition(work, state, place, member.userId);
  return reloadStanding(work.trx, state);
}
