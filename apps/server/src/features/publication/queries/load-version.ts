import { AppError } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { articleVersions } from '../../../db/schema/index.ts';
import { requireRight } from '../../platform/public.ts';

interface Asked {
  versionId: string;
  userId: string;
}

/**
 * A kept state of an article for an editor.
 * @throws AppError `not_found`, for everybody else alike
 */
export async function loadVersion(executor: Executor, { versionId, userId }: Asked) {
  await requireRight(executor, userId, 'write_articles');
  const [version] = await executor
    .select()
    .from(articleVersions)
    .where(eq(articleVersions.id, versionId));
  if (!version) throw new AppError('not_found');
  return version;
}
