import type { WaitingKind, WaitingSummary } from '@pv/contract';
import type { Executor } from '../../../db/database.ts';
import { selectAllWaiting } from './select-waiting.ts';

/** How much waits for a person: altogether, by kind and by project, those with the most first. */
export async function countWaiting(executor: Executor, userId: string): Promise<WaitingSummary> {
  const rows = await selectAllWaiting(executor, userId);
  const count = (kind: WaitingKind) => rows.filter((row) => row.kind === kind).length;
  const projects = [...Map.groupBy(rows, ({ projectId }) => projectId)].map(([id, own]) => ({
    id,
    title: own[0]?.title ?? '',
    count: own.length,
  }));
  return {
    total: rows.length,
    kinds: {
      decide: count('decide'),
      answer: count('answer'),
      revise: count('revise'),
      resend: count('resend'),
    },
    projects: projects.sort((a, b) => b.count - a.count || a.title.localeCompare(b.title, 'ru')),
    unchanged: rows.filter((row) => row.unchanged).length,
  };
}
