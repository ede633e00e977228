import {
  AppError,
  allowed,
  type endpoints,
  RESUME_LINKS_MAX,
  type ResponseOf,
  type ResumeLink,
} from '@pv/contract';
import { and, count, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../../context.ts';
import type { Executor } from '../../../db/database.ts';
import { resumeLinks, resumeOpens } from '../../../db/schema/index.ts';
import { newLink } from '../../../secret-link.ts';
import {
  appendEvent,
  loadState,
  lockState,
  memberOf,
  type ProjectState,
  type TeamMember,
} from '../../approval/public.ts';

const DAY_MS = 86_400_000;

interface Asked {
  projectId: string;
  userId: string;
}

type Row = typeof resumeLinks.$inferSelect;

/** The member who may show the resume to others, as who writes in the project may; null for anybody else. */
export function sharerOf({ team }: ProjectState, userId: string | null): TeamMember | null {
  const member = team.find((one) => one.userId === userId);
  return member && allowed(member.role, 'edit') ? member : null;
}

function requireSharer(state: ProjectState, userId: string): TeamMember {
  memberOf(state, userId);
  const member = sharerOf(state, userId);
  if (!member) throw new AppError('forbidden');
  return member;
}

/** A link opens no more than its maker could: one whose maker has left is as revoked. */
const present = (row: Row, state: ProjectState, opens: number): ResumeLink => ({
  id: row.id,
  maker: row.makerName,
  created_at: row.createdAt.toISOString(),
  ends_at: row.endsAt.toISOString(),
  revoked: row.revokedAt !== null || !sharerOf(state, row.makerId),
  opens,
});

/**
 * The links to the resume of a project, the last made first, with how often each was opened.
 * @throws AppError `not_found`, `forbidden`
 */
export async function listLinks(
  executor: Executor,
  { projectId, userId }: Asked,
): Promise<{ links: ResumeLink[] }> {
  const state = await loadState(executor, projectId, userId);
  requireSharer(state, userId);
  const rows = await executor
    .select()
    .from(resumeLinks)
    .where(eq(resumeLinks.projectId, projectId))
    .orderBy(desc(resumeLinks.id));
  const ids = rows.map(({ id }) => id);
  const counts = await executor
    .select({ id: resumeOpens.linkId, opens: count() })
    .from(resumeOpens)
    .where(inArray(resumeOpens.linkId, ids))
    .groupBy(resumeOpens.linkId);
  const opensOf = new Map(counts.map(({ id, opens }) => [id, opens]));
  return { links: rows.map((row) => present(row, state, opensOf.get(row.id) ?? 0)) };
}

/**
 * Makes a link; its secret is in the answer and nowhere else.
 * @throws AppError `not_found`, `forbidden`, `too_many_requests`
 */
export async function shareResume(
  work: Work,
  { projectId, userId, days }: Asked & { days: number },
): Promise<ResponseOf<typeof endpoints.resume.share>> {
  const { trx, now, deps } = work;
  const state = await lockState(trx, projectId, userId);
  const maker = requireSharer(state, userId);
  const living = await trx.$count(
    resumeLinks,
    and(
      eq(resumeLinks.projectId, projectId),
      isNull(resumeLinks.revokedAt),
      gt(resumeLinks.endsAt, now),
    ),
  );
  if (living >= RESUME_LINKS_MAX) throw new AppError('too_many_requests');
  const { token, hash } = newLink();
  const row: Row = {
    id: uuidv7(),
    projectId,
    linkHash: hash,
    makerId: userId,
    makerName: maker.name,
    createdAt: now,
    endsAt: new Date(now.getTime() + days * DAY_MS),
    revokedAt: null,
  };
  await trx.insert(resumeLinks).values(row);
  await appendEvent(work, { projectId, kind: 'resume_shared', actor: maker });
  return { link: present(row, state, 0), url: `${deps.config.publicUrl}/resume/${token}` };
}

/**
 * Lets nobody in by a link any more.
 * @throws AppError `not_found`, `forbidden`
 */
export async function revokeLink(
  work: Work,
  { projectId, userId, id }: Asked & { id: string },
): Promise<void> {
  const { trx, now } = work;
  const actor = requireSharer(await lockState(trx, projectId, userId), userId);
  const here = and(eq(resumeLinks.id, id), eq(resumeLinks.projectId, projectId));
  const [row] = await trx.select().from(resumeLinks).where(here);
  if (!row) throw new AppError('not_found');
  if (row.revokedAt) return;
  await trx.update(resumeLinks).set({ revokedAt: now }).where(here);
  await appendEvent(work, { projectId, kind: 'resume_link_revoked', actor });
}
