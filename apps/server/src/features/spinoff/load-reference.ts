import { AppError, allowed } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Work } from '../../context.ts';
import { startupDocuments } from '../../db/schema/index.ts';
import { lockState, memberOf } from '../approval/public.ts';
import { textIsKept } from './text-is-kept.ts';

/** Which reference of a startup, and who asks. */
export interface ReferenceOf {
  id: string;
  userId: string;
}

/**
 * A reference of a startup to an approved text, with the startup locked and who asks, one of those who
 * edit it.
 * @throws AppError `not_found`, `forbidden`
 */
export async function loadReference({ trx }: Work, { id, userId }: ReferenceOf) {
  const { startupId, title, status } = startupDocuments;
  const own = eq(startupDocuments.id, id);
  const [named] = await trx.select({ startupId }).from(startupDocuments).where(own);
  if (!named) throw new AppError('not_found');
  const state = await lockState(trx, named.startupId, userId);
  const member = memberOf(state, userId);
  if (!allowed(member.role, 'edit')) throw new AppError('forbidden');
  const [found] = await trx
    .select({ startupId, title, status, kept: textIsKept })
    .from(startupDocuments)
    .where(own);
  if (!found) throw new AppError('not_found');
  return { ...found, member };
}
