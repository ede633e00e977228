import {
  MOVE_CALLS,
  NOTIFICATION_REASONS,
  type RequestKind,
  type VariantOf,
  type WorkflowSection,
} from '@pv/contract';
import { and, eq, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { Work } from '../../context.ts';
import { notifications } from '../../db/schema/index.ts';

/** Open pages of those whose notifications have changed read them anew. */
function tellOf({ deps, afterCommit }: Work, changed: readonly { userId: string }[]): void {
  const people = new Set(changed.map(({ userId }) => userId));
  afterCommit(() => {
    for (const userId of people) deps.push.tell({ kind: 'read', userId, projectId: null });
  });
}

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
  tellOf(work, settled);
}

/** An end that was told with those who are waited for, of whom its reader is none. */
const ENDS_OF_OTHERS = NOTIFICATION_REASONS.deadline.variants.filter((variant) =>
  variant.endsWith('_others'),
);

interface MovedSection {
  projectId: string;
  section: WorkflowSection;
  stageId: string | null;
  /** Who has acted: a notice about several sections has reached its reader by now. */
  actorId: string;
  /** Who has still to act. */
  still: readonly string[];
}

/**
 * Nobody is called to a section any more that somebody else has decided on, nor told who has it by then.
 * The end of a stage stays told to whoever has it by then: that step is not told again.
 */
export async function settleMoves(
  work: Work,
  { projectId, section, stageId, actorId, still }: MovedSection,
): Promise<void> {
  const { userId, reason, variant, settledAt, said } = notifications;
  const ofProject = eq(notifications.projectId, projectId);
  const place =
    stageId === null ? isNull(notifications.stageId) : eq(notifications.stageId, stageId);
  const here = and(eq(notifications.section, section), place);
  const movers = inArray(userId, [...still]);
  const past = or(not(movers), eq(reason, 'stalled'));
  const own = and(isNull(notifications.section), eq(userId, actorId));
  await settle(work, and(ofProject, inArray(reason, MOVE_CALLS), or(and(here, past), own)));
  if (still.length === 0) return;
  const named = and(eq(reason, 'deadline'), inArray(variant, ENDS_OF_OTHERS));
  const changed = await work.trx
    .update(notifications)
    .set({ said: sql`${said} - 'person'` })
    .where(and(ofProject, here, movers, named, isNull(settledAt)))
    .returning({ userId });
  tellOf(work, changed);
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

/** What was told of a discussion that waited asks for nothing once it is answered. */
export function settleUnanswered(work: Work, discussionId: string): Promise<void> {
  return settle(
    work,
    and(
      eq(notifications.reason, 'unanswered'),
      eq(sql`${notifications.said}->>'discussion'`, discussionId),
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
