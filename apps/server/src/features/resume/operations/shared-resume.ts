import { AppError, type ResumeLanguage, type ResumeSheet } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import type { Executor } from '../../../db/database.ts';
import { resumeLinks, resumeOpens } from '../../../db/schema/index.ts';
import { hashOfLink } from '../../../secret-link.ts';
import { loadProject } from '../../approval/public.ts';
import { loadResume } from '../load-sheet.ts';
import { sharerOf } from './own-links.ts';

/**
 * @throws AppError `not_found` for a secret that no link has; `link_over` for one that has ended, was revoked,
 *   or whose maker may share no more: to its bearer alone, and without a word of whose it was
 */
async function openLink(executor: Executor, { token, now }: { token: string; now: Date }) {
  const [link] = await executor
    .select()
    .from(resumeLinks)
    .where(eq(resumeLinks.linkHash, hashOfLink(token)));
  if (!link) throw new AppError('not_found');
  if (link.revokedAt || link.endsAt <= now) throw new AppError('link_over');
  const state = await loadProject(executor, link.projectId);
  const sharer = state && sharerOf(state, link.makerId);
  if (!sharer) throw new AppError('link_over');
  return { link, state, sharer };
}

/**
 * The sheet that a link shows.
 * @throws AppError `not_found`, `link_over`
 */
export async function readShared(
  executor: Executor,
  { token, now, language }: { token: string; now: Date; language: ResumeLanguage },
): Promise<ResumeSheet> {
  const { state, sharer } = await openLink(executor, { token, now });
  return (await loadResume(executor, { state, role: sharer.role, language })).sheet;
}

/**
 * Counts that a link was opened, once a reading; nobody of the team is counted.
 * @throws AppError `not_found`, `link_over`
 */
export async function countOpen(
  { trx, now }: Work,
  { token, key, userId }: { token: string; key: string; userId: string | null },
): Promise<void> {
  const { link, state } = await openLink(trx, { token, now });
  if (state.team.some((member) => member.userId === userId)) return;
  await trx
    .insert(resumeOpens)
    .values({ linkId: link.id, key, openedAt: now })
    .onConflictDoNothing();
}
