import {
  AppError,
  DEFAULT_ZONE,
  dayIn,
  decisionsOn,
  isOpenResponse,
  type OpportunityResponse,
  statusAt,
} from '@pv/contract';
import { and, eq } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/database.ts';
import {
  members,
  opportunities,
  opportunityResponses,
  profiles,
  projects,
  users,
} from '../../db/schema/index.ts';
import type { OpportunityRow, ResponseRecord } from './load-opportunity.ts';

/** A response with what it is to, as one of its two sides meets it. */
export interface MetResponse {
  response: ResponseRecord;
  row: OpportunityRow;
  userId: string;
  mine: boolean;
}

/** @throws AppError `not_found` for whoever has neither sent it nor posted the opportunity */
async function meet(
  executor: Executor,
  response: ResponseRecord | undefined,
  userId: string,
): Promise<MetResponse> {
  if (!response) throw new AppError('not_found');
  const [row] = await executor
    .select()
    .from(opportunities)
    .where(eq(opportunities.id, response.opportunityId));
  const mine = response.userId === userId;
  if (!row || (!mine && row.authorId !== userId)) throw new AppError('not_found');
  return { response, row, userId, mine };
}

/** A response for one of its sides; what was taken back is gone for whoever has posted. @throws AppError `not_found` */
export async function findResponse(executor: Executor, id: string, userId: string) {
  const [found] = await executor
    .select()
    .from(opportunityResponses)
    .where(eq(opportunityResponses.id, id));
  const met = await meet(executor, found, userId);
  if (!met.mine && met.response.status === 'withdrawn') throw new AppError('not_found');
  return met;
}

/** As `findResponse`, locked for a change after what it is to, as whoever responds locks it. */
export async function lockResponse(trx: Transaction, id: string, userId: string) {
  const { opportunityId } = opportunityResponses;
  await trx
    .select({ id: opportunities.id })
    .from(opportunities)
    .innerJoin(opportunityResponses, eq(opportunityId, opportunities.id))
    .where(eq(opportunityResponses.id, id))
    .for('update', { of: opportunities });
  const [found] = await trx
    .select()
    .from(opportunityResponses)
    .where(eq(opportunityResponses.id, id))
    .for('update');
  return meet(trx, found, userId);
}

async function findProject(executor: Executor, id: string | null) {
  if (!id) return null;
  const { type, title, annotation } = projects;
  const [found] = await executor
    .select({ id: projects.id, type, title, annotation })
    .from(projects)
    .where(eq(projects.id, id));
  return found ?? null;
}

async function isInTeam(executor: Executor, projectId: string, userId: string) {
  const [member] = await executor
    .select({ role: members.role })
    .from(members)
    .where(and(eq(members.projectId, projectId), eq(members.userId, userId)));
  return member !== undefined;
}

/** The project that is shown with a response, as long as whoever has sent it is in its team. */
async function shownProject(executor: Executor, { projectId, userId }: ResponseRecord) {
  const shown = projectId !== null && (await isInTeam(executor, projectId, userId));
  return shown ? findProject(executor, projectId) : null;
}

/** A response as its side sees it now. */
export async function presentResponse(
  executor: Executor,
  { response, row, mine, userId }: MetResponse,
  now: Date,
): Promise<OpportunityResponse> {
  const [person] = await executor
    .select({ id: users.id, name: profiles.name, email: users.email })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, response.userId));
  const made = await findProject(executor, response.madeProjectId);
  const { id, status, message, link, note, createdAt, updatedAt, decidedAt } = response;
  return {
    id,
    opportunity: { id: row.id, kind: row.kind, title: row.content.title },
    organisation: row.content.organisation,
    person: { id: response.userId, name: person?.name ?? '' },
    email: mine ? null : (person?.email ?? null),
    status,
    mine,
    message,
    link,
    note,
    project: await shownProject(executor, response),
    made_project: made && {
      id: made.id,
      title: made.title,
      in_team: await isInTeam(executor, made.id, userId),
    },
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
    decided_at: decidedAt && dayIn(decidedAt, DEFAULT_ZONE),
    can: {
      withdraw: mine && isOpenResponse(status),
      decide: mine ? [] : [...decisionsOn(status)],
      close: !mine && status === 'accepted' && statusAt(row, now) === 'published',
    },
  };
}
