import { AppError, allowed, type BodyOf, type endpoints, isOpenResponse } from '@pv/contract';
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../../context.ts';
import { opportunityResponses } from '../../../db/schema/index.ts';
import { loadState, memberOf } from '../../approval/public.ts';
import { personOf } from '../../user/public.ts';
import { lockMet } from '../load-opportunity.ts';
import { lockResponse, type MetResponse } from '../load-response.ts';
import { tellOfResponse } from '../tell.ts';
import type { Doing } from './write-opportunity.ts';

/**
 * Responds to an opportunity; whoever has posted it is told.
 * @throws AppError `not_found`, also for a project of others, `forbidden` to one's own, to those that came with
 *   the product and for a project that one does not write in, `opportunity_closed`, `already_responded`
 */
export async function respond(
  work: Work,
  { id, userId }: Doing,
  { message, project_id: projectId, link }: BodyOf<typeof endpoints.opportunity.respond>,
): Promise<MetResponse> {
  const { trx, now } = work;
  const { row, isAuthor } = await lockMet(trx, { id, userId, now });
  if (isAuthor || row.authorId === null) throw new AppError('forbidden');
  if (row.status !== 'published') throw new AppError('opportunity_closed');
  if (projectId) {
    const { role } = memberOf(await loadState(trx, projectId, userId), userId);
    if (!allowed(role, 'edit')) throw new AppError('forbidden');
  }
  const [response] = await trx
    .insert(opportunityResponses)
    .values({
      id: uuidv7(),
      opportunityId: row.id,
      userId,
      status: 'sent',
      message,
      link,
      projectId,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!response) throw new AppError('already_responded');
  await tellOfResponse(work, row, response, { actor: await personOf(trx, userId) });
  return { response, row, userId, mine: true };
}

/** Writes a change of a response. */
export async function storeResponse(
  { trx, now }: Work,
  met: MetResponse,
  change: Partial<typeof opportunityResponses.$inferInsert>,
): Promise<MetResponse> {
  const [response = met.response] = await trx
    .update(opportunityResponses)
    .set({ ...change, updatedAt: now })
    .where(eq(opportunityResponses.id, met.response.id))
    .returning();
  return { ...met, response };
}

/**
 * Takes one's response back; taken back again it stays as it is.
 * @throws AppError `not_found`, `forbidden` for whoever has posted, `response_settled`
 */
export async function withdrawResponse(work: Work, { id, userId }: Doing): Promise<MetResponse> {
  const met = await lockResponse(work.trx, id, userId);
  if (!met.mine) throw new AppError('forbidden');
  const { status } = met.response;
  if (status === 'withdrawn') return met;
  if (!isOpenResponse(status)) throw new AppError('response_settled');
  const withdrawn = await storeResponse(work, met, { status: 'withdrawn' });
  const actor = await personOf(work.trx, userId);
  await tellOfResponse(work, met.row, met.response, { actor, withdrawn: true });
  return withdrawn;
}
