import {
  AppError,
  allowed,
  type ProjectEventKind,
  type RoleCode,
  type WorkflowStatus,
} from '@pv/contract';
import type { Work } from '../../context.ts';
import { forgetDeadlines, type Notice, settleMoves, settleStages } from '../notification/public.ts';
import { appendEvent } from './append-event.ts';
import { completionOf, memberOf, sectionRow, workflowOf } from './in-state.ts';
import { loadProject, lockState, reloadStanding } from './load-state.ts';
import { noticePlace, noticeProject } from './notice-place.ts';
import { refreshStanding } from './refresh-standing.ts';
import { editOf, statusOf } from './section-facts.ts';
import { RESET, saveSection } from './section-record.ts';
import type { Place, ProjectState, StageRow, TeamMember } from './state.ts';
import { storeNextEdition } from './store-edition.ts';
import { storeReview } from './store-review.ts';
import { tellTurns } from './tell-turns.ts';
import { writeStatus } from './write-status.ts';

/** What the history tells of an edit. */
interface ToldEdit {
  kind: ProjectEventKind;
  stageId?: string | null;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** What somebody is about to change in a project. */
export interface ContentEdit extends ToldEdit {
  /** Sections whose substantive content changes; none for what an edition does not hold. */
  places: Place[];
  /** What else the edit changes, each told by a line of its own. */
  more?: readonly ToldEdit[];
  /** Null when everything is already so: nothing is written and nothing remembered. */
  write: (() => Promise<void>) | null;
}

/**
 * What an edit does to a section, without doing it.
 * @throws AppError `forbidden`, `project_finished`, `section_locked`
 */
function effectOn(state: ProjectState, place: Place, role: RoleCode) {
  const effect = workflowOf(state).edit(editOf(state, place, role));
  if (effect.kind === 'refused') throw new AppError(effect.code);
  return effect;
}

/** Of two sections with one status, the first that loses its approval takes it along. */
function droppedApprovals(
  effects: readonly { place: Place; effect: ReturnType<typeof effectOn> }[],
) {
  const dropped = effects.flatMap(({ place, effect }) =>
    effect.kind === 'reapproval' ? [{ place, next: effect.next }] : [],
  );
  const statuses = dropped.map(({ place, next }) => `${place.stageId} ${next}`);
  return dropped.filter((_, at) => statuses.indexOf(statuses[at] ?? '') === at);
}

/** The editions that an edit takes of what is with the supervisor. */
function nextEditions(
  state: ProjectState,
  effects: readonly { place: Place; effect: ReturnType<typeof effectOn> }[],
) {
  return effects.flatMap(({ place, effect }) => {
    if (effect.kind !== 'saved' || !effect.newEdition) return [];
    const row = sectionRow(state, place.section, place.stageId);
    return [{ ...place, edition: (row?.editionNo ?? 0) + 1 }];
  });
}

async function dropApproval(
  work: Work,
  state: ProjectState,
  { place, next }: { place: Place; next: WorkflowStatus },
  member: TeamMember,
): Promise<void> {
  const projectId = state.project.id;
  const row = sectionRow(state, place.section, place.stageId);
  await writeStatus(work, projectId, place, next);
  await saveSection(work, projectId, place, RESET);
  await storeReview(work, {
    projectId,
    place,
    event: 'reset',
    cause: 'edited',
    intent: null,
    decision: null,
    text: null,
    author: member,
    editionNo: row?.editionNo || null,
    roundNo: row?.roundNo ?? 0,
  });
  await appendEvent(work, {
    projectId,
    ...place,
    kind: 'approval_reset',
    actor: member,
    before: { status: statusOf(state, place) },
    after: { status: next },
  });
  await settleMoves(work, { projectId, ...place, actorId: member.userId, still: [] });
}

const LOST = { reason: 'reset', variant: 'edited' } as const;

/** Tells the team that approvals were lost, and who is called to send something anew or to go on. */
async function tellDropped(
  work: Work,
  { before, after, actor }: { before: ProjectState; after: ProjectState; actor: TeamMember },
  dropped: readonly Place[],
): Promise<void> {
  const causes = dropped.map((place) => ({ ...LOST, place }));
  const news = dropped.map(
    (place): Notice => ({
      ...LOST,
      to: after.team.map(({ userId }) => userId),
      actor,
      project: noticeProject(after),
      place: noticePlace(after, place),
    }),
  );
  await tellTurns(work, { before, after, actor, causes }, news);
}

/** Nobody is called any more to stages that are gone, nor by the days on which others were to end. */
async function takeOldCallsBack(
  work: Work,
  before: ProjectState,
  after: ProjectState,
): Promise<void> {
  const ends = new Map(after.stages.map(({ id, endsAt }) => [id, endsAt]));
  const left = before.stages.filter(({ id }) => !ends.has(id));
  const moved = before.stages.filter(({ id, endsAt }) => ends.has(id) && ends.get(id) !== endsAt);
  const idsOf = (stages: readonly StageRow[]) => stages.map(({ id }) => id);
  await settleStages(work, idsOf(left));
  await forgetDeadlines(work, idsOf(moved));
}

/**
 * Changes content by the rules of approval: refused while the section waits, and what was approved
 * has to be approved again. Gives the project as it has become.
 * @throws AppError `not_found`, `forbidden`, `project_finished`, `section_locked`, and what `plan` throws
 */
export async function editContent(
  work: Work,
  { projectId, userId }: { projectId: string; userId: string },
  plan: (state: ProjectState, member: TeamMember) => ContentEdit,
): Promise<ProjectState> {
  const state = await lockState(work.trx, projectId, userId);
  const member = memberOf(state, userId);
  if (!allowed(member.role, 'edit')) throw new AppError('forbidden');
  if (completionOf(state) === 'succeeded') throw new AppError('project_finished');
  const { places, write, more = [], ...told } = plan(state, member);
  const effects = places.map((place) => ({ place, effect: effectOn(state, place, member.role) }));

  if (!write) return state;
  await write();
  const editions = nextEditions(state, effects);
  const first = editions.length > 0 ? { ...told, after: { ...told.after, editions } } : told;
  for (const line of [first, ...more]) {
    await appendEvent(work, { projectId, actor: member, ...line });
  }
  const dropped = droppedApprovals(effects);
  for (const one of dropped) await dropApproval(work, state, one, member);
  const after = await loadProject(work.trx, projectId);
  if (!after) throw new AppError('not_found');
  await takeOldCallsBack(work, state, after);
  for (const { place, effect } of effects) {
    if (effect.kind === 'saved' && effect.newEdition) {
      await storeNextEdition(work, after, place, userId);
    }
  }
  await refreshStanding(work, after, member);
  const lost = dropped.map(({ place }) => place);
  await tellDropped(work, { before: state, after, actor: member }, lost);
  return reloadStanding(work.trx, after);
}
