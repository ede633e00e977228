import {
  AppError,
  decisionsOn,
  PROJECT_CATEGORIES,
  type ResponseDecision,
  ROLE_IDS,
} from '@pv/contract';
import { type Locale, translate } from '@pv/texts';
import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { users } from '../../../db/schema/index.ts';
import { addField, createProject } from '../../project/public.ts';
import { createStage } from '../../stage/public.ts';
import { inviteByMail } from '../../team/public.ts';
import { personOf } from '../../user/public.ts';
import { takeFiles } from '../files/take-files.ts';
import type { OpportunityRow } from '../load-opportunity.ts';
import { lockResponse, type MetResponse } from '../load-response.ts';
import { tellResponder } from '../tell.ts';
import { declineOpen } from './decline-open.ts';
import { closeTaken } from './publish-opportunity.ts';
import { storeResponse } from './respond.ts';
import type { Doing } from './write-opportunity.ts';

/** Letters of the annotation of a project that an order becomes. */
const ANNOTATION_MAX = 1000;

async function accountOf({ trx }: Work, id: string) {
  const { email, locale } = users;
  const [found] = await trx.select({ email, locale }).from(users).where(eq(users.id, id));
  if (!found) throw new AppError('not_found');
  return found;
}

/** A text as far as an annotation takes it, up to the end of a word. */
function shortened(text: string): string {
  if (text.length <= ANNOTATION_MAX) return text;
  const cut = text.slice(0, ANNOTATION_MAX - 1);
  return `${cut.replace(/\s+\S*$/u, '')}…`;
}

/** What is paid for an order: for the whole, and for each stage. */
function moneyOf({ content }: OpportunityRow, locale: Locale): string {
  const { amount, amount_note: note, stages } = content;
  const roubles = (sum: number) =>
    translate(locale, 'opportunityList.amount', {
      amount: new Intl.NumberFormat(locale).format(sum),
    });
  const paid = [
    { title: translate(locale, 'opportunityList.budget'), amount, note },
    ...stages.map((stage) => ({ ...stage, note: '' })),
  ].flatMap((one) =>
    one.amount === null ? [] : [`${one.title}: ${roubles(one.amount)} ${one.note}`.trim()],
  );
  return paid.join('\n');
}

/** What an order says at length, in the fields of the project: its task, and what is told about it besides. */
async function describeWork(
  work: Work,
  row: OpportunityRow,
  project: { id: string; userId: string; locale: Locale },
) {
  const { text, terms } = row.content;
  const { id: projectId, userId, locale } = project;
  const fields = [
    // the annotation has all of a short one
    {
      list: 'task',
      title: 'opportunities.form.text',
      content: shortened(text) === text ? '' : text,
    },
    { list: 'task', title: 'opportunityList.terms', content: terms },
    { list: 'full_info', title: 'opportunityList.budget', content: moneyOf(row, locale) },
  ] as const;
  const of = { projectId, userId, kind: 'text', stageId: null } as const;
  for (const { list, title, content } of fields) {
    if (content) await addField(work, { ...of, list, title: translate(locale, title), content });
  }
}

/** The days of the work; none where the last one is before the first. */
function daysOf({ content: { starts_at, ends_at } }: OpportunityRow) {
  return starts_at && ends_at && ends_at < starts_at ? {} : { starts_at, ends_at };
}

/**
 * An order becomes a research project of whoever does it, with the stages of the order where it has some; the
 * customer is invited as its curator.
 */
async function beginWork(work: Work, { response, row, userId }: MetResponse): Promise<string> {
  const { locale } = await accountOf(work, response.userId);
  const { email } = await accountOf(work, userId);
  const { title, stages } = row.content;
  const { id } = await createProject(work, {
    type: 'nir',
    userId: response.userId,
    locale,
    body: {
      title,
      category_id: PROJECT_CATEGORIES.nioktr,
      role_id: ROLE_IDS.researcher,
      annotation: shortened(row.content.text),
      template: stages.length === 0,
      ...daysOf(row),
    },
  });
  await describeWork(work, row, { id, userId: response.userId, locale });
  await takeFiles(work, {
    ...{ from: row.id, projectId: id },
    ...{ userId: response.userId, customerId: userId },
  });
  for (const stage of stages) {
    const planned = {
      project_id: id,
      kind: 'numeric' as const,
      title: stage.title,
      ends_at: stage.until,
    };
    await createStage(work, { userId: response.userId, body: planned });
  }
  const inviting = { projectId: id, userId: response.userId, role: 'curator', email } as const;
  await inviteByMail(work, inviting);
  return id;
}

/**
 * Answers a response, also once the deadline is over. An accepted one to an R&D order becomes a project: the order
 * is closed, and who else has responded to it is declined and told. The same decision again changes nothing and
 * makes no second project.
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
    // what was said before stands where nothing is said now
    ...(note && { note }),
    ...(answered && { decidedAt: work.now }),
    ...(madeProjectId && { madeProjectId }),
  });
  const actor = await personOf(work.trx, userId);
  await tellResponder(work, met.row, met.response, { variant: decision, actor, note });
  if (!becomesWork) return decided;
  await declineOpen(work, [met.row], 'taken');
  return { ...decided, row: await closeTaken(work, met.row) };
}
