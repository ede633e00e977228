import { MOVE_CALLS, type RequestKind, type VariantOf, type WorkflowSection } from '@pv/contract';
import { and, eq, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Work } from '../../context.ts';
import { notifications } from '../../db/schema/index.ts';

/** Notes of notifications that what they ask for is settled; there is nothing left to read in them. */
async function settle(work: Work, which: SQL | undefined): Promise<void> {
  const settled = await work.trx
    .update(notifications)
    .set({
      readAt: sql`coalesce(${notifications.readAt}, ${work.now.toISOString()}::timestamptz)`,
      settledAt: work.now,
    })
    .where(and(isNull(notifications.settledAt), which))
    .returning({ userId: notifications.userId });
  const people = new Set(settled.map(({ userId }) => userId));
  work.afterCommit(() => {
    for (const userId of people) work.deps.push.tell({ kind: 'read', userId, projectId: null });
  });
}

/** It names those who are waited for, of whom its reader is none. */
const OF_OTHERS: (VariantOf<'stalled'> | VariantOf<'deadline'>)[] = [
  'waits',
  'soon_others',
  'today_others',
  'overdue_others',
];

interface MovedSection {
  projectId: string;
  section: WorkflowSection;
  stageId: string | null;
  /** Who has acted: a notice about several sections has reached its reader by now. */
  actorId: string;
  /** Who has still to act. */
  still: readonly string[];
}

/** Nobody is called to a section any more that somebody else has decided on, nor told who has it by then. */
export function settleMoves(
  work: Work,
  { projectId, section, stageId, actorId, still }: MovedSection,
): Promise<void> {
  const place =
    stageId === null ? isNull(notifications.stageId) : eq(notifications.stageId, stageId);
  const here = and(
    eq(notifications.section, section),
    place,
    still.length > 0
      ? or(notInArray(notifications.userId, [...still]), inArray(notifications.variant, OF_OTHERS))
      : undefined,
  );
  const own = and(isNull(notifications.section), eq(notifications.userId, actorId));
  return settle(
    work,
    and(
      eq(notifications.projectId, projectId),
      inArray(notifications.reason, MOVE_CALLS),
      or(here, own),
    ),
  );
}

/** A stage that leaves the roadmap asks nobody for anything. */
export async function settleStages(work: Work, stageIds: readonly string[]): Promise<void> {
  if (stageIds.length === 0) return;
  const of = inArray(notifications.stageId, [...stageIds]);
  await settle(work, and(of, inArray(notifications.reason, MOVE_CALLS)));
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

/** What was told of a request to the support asks for nothing any more. */
export function settleSupport(
  work: Work,
  requestId: string,
  variants: readonly VariantOf<'support'>[],
): Promise<void> {
  return settle(
    work,
    and(
      eq(notifications.reason, 'support'),
      eq(sql`${notifications.said}->>'support'`, requestId),
      inArray(notifications.variant, [...variants]),
    ),
  );
}
