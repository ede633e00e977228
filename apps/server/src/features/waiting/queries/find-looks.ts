import { LOOKING_MS } from '@pv/contract';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { sectionLooks } from '../../../db/schema/index.ts';

/** That somebody has said that he looks at a section. */
export type Look = typeof sectionLooks.$inferSelect;

/** Who has said within the last hours that he looks at something in a project. */
export function findLooks(executor: Executor, projectId: string, now: Date): Promise<Look[]> {
  const since = new Date(now.getTime() - LOOKING_MS);
  return executor
    .select()
    .from(sectionLooks)
    .where(and(eq(sectionLooks.projectId, projectId), gt(sectionLooks.since, since)))
    .orderBy(asc(sectionLooks.since), asc(sectionLooks.id));
}
