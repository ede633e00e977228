import {
  AppError,
  type endpoints,
  GUEST_LINKS_MAX,
  type GuestLink,
  type ResponseOf,
} from '@pv/contract';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../../context.ts';
import type { Executor } from '../../../db/database.ts';
import { guestLinks } from '../../../db/schema/index.ts';
import { newLink } from '../../../secret-link.ts';
import { loadAccess } from '../../document/public.ts';
import { personOf } from '../../user/public.ts';

const DAY_MS = 86_400_000;

interface Asked {
  documentId: string;
  userId: string;
}

type Row = typeof guestLinks.$inferSelect;

async function requireInviter(executor: Executor, { documentId, userId }: Asked): Promise<void> {
  const { can } = await loadAccess(executor, documentId, userId);
  if (!can.invite) throw new AppError('forbidden');
}

/** Whether who has made a link may still invite: a link opens no more than its maker could. */
export async function makerInvites(
  executor: Executor,
  { documentId, makerId }: Pick<Row, 'documentId' | 'makerId'>,
): Promise<boolean> {
  if (makerId === null) return false;
  return requireInviter(executor, { documentId, userId: makerId }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError) return false;
      throw error;
    },
  );
}

const present = (row: Row, invites = true): GuestLink => ({
  id: row.id,
  maker: row.makerName,
  created_at: row.createdAt.toISOString(),
  ends_at: row.endsAt.toISOString(),
  revoked: row.revokedAt !== null || !invites,
});

/**
 * The links of a document, the last made first. One whose maker may invite no more is as revoked.
 * @throws AppError `not_found`, `forbidden`
 */
export async function listLinks(executor: Executor, asked: Asked): Promise<{ links: GuestLink[] }> {
  await requireInviter(executor, asked);
  const rows = await executor
    .select()
    .from(guestLinks)
    .where(eq(guestLinks.documentId, asked.documentId))
    .orderBy(desc(guestLinks.id));
  const { documentId } = asked;
  const inviting = new Map<string | null, boolean>();
  for (const makerId of new Set(rows.map((row) => row.makerId))) {
    inviting.set(makerId, await makerInvites(executor, { documentId, makerId }));
  }
  return { links: rows.map((row) => present(row, inviting.get(row.makerId))) };
}

/**
 * Makes a link; its secret is in the answer and nowhere else.
 * @throws AppError `not_found`, `forbidden`, `too_many_requests`
 */
export async function makeLink(
  work: Work,
  { days, ...asked }: Asked & { days: number },
): Promise<ResponseOf<typeof endpoints.guestLink.make>> {
  const { trx, now, deps } = work;
  await requireInviter(trx, asked);
  const { documentId, userId } = asked;
  const living = await trx.$count(
    guestLinks,
    and(
      eq(guestLinks.documentId, documentId),
      isNull(guestLinks.revokedAt),
      gt(guestLinks.endsAt, now),
    ),
  );
  if (living >= GUEST_LINKS_MAX) throw new AppError('too_many_requests');
  const { token, hash } = newLink();
  const maker = await personOf(trx, userId);
  const [row] = await trx
    .insert(guestLinks)
    .values({
      id: uuidv7(),
      documentId,
      linkHash: hash,
      makerId: userId,
      makerName: maker.name,
      createdAt: now,
      endsAt: new Date(now.getTime() + days * DAY_MS),
    })
    .returning();
  if (!row) throw new Error('No link was made');
  return { link: present(row), url: `${deps.config.publicUrl}/document-review#token=${token}` };
}

/**
 * Lets nobody in by a link any more.
 * @throws AppError `not_found`, `forbidden`
 */
export async function revokeLink(
  { trx, now }: Work,
  { id, ...asked }: Asked & { id: string },
): Promise<void> {
  await requireInviter(trx, asked);
  const here = and(eq(guestLinks.id, id), eq(guestLinks.documentId, asked.documentId));
  const [row] = await trx.select().from(guestLinks).where(here);
  if (!row) throw new AppError('not_found');
  if (!row.revokedAt) await trx.update(guestLinks).set({ revokedAt: now }).where(here);
}
