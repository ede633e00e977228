import { AppError, allowed, type BodyOf, type endpoints, type Passport } from '@pv/contract';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { passports, projectEvents, projectFiles } from '../../../db/schema/index.ts';
import { appendEvent, lockState, memberOf } from '../../approval/public.ts';
import { loadPassport } from '../load-passport.ts';

/** Evidence names files of its own project alone. */
async function checkFiles({ trx }: Work, projectId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await trx
    .select({ id: projectFiles.id })
    .from(projectFiles)
    .where(and(eq(projectFiles.projectId, projectId), inArray(projectFiles.id, [...ids])));
  if (found.length < new Set(ids).size) throw new AppError('file_missing');
}

/** Saved as it is typed: so long somebody's changes are one line of the log. */
const ONE_LINE_MS = 30 * 60_000;

async function tellLog(work: Work, projectId: string, actor: { userId: string; name: string }) {
  const told = await work.trx.$count(
    projectEvents,
    and(
      eq(projectEvents.projectId, projectId),
      eq(projectEvents.kind, 'passport_changed'),
      eq(projectEvents.actorId, actor.userId),
      gt(projectEvents.createdAt, new Date(work.now.getTime() - ONE_LINE_MS)),
    ),
  );
  if (told === 0) await appendEvent(work, { projectId, kind: 'passport_changed', actor });
}

/**
 * Changes the given fields of a passport and leaves the others.
 * @throws AppError `not_found`, `forbidden`, `stale_version` where somebody has changed it since,
 *   `file_missing` for a file of evidence that is not one of the project
 */
export async function changePassport(
  work: Work,
  { projectId, userId }: { projectId: string; userId: string },
  { version, evidence, ...change }: BodyOf<typeof endpoints.passport.change>,
): Promise<Passport> {
  const { trx, now } = work;
  const member = memberOf(await lockState(trx, projectId, userId), userId);
  const { role } = member;
  if (!allowed(role, 'edit')) throw new AppError('forbidden');
  const before = await loadPassport(trx, { projectId, role });
  if (version !== before.version) throw new AppError('stale_version');
  await checkFiles(
    work,
    projectId,
    (evidence ?? []).flatMap(({ file_id }) => file_id ?? []),
  );
  const set = {
    fields: { ...before.fields, ...change },
    evidence: evidence ?? before.evidence,
    version: version + 1,
    updatedAt: now,
  };
  await trx
    .insert(passports)
    .values({ projectId, ...set })
    .onConflictDoUpdate({ target: passports.projectId, set });
  await tellLog(work, projectId, member);
  return loadPassport(trx, { projectId, role });
}
