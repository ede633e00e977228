import { AppError, type Outcome, type SeenSection } from '@pv/contract';
import type { Deps, Locale, Work } from '../../../context.ts';
import {
  decideSection,
  loadState,
  lockState,
  type Place,
  sectionRow,
  stageOf,
} from '../../approval/public.ts';
import { selectWaiting } from '../waiting/select-waiting.ts';
import { decideEach } from './decide-each.ts';

interface Approval {
  place: Place;
  projectId: string;
  userId: string;
  locale: Locale;
  seen: { status: string; edition: number };
}

/**
 * Approves a section if its content is one that the person's role has approved before.
 * @throws AppError `content_not_known`, and as `decideSection`
 */
async function approveOne(work: Work, { place, seen, ...by }: Approval): Promise<void> {
  const { projectId, userId } = by;
  const state = await lockState(work.trx, projectId, userId);
  if (place.stageId !== null) stageOf(state, place.stageId);
  const [waiting] = await selectWaiting(work.trx, { userId, projectId, place }, { limit: 1 });
  const placeIn = () => place;
  await decideSection(work, { ...by, placeIn, seen, action: 'approve', review: null });
  // a text that was changed while it waited has become an edition of its own just now
  const after = await loadState(work.trx, projectId, userId);
  const edition = sectionRow(after, place.section, place.stageId)?.editionNo;
  if (!waiting?.unchanged || edition !== seen.edition) throw new AppError('content_not_known');
}

/** Approves the sections whose content the person, or somebody of his role, has approved before. */
export function approveUnchanged(
  deps: Deps,
  sections: readonly SeenSection[],
  { userId, locale }: { userId: string; locale: Locale },
): Promise<Outcome[]> {
  const decisions = sections.map(({ project: projectId, stage: stageId, section, ...seen }) => ({
    projectId,
    section,
    stageId,
    decide: (work: Work) =>
      approveOne(work, { place: { section, stageId }, projectId, userId, locale, seen }),
  }));
  return decideEach(deps, decisions, { locale, userId });
}
