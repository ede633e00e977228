import { allowed, type WaitingKind, type WaitingSummary } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { members } from '../../../db/schema/index.ts';
import { listMatters } from './list-matters.ts';
import { countAllWaiting } from './select-waiting.ts';

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** Whether a person decides in several works by his role, whatever waits in them now. */
async function decidesInSeveral(executor: Executor, userId: string): Promise<boolean> {
  const roles = await executor
    .select({ role: members.role })
    .from(members)
    .where(eq(members.userId, userId));
  return roles.filter(({ role }) => allowed(role, 'decide')).length > 1;
}

/**
 * How much waits for a person: altogether, by kind, by project with the most first, and in teams; and whether
 * he decides in several works.
 */
export async function countWaiting(
  executor: Executor,
  userId: string,
  now: Date,
): Promise<WaitingSummary> {
  const matters = await listMatters(executor, userId, now);
  const rows = await countAllWaiting(executor, userId);
  const ofKind = (kind: WaitingKind) =>
    sum(rows.filter((row) => row.kind === kind).map(({ count }) => count));
  const projects = [...Map.groupBy(rows, ({ projectId }) => projectId)].map(([id, own]) => ({
    id,
    title: own[0]?.title ?? '',
    count: sum(own.map(({ count }) => count)),
  }));
  return {
    total: sum(rows.map(({ count }) => count)) + matters.length,
    kinds: {
      decide: ofKind('decide'),
      answer: ofKind('answer'),
      revise: ofKind('revise'),
      resend: ofKind('resend'),
      send: ofKind('send'),
    },
    projects: projects.sort((a, b) => b.count - a.count || a.title.localeCompare(b.title, 'ru')),
    unchanged: sum(rows.map(({ unchanged }) => unchanged)),
    matters,
    oversees: await decidesInSeveral(executor, userId),
  };
}
