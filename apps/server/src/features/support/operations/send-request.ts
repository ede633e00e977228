import { AppError, type BodyOf, type endpoints } from '@pv/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { type Deps, inTransaction, type Work } from '../../../context.ts';
import { lockKey } from '../../../db/lock-key.ts';
import { supportRequests } from '../../../db/schema/index.ts';
import { countSending } from '../../auth/public.ts';
import { pathOf } from '../link-token.ts';
import { mailReceipt } from '../mails/sender-letters.ts';
import { tellEditors } from '../mails/tell.ts';
import type { RequestRow } from '../queries/load-request.ts';
import { storeMessage } from '../queries/store-message.ts';
import type { Sender } from './senders.ts';

type NewRequest = BodyOf<typeof endpoints.support.add>;

/** Each request mails a receipt: nobody shall be flooded with them by somebody else. */
const LIMITS = { perHour: 5, perDay: 20 };
/** An account is counted apart: a guest may type its address, and shall not take its turn. */
const counted = ({ userId, email }: Sender): string => `support ${userId ?? email}`;

/** Of the page only its path: what follows may name people or open something. */
const pathIn = (page = ''): string => page.split(/[?#]/)[0] ?? '';

async function addRequest(
  work: Work,
  { key, topic, text, files, context }: NewRequest,
  sender: Sender,
): Promise<RequestRow> {
  await countSending(work, counted(sender), LIMITS, 'support.often.requests');
  const { error = '', browser = '', page } = context;
  const [row] = await work.trx
    .insert(supportRequests)
    .values({
      ...sender,
      id: uuidv7(),
      key,
      topic,
      context: { page: pathIn(page), error, browser },
      status: 'new',
      createdAt: work.now,
      updatedAt: work.now,
    })
    .returning();
  if (!row) throw new AppError('internal');
  const author = row.userId ? { id: row.userId, name: row.name } : null;
  await storeMessage(work, { requestId: row.id, fromSupport: false, author, text, files });
  await mailReceipt(work, row);
  await tellEditors(work, row, 'asked', text);
  return row;
}

/** By what a request is its sender's: the account, or the address of who has none. */
type Owner = { userId: string } | { email: string };

const isOf = (owner: Owner) =>
  'userId' in owner
    ? eq(supportRequests.userId, owner.userId)
    : and(isNull(supportRequests.userId), eq(supportRequests.email, owner.email));

/**
 * Sends a request to the support: a receipt goes to the sender and a notice to the editors. Sent again by
 * its `owner` under the same key, it gives the one that is there; `findSender` is asked only for a new one.
 * A key of somebody else is like any other.
 * @throws AppError `file_missing`, `too_many_requests`, and what `findSender` throws
 */
export async function sendRequest(
  deps: Deps,
  body: NewRequest,
  { owner, findSender }: { owner: Owner; findSender: (work: Work) => Promise<Sender> },
): Promise<{ number: number; email: string; link: string }> {
  const row = await inTransaction(deps, async (work) => {
    await lockKey(work.trx, `support ${body.key}`);
    const [sent] = await work.trx
      .select()
      .from(supportRequests)
      .where(and(eq(supportRequests.key, body.key), isOf(owner)));
    return sent ?? addRequest(work, body, await findSender(work));
  });
  return { number: row.number, email: row.email, link: pathOf(deps.config.secret, row) };
}
