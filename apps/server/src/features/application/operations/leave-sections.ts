import { and, eq, inArray } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { grantApplicationSections, grantApplications } from '../../../db/schema/index.ts';

/** Whoever leaves a project answers for no section of its applications any more, and writes in none. */
export async function leaveSections(
  { trx }: Work,
  { projectId, userId }: { projectId: string; userId: string },
): Promise<void> {
  const { applicationId, ownerId, lockedBy } = grantApplicationSections;
  const own = trx
    .select({ id: grantApplications.id })
    .from(grantApplications)
    .where(eq(grantApplications.projectId, projectId));
  const inProject = inArray(applicationId, own);
  await trx
    .update(grantApplicationSections)
    .set({ ownerId: null })
    .where(and(inProject, eq(ownerId, userId)));
  await trx
    .update(grantApplicationSections)
    .set({ lockedBy: null, lockedUntil: null })
    .where(and(inProject, eq(lockedBy, userId)));
}
