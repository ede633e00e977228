import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { controlEvents } from '../../../db/schema/index.ts';
import { changeOf } from '../open-event.ts';

/** Removes a draft. @throws AppError `not_found`, `event_state` */
export async function removeEvent(
  work: Work,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  await changeOf(work, { userId, id }, 'delete');
  await work.trx.delete(controlEvents).where(eq(controlEvents.id, id));
}
