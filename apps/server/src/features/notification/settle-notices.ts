import type { RequestKind, WorkflowSection } from '@pv/contract';
import { and, eq, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Work } from '../../context.ts';
import { notifications } from '../../db/schema/index.ts';

/** Marks unread notifications as read because what they ask for is settled. */
async function settle(work: Work, which: SQL | undefined): Promise<void> {
  const settled = await work.trx
    .update(notifications)
    .set({ readAt: work.now })
    .where(and(isNull(notifications.readAt), which))
    .returning({ userId: notifications.userId });
  const people = new Set(settled.map(({ userId }) => userId));
  work.afterCommit(() => {
    for (const userId of people) work.deps.push.tell({ kind: 'read', userId, projectId: null });
  });
}

interface MovedSection {
  projectId: string;
  section: WorkflowSection;
  stageId: string | null;
  /** Who has acted: a notice about several sections has reached its reader by now. */
  actorId: string;
  /** Who has still to act. */
  still: readonly string[];
}

/** Nobody is called to a section any more that somebody else has decided on. */
export function settleMoves(
  work: Work,
  { projectId, section, stageId, actorId, still }: MovedSection,
): Promise<void> {
  const place =
    stageId === null ? isNull(notifications.stageId) : eq(notifications.stageId, stageId);
  const here = and(
    eq(notifications.section, section),
    place,
    still.length > 0 ? notInArray(notifications.userId, [...still]) : undefined,
  );
  const own = and(isNull(notifications.section), eq(notifications.userId, actorId));
  return settle(
    work,
    and(
      eq(notifications.projectId, projectId),
      inArray(notifications.reason, ['your_move', 'reminder']),
      or(here, own),
    ),
  );
}

/** An invitation that is answered, sent anew or taken back asks for nothing. */
export function settleInvitation(work: Work, invitationId: string): Promise<void> {
  return settle(
    work,
    and(
      inArray(notifications.reason, ['invitation', 'candidate']),
      eq(sql`${notifications.said}->>'invitation'`, invitationId),
    ),
  );
}

const REASON_OF = {
  exclusion: 'exclusion_request',
  role_offer: 'role_offer',
  handover: 'handover',
} as const satisfies Record<RequestKind, string>;

/** The reason under which a member hears of a request. */
export const requestReason = (kind: RequestKind) => REASON_OF[kind];

/** A request that is answered, lapsed or taken back asks for nothing. */
export function settleRequest(
  work: Work,
  { kind, projectId, targetId }: { kind: RequestKind; projectId: string; targetId: string },
): Promise<void> {
  return settle(
    work,
    and(
      eq(notifications.reason, REASON_OF[kind]),
      eq(notifications.projectId, projectId),
      eq(notifications.userId, targetId),
    ),
  );
}
