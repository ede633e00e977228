import type { WaitingKind, WaitingSummary } from '@pv/contract';
import type { Executor } from '../../../db/database.ts';
import { listMatters } from './list-matters.ts';
import { countAllWaiting } from './select-waiting.ts';

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** How much waits for a person: altogether, by kind, by project with the most first, and in teams. */
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
  };
}
