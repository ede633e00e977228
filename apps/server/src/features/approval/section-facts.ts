import {
  AppError,
  type ApprovedEdition,
  planValid,
  type ResearchFacts,
  type ResearchStatus,
} from '@pv/contract';
import { completionOf, presenceOf, sectionRow, stageOf } from './in-state.ts';
import { contentOf, hashOf } from './section-content.ts';
import { needsOf } from './section-needs.ts';
import type { Place, ProjectState, SectionRow } from './state.ts';

function approvedEdition(row: SectionRow | undefined): ApprovedEdition | null {
  if (!row?.approvedHash || !row.approvedBy) return null;
  const { approvedHash: hash, approvedBy, reviewerJoined, returned } = row;
  return { hash, approvedBy, reviewerJoined, returned };
}

/** Whether the plan of a stage is as it was approved. */
export function planValidOf(state: ProjectState, stageId: string): boolean {
  const place = { section: 'plan', stageId } as const;
  const approved = approvedEdition(sectionRow(state, 'plan', stageId));
  return planValid(approved, hashOf(contentOf(state, place)));
}

/** The status that a section's approval goes by: the project's or the stage's. */
export function statusOf(state: ProjectState, { stageId }: Place): ResearchStatus {
  if (stageId === null) return state.project.status;
  const { status } = stageOf(state, stageId);
  if (status === null) throw new AppError('validation_failed');
  return status;
}

/** What a decision on a section depends on. */
export function factsOf(state: ProjectState, place: Place): ResearchFacts {
  return {
    present: presenceOf(state.team),
    completion: completionOf(state),
    planValid: place.stageId !== null && planValidOf(state, place.stageId),
    contentHash: hashOf(contentOf(state, place)),
    approved: approvedEdition(sectionRow(state, place.section, place.stageId)),
    missing: needsOf(state, place).hard,
    restoreUnchanged: true,
  };
}
