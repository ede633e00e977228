import {
  AppError,
  decisionsOn,
  PROJECT_CATEGORIES,
  type ResponseDecision,
  ROLE_IDS,
} from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { users } from '../../../db/schema/index.ts';
import { createProject } from '../../project/public.ts';
import { inviteByMail } from '../../team/public.ts';
import { personOf } from '../../user/public.ts';
import { lockResponse, type MetResponse } from '../load-response.ts';
import { tellResponder } from '../tell.ts';
import { storeResponse } from './respond.ts';
import type { Doing } from './write-opportunity.ts';

/** Letters of the annotation of a project that an order becomes. */
const ANNOTATION_MAX = 5000;

async function accountOf({ trx }: Work, id: string) {
  const { email, locale } = users;
  const [found] = await trx.select({ email, locale }).from(users).where(eq(users.id, id));
  if (!found) throw new AppError('not_found');
  return found;
}

/** An order becomes a research project of whoever does it; the customer is invited as its curator. */
async function beginWork(work: Work, { response, row, userId }: MetResponse): Promise<string> {
  const { locale } = await accountOf(work, response.userId);
  const { email } = await accountOf(work, userId);
  const { title, text, terms } = row.content;
  const { id } = await createProject(work, {
    type: 'nir',
    userId: response.userId,
    locale,
    body: {
      title,
      category_id: PROJECT_CATEGORIES.nioktr,
      role_id: ROLE_IDS.researcher,
      annotation: [text, terms].filter(Boolean).join('\n\n').slice(0, ANNOTATION_MAX),
      template: true,
    },
  });
  const inviting = { projectId: id, userId: response.userId, role: 'curator', email } as const;
  await inviteByMail(work, inviting);
  return id;
}

/**
 * Answers a response, also once the deadline is over. An accepted one to an R&D order becomes a project. The
 * same decision again changes nothing and makes no second project.
 * @throws AppError `not_found`, `forbidden` for whoever has sent it, `response_settled` for one that was taken
 *   back or was answered otherwise, and what an invitation is refused with
 */
export async function decideResponse(
  work: Work,
  { id, userId, decision, note }: Doing & { decision: ResponseDecision; note: string },
): Promise<MetResponse> {
  const met = await lockResponse(work.trx, id, userId);
  if (met.mine) throw new AppError('forbidden');
  const { status } = met.response;
  // looking again at what has gone further is no step back
  const looksAgain = decision === 'seen' && status !== 'sent' && status !== 'withdrawn';
  if (status === decision || looksAgain) return met;
  if (!decisionsOn(status).includes(decision)) throw new AppError('response_settled');
  const becomesWork = decision === 'accepted' && met.row.kind === 'rd_order';
  const madeProjectId = becomesWork ? await beginWork(work, met) : null;
  const answered = decision === 'accepted' || decision === 'declined';
  const decided = await storeResponse(work, met, {
    status: decision,
    note,
    ...(answered && { decidedAt: work.now }),
    ...(madeProjectId && { madeProjectId }),
  });
  const actor = await personOf(work.trx, userId);
  await tellResponder(work, met.row, met.response, { variant: decision, actor, note });
  return decided;
}
