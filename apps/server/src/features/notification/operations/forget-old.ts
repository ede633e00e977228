import { lt } from 'drizzle-orm';
import type { Deps } from '../../../context.ts';
import { notifications } from '../../../db/schema/index.ts';

/** What happened stays in the history of the project; a notification is for the half year after it. */
const KEPT_MS = 183 * 86_400_000;

/** Removes notifications that nobody will look for any more. */
export async function forgetOld({ connection: { db }, clock }: Deps): Promise<void> {
  const before = new Date(clock().getTime() - KEPT_MS);
  await db.delete(notifications).where(lt(notifications.createdAt, before));
}
