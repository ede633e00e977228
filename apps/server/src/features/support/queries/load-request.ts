import { AppError } from '@pv/contract';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import type { Executor } from '../../../db/database.ts';
import { supportRequests } from '../../../db/schema/index.ts';
import { requireRight } from '../../platform/public.ts';
import { idInLink } from '../link-token.ts';

export type RequestRow = typeof supportRequests.$inferSelect;

/** Who comes to a request, and how: signed in, by the secret link, or as an editor. */
export type Door =
  | { by: 'account'; userId: string; id: string }
  | { by: 'link'; token: string }
  | { by: 'desk'; userId: string; id: string };

const { id, userId } = supportRequests;

/** What a link opens has no account behind it: the account would be the door. */
function whichOf(door: Door, secret: string): SQL | undefined {
  if (door.by === 'desk') return eq(id, door.id);
  if (door.by === 'account') return and(eq(id, door.id), eq(userId, door.userId));
  const linked = idInLink(secret, door.token);
  if (!linked) throw new AppError('not_found');
  return and(eq(id, linked), isNull(userId));
}

async function checkDoor(executor: Executor, door: Door): Promise<void> {
  if (door.by === 'desk') await requireRight(executor, door.userId, 'answer_support');
}

function only([row]: RequestRow[]): RequestRow {
  if (!row) throw new AppError('not_found');
  return row;
}

/**
 * A request for whoever may see it.
 * @throws AppError `not_found`, for everybody else alike
 */
export async function loadRequest(
  executor: Executor,
  secret: string,
  door: Door,
): Promise<RequestRow> {
  await checkDoor(executor, door);
  return only(await executor.select().from(supportRequests).where(whichOf(door, secret)));
}

/** As `loadRequest`, locked until the end of the transaction. */
export async function lockRequest({ trx, deps }: Work, door: Door): Promise<RequestRow> {
  await checkDoor(trx, door);
  const which = whichOf(door, deps.config.secret);
  return only(await trx.select().from(supportRequests).where(which).for('update'));
}
