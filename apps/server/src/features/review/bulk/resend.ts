import { AppError, allowed, type Outcome } from '@pv/contract';
import type { Deps, Locale } from '../../../context.ts';
import {
  currentSection,
  decideSection,
  loadState,
  memberOf,
  type Place,
  type ProjectState,
  sectionRow,
  statusOf,
  workflowOf,
} from '../../approval/public.ts';
import { decideEach, type OneDecision } from './decide-each.ts';

const PROJECT: Place = { section: 'project', stageId: null };

/** Sections that have lost their approval, in the order in which they are read. */
export function placesToResend(state: ProjectState): Place[] {
  const workflow = workflowOf(state);
  const lost = (place: Place) => workflow.family(statusOf(state, place)) === 'reapproval';
  const ofStages = state.stages.flatMap((stage): Place[] => {
    const section = currentSection(state, stage);
    return section ? [{ section, stageId: stage.id }] : [];
  });
  return [PROJECT, ...ofStages].filter(lost);
}

/**
 * Sends again every section of a project that has lost its approval, as somebody would one by one.
 * @throws AppError `not_found`; `forbidden` for whose role sends nothing
 */
export async function resend(
  deps: Deps,
  { projectId, userId, locale }: { projectId: string; userId: string; locale: Locale },
): Promise<Outcome[]> {
  const state = await loadState(deps.connection.db, projectId, userId);
  const { role } = memberOf(state, userId);
  const hasResearchers = state.team.some((member) => member.role === 'researcher');
  if (!allowed(role, 'send', { hasResearchers })) throw new AppError('forbidden');
  const decisions = placesToResend(state).map((place): OneDecision => {
    const edition = sectionRow(state, place.section, place.stageId)?.editionNo ?? 0;
    const seen = { status: statusOf(state, place), edition };
    return {
      projectId,
      ...place,
      decide: (work) =>
        decideSection(work, {
          projectId,
          placeIn: () => place,
          userId,
          action: 'approve',
          review: null,
          seen,
          locale,
        }),
    };
  });
  return decideEach(deps, decisions, { locale, userId });
}
