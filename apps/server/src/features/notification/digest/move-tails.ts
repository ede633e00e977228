import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { members, projects, type StoredMove } from '../../../db/schema/index.ts';
import type { FoundNotification } from '../find-notifications.ts';
import { deadlineLine, lackLines, sinceLine } from '../letters/move-lines.ts';
import type { Reader } from '../reader.ts';

const TAILED: readonly FoundNotification['reason'][] = ['your_move', 'stalled', 'deadline'];

const asksOf = ({ reason, section, settledAt }: FoundNotification) =>
  TAILED.includes(reason) && section !== null && settledAt === null;

/** The open moves of projects whose turn has come, with the role of the reader. */
async function openIn(executor: Executor, { id }: Reader, projectIds: readonly string[]) {
  if (projectIds.length === 0) return [];
  const rows = await executor
    .select({
      projectId: projects.id,
      zone: projects.timeZone,
      moves: projects.moves,
      role: members.role,
    })
    .from(projects)
    .innerJoin(members, and(eq(members.projectId, projects.id), eq(members.userId, id)))
    .where(inArray(projects.id, [...projectIds]));
  return rows.flatMap(({ projectId, zone, moves, role }) =>
    moves
      .filter(({ after }) => after === null)
      .map((move) => ({ projectId, zone, move, own: move.roles.includes(role) })),
  );
}

interface OpenOne {
  move: StoredMove;
  own: boolean;
  /** In which the days of its project end. */
  zone: string;
}

function tailOf({ move, own, zone }: OpenOne, reader: Reader): string {
  return [
    ...lackLines(move, reader.locale),
    ...(own ? [sinceLine(new Date(move.since), reader)] : []),
    ...deadlineLine({ deadline: move.deadline, zone }, reader),
  ].join(' ');
}

/**
 * What follows the titles of calls, of stalled approvals and of deadlines in a digest, by id of the notification: as it
 * is now, what lacks, since when the reader is waited for, by when it has to be done. What waits no more
 * has none.
 */
export async function moveTails(
  executor: Executor,
  reader: Reader,
  unread: readonly FoundNotification[],
): Promise<Map<string, string>> {
  const asked = unread.filter(asksOf);
  const ids = new Set(asked.flatMap(({ projectId }) => projectId ?? []));
  const open = await openIn(executor, reader, [...ids]);
  const tails = new Map<string, string>();
  for (const { id, reason, projectId, section, stageId } of asked) {
    const found = open.find(
      ({ move, own, ...of }) =>
        of.projectId === projectId &&
        move.section === section &&
        move.stageId === stageId &&
        (own || reason !== 'your_move'),
    );
    const tail = found && tailOf(found, reader);
    if (tail) tails.set(id, tail);
  }
  return tails;
}
