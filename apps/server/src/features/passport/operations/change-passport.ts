import { AppError, allowed, type BodyOf, type endpoints, type Passport } from '@pv/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { passports, projectFiles } from '../../../db/schema/index.ts';
import { lockState, memberOf } from '../../approval/public.ts';
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
  const { role } = memberOf(await lockState(trx, projectId, userId), userId);
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
  return loadPassport(trx, { projectId, role });
}
