import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { resetLinks, users } from '../../../db/schema/index.ts';
import { hashSecret } from '../../../signed.ts';

/** Whose unused, unexpired link this is, or null; with an `email` only if it is the account's. */
export async function findResetLink(
  db: Executor,
  props: { secret: string; id: string; email?: string | undefined; now: Date },
): Promise<{ idHash: string; userId: string; email: string } | null> {
  const idHash = hashSecret(props.secret, 'reset', props.id);
  const [link] = await db
    .select({ idHash: resetLinks.idHash, userId: users.id, email: users.email })
    .from(resetLinks)
    .innerJoin(users, eq(users.id, resetLinks.userId))
    .where(
      and(
        eq(resetLinks.idHash, idHash),
        isNull(resetLinks.usedAt),
        gt(resetLinks.expiresAt, props.now),
        props.email === undefined ? undefined : eq(users.email, props.email),
      ),
    );
  return link ?? null;
}
