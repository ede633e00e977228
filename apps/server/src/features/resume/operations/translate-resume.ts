import { AppError, allowed, type BodyOf, type endpoints, type Resume } from '@pv/contract';
import type { Work } from '../../../context.ts';
import { resumes } from '../../../db/schema/index.ts';
import { lockState, memberOf } from '../../approval/public.ts';
import { loadEnglish, loadResume } from '../load-sheet.ts';

/**
 * Changes the given English words of a resume.
 * @throws AppError `not_found`, `forbidden`, `stale_version` where somebody has changed them since
 */
export async function translateResume(
  { trx }: Work,
  { projectId, userId }: { projectId: string; userId: string },
  { version, ...change }: BodyOf<typeof endpoints.resume.translate>,
): Promise<Resume> {
  const state = await lockState(trx, projectId, userId);
  const { role } = memberOf(state, userId);
  if (!allowed(role, 'edit')) throw new AppError('forbidden');
  const before = await loadEnglish(trx, projectId);
  if (version !== before.version) throw new AppError('stale_version');
  const set = { english: { ...before.english, ...change }, version: version + 1 };
  await trx
    .insert(resumes)
    .values({ projectId, ...set })
    .onConflictDoUpdate({ target: resumes.projectId, set });
  return loadResume(trx, { state, role, language: 'en' });
}
