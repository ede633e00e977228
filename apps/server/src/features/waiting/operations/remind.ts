import { AppError, allowed, NUDGE_MS, waitedDays } from '@pv/contract';
import type { Work } from '../../../context.ts';
import {
  appendEvent,
  lockState,
  memberOf,
  noticePlace,
  noticeProject,
  type OpenMove,
  type Place,
  type ProjectState,
  placeKey,
  type TeamMember,
} from '../../approval/public.ts';
import { lastReminders, notify, nudgeLetter } from '../../notification/public.ts';
import { awaitedMoves, moversOf } from '../awaited-moves.ts';
import { reminderPause } from '../reminder-pause.ts';
import { toldOf } from '../told-of.ts';

/** Whom of those whose move it is nothing has reminded within a day. */
async function peopleToRemind(
  { trx, now }: Work,
  state: ProjectState,
  move: OpenMove,
): Promise<string[]> {
  const all = await lastReminders(trx, [state.project.id], new Date(now.getTime() - NUDGE_MS));
  const told = toldOf(all, move);
  const movers = moversOf(state, move);
  if (reminderPause({ now, since: move.since, movers, told }).from) {
    throw new AppError('reminded_lately');
  }
  const reminded = new Set(told.map(({ userId }) => userId));
  return movers.filter((id) => !reminded.has(id));
}

interface Nudge {
  state: ProjectState;
  move: OpenMove;
  actor: TeamMember;
  people: readonly string[];
}

async function tell(work: Work, { state, move, actor, people }: Nudge): Promise<void> {
  const project = noticeProject(state);
  const place = noticePlace(state, move);
  const { asked, again, missing, advised, since } = move;
  await notify(work, {
    reason: 'reminder',
    variant: 'nudge',
    to: people,
    actor,
    project,
    place,
    said: { asked, count: waitedDays(since, work.now), ...(again && { again }) },
    letter: (reader) =>
      nudgeLetter(
        { project, name: actor.name, move: { asked, again, place, missing, advised, since } },
        reader,
      ),
  });
}

/**
 * Reminds those whose move it is in a section, at once and at most once a day whoever does it, and notes
 * it in the log.
 * @throws AppError `not_found`, `forbidden`; `nothing_awaited` where it is nobody's move, `own_move`
 *   where it is the caller's own, `reminded_lately` before a day is over
 */
export async function remind(
  work: Work,
  { projectId, userId, place }: { projectId: string; userId: string; place: Place },
): Promise<void> {
  const state = await lockState(work.trx, projectId, userId);
  const actor = memberOf(state, userId);
  if (!allowed(actor.role, 'comment')) throw new AppError('forbidden');
  const move = awaitedMoves(state, work.deps.config).find(
    (one) => placeKey(one) === placeKey(place),
  );
  if (!move) throw new AppError('nothing_awaited');
  if (move.roles.includes(actor.role)) throw new AppError('own_move');
  const people = await peopleToRemind(work, state, move);
  await tell(work, { state, move, actor, people });
  const names = state.team.filter((one) => people.includes(one.userId)).map(({ name }) => name);
  await appendEvent(work, {
    projectId,
    stageId: place.stageId,
    section: place.section,
    kind: 'people_reminded',
    actor,
    after: { name: names.join(', ') },
  });
}
