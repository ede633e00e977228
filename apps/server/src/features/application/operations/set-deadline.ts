import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { grantApplications } from '../../../db/schema/index.ts';
import { type ApplicationScene, lockScene } from '../scene.ts';

/**
 * Says until when the call takes applications; of another call it is in time or late anew.
 * @throws AppError `not_found`, `forbidden`
 */
export async function setDeadline(
  work: Work,
  { id, userId, deadline }: { id: string; userId: string; deadline: string | null },
): Promise<ApplicationScene> {
  const scene = await lockScene(work, id, userId);
  const set = { deadline, inTime: false, updatedAt: work.now };
  await work.trx.update(grantApplications).set(set).where(eq(grantApplications.id, id));
  return { ...scene, row: { ...scene.row, ...set } };
}
