import { dayIn, type RoleCode } from '@pv/contract';
import type { Work } from '../../context.ts';
import { type MoveCause, type Notice, notify, settleMoves } from '../notification/public.ts';
import { noticePlace, noticeProject } from './notice-place.ts';
import { isAhead, type OpenMove, openMoves } from './open-moves.ts';
import { type Place, type ProjectState, placeKey, type TeamMember } from './state.ts';

/** What has brought moves about. */
export type Cause = Omit<MoveCause, 'place'> & { place: Place };

/** What somebody has done to a project. */
interface Deed {
  before: ProjectState;
  after: ProjectState;
  actor: TeamMember;
  /** The section that was decided on; its own notices are settled with the decision. */
  decided?: Place;
  /** What was approved by it, or lost its approval. */
  causes: readonly Cause[];
}

const keyOf = (move: OpenMove): string => `${placeKey(move)} ${move.asked}`;
const keysOf = (move: OpenMove): string[] => move.roles.map((role) => `${keyOf(move)} ${role}`);

const holders = ({ team }: ProjectState, roles: readonly RoleCode[]): string[] =>
  team.filter(({ role }) => roles.includes(role)).map(({ userId }) => userId);

/** Work whose turn has come; `day` is the ISO date on which a stage may have begun by itself. */
function worksInTurn({ deps }: Work, state: ProjectState, day: string | null): OpenMove[] {
  const begun = ({ after, from }: OpenMove) => !after || (day && from && from <= day);
  return openMoves(state, deps.config).filter((move) => isAhead(move) && begun(move));
}

/** Calls to work that is not asked for any more, such as to a result whose plan has to be approved anew. */
async function settleGone(work: Work, { before, after, actor, decided }: Deed): Promise<void> {
  const moves = openMoves(after, work.deps.config);
  const left = new Set(moves.map(keyOf));
  const done = decided && placeKey(decided);
  for (const gone of worksInTurn(work, before, null)) {
    if (left.has(keyOf(gone)) || placeKey(gone) === done) continue;
    const { section, stageId } = gone;
    const roles = moves
      .filter((one) => placeKey(one) === placeKey(gone))
      .flatMap((one) => one.roles);
    await settleMoves(work, {
      projectId: after.project.id,
      section,
      stageId,
      actorId: actor.userId,
      still: holders(after, roles),
    });
  }
}

/** Where several approvals are lost by one edit, only that of the same section is a cause. */
function causeOf({ after, causes }: Deed, move: OpenMove): MoveCause | undefined {
  const here = causes.find(({ place }) => placeKey(place) === placeKey(move));
  const cause = here ?? (causes.length === 1 ? causes[0] : undefined);
  return cause && { ...cause, place: noticePlace(after, cause.place) };
}

const callOf = (deed: Deed, move: OpenMove, roles: readonly RoleCode[]): Notice => ({
  reason: 'your_move',
  variant: move.asked === 'add_stage' ? 'add_stage' : 'send',
  to: holders(deed.after, roles),
  actor: deed.actor,
  project: noticeProject(deed.after),
  place: noticePlace(deed.after, move),
  said: { asked: move.asked },
  told: {
    cause: causeOf(deed, move),
    returned: null,
    comment: null,
    missing: move.missing,
    advised: move.advised,
  },
});

/** Those who may send or add something now, and could not before, with what they are called to. */
function callsOf(work: Work, deed: Deed): Notice[] {
  const { before, after, actor } = deed;
  const today = dayIn(work.now, before.project.timeZone);
  const known = new Set(worksInTurn(work, before, today).flatMap(keysOf));
  const isNew = (move: OpenMove) => (_: RoleCode, at: number) => !known.has(keysOf(move)[at] ?? '');
  return worksInTurn(work, after, null)
    .filter(({ roles }) => !roles.includes(actor.role))
    .map((move) => callOf(deed, move, move.roles.filter(isNew(move))))
    .filter(({ to }) => to.length > 0);
}

/** Whether a call tells the same as the news, as what has brought it about. */
function tells({ told }: Notice, { reason, variant, place }: Notice): boolean {
  const cause = told?.cause;
  return (
    cause?.reason === reason &&
    cause.variant === variant &&
    cause.place.section === place?.section &&
    cause.place.stageId === place.stageId
  );
}

/**
 * Tells of a deed: its `news`, and those whose move it has become that it is. Whoever is called by what
 * the news tell hears both in one notice. Where the actor may make the move himself it has not passed to
 * anybody, and nobody is called.
 */
export async function tellTurns(work: Work, deed: Deed, news: readonly Notice[]): Promise<void> {
  await settleGone(work, deed);
  const calls = callsOf(work, deed);
  const rest = news.map((one): Notice => {
    const called = new Set(calls.filter((call) => tells(call, one)).flatMap(({ to }) => to));
    return { ...one, to: one.to.filter((id) => !called.has(id)) };
  });
  await notify(work, ...rest, ...calls);
}
