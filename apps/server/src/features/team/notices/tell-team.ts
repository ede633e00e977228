import type { Work } from '../../../context.ts';
import {
  noticePlace,
  noticeProject,
  openMoves,
  type ProjectState,
  type TeamMember,
} from '../../approval/public.ts';
import { type ListedMove, type Notice, notify, teamMoveLetter } from '../../notification/public.ts';

/** What has changed in a team. */
export interface TeamNews {
  kind: 'joined' | 'left' | 'removed' | 'role' | 'creator';
  /** Who has come, gone or changed. */
  person: Pick<TeamMember, 'userId' | 'name' | 'role'>;
  /** Who has brought it about; he hears of it in his own way. */
  by: { userId: string; name: string };
}

type Move = ReturnType<typeof openMoves>[number];

const keysOf = ({ section, stageId, roles, asked }: Move) =>
  roles.map((role) => [section, stageId, role, asked].join());

/** The moves whose turn has come and which somebody has now and had not before. */
function newMoves({ deps }: Work, before: ProjectState, after: ProjectState): Move[] {
  const known = new Set(openMoves(before, deps.config).flatMap(keysOf));
  const fresh = (move: Move) => !keysOf(move).every((key) => known.has(key));
  return openMoves(after, deps.config).filter((move) => !move.after && fresh(move));
}

const LOST: ReadonlySet<string> = new Set(['re_approval_required', 'result_re_approval_required']);

/** How many sections have to be approved again that did not before. */
function resetCount(before: ProjectState, after: ProjectState): number {
  const waiting = ({ project, stages }: ProjectState) => {
    const ofStages = stages.flatMap(({ status, resultStatus }) => [status, resultStatus]);
    return [project.status, ...ofStages].filter((status) => status && LOST.has(status)).length;
  };
  return Math.max(0, waiting(after) - waiting(before));
}

function newsOf(
  { kind, person }: TeamNews,
  reset: number,
): Pick<Notice, 'reason' | 'variant' | 'said'> {
  const said = { person: person.name, role: person.role };
  if (kind === 'joined' && reset > 0) {
    return { reason: 'joined', variant: 'reset', said: { ...said, count: reset } };
  }
  const reasons = {
    joined: { reason: 'joined', variant: 'joined' },
    left: { reason: 'left', variant: 'left' },
    removed: { reason: 'left', variant: 'removed' },
    role: { reason: 'role_changed', variant: 'role' },
    creator: { reason: 'role_changed', variant: 'creator' },
  } as const;
  return { ...reasons[kind], said };
}

/** Tells a member that the move has become his; the mail says which, and what each needs. */
async function tellMover(
  work: Work,
  after: ProjectState,
  { person: { userId, name } }: TeamNews,
  own: {
    userId: string;
    moves: readonly Move[];
  },
): Promise<void> {
  const project = noticeProject(after);
  const moves = own.moves.map((move): ListedMove => ({ ...move, place: noticePlace(after, move) }));
  const only = moves.length === 1 ? moves[0] : undefined;
  await notify(work, {
    reason: 'your_move',
    variant: 'team',
    to: [own.userId],
    actor: { userId, name },
    project,
    place: only?.place ?? null,
    said: { person: name, ...(only && { asked: only.asked }), ...(only?.again && { again: true }) },
    letter: (reader) => teamMoveLetter(work, { project, person: name, moves }, reader),
  });
}

/**
 * Tells a team of its change, each member once: those whose move something has become of that, the
 * others of the change itself. The person and whoever has brought it about are told elsewhere.
 */
export async function tellTeam(
  work: Work,
  { before, after }: { before: ProjectState; after: ProjectState },
  news: TeamNews,
): Promise<void> {
  const fresh = newMoves(work, before, after);
  const others: string[] = [];
  for (const { userId, role } of after.team) {
    if (userId === news.person.userId || userId === news.by.userId) continue;
    const moves = fresh.filter(({ roles }) => roles.includes(role));
    if (moves.length > 0) await tellMover(work, after, news, { userId, moves });
    else others.push(userId);
  }
  await notify(work, {
    ...newsOf(news, resetCount(before, after)),
    to: others,
    actor: news.by,
    project: noticeProject(after),
  } as Notice);
}
