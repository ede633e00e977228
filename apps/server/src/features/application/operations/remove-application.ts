import { and, eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { comments, grantApplications } from '../../../db/schema/index.ts';
import { appendEvent } from '../../approval/public.ts';
import { lockScene, tellOthers } from '../scene.ts';

/**
 * Deletes an application with everything that was said of it.
 * @throws AppError `not_found`, `forbidden`
 */
export async function removeApplication(
  work: Work,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  const scene = await lockScene(work, id, userId);
  const { row, member } = scene;
  const said = and(eq(comments.subject, 'application'), eq(comments.subjectId, id));
  await work.trx.delete(comments).where(said);
  await work.trx.delete(grantApplications).where(eq(grantApplications.id, id));
  const after = { name: row.title };
  const event = { projectId: row.projectId, actor: member, after };
  await appendEvent(work, { ...event, kind: 'application_removed' });
  tellOthers(work, scene);
}
