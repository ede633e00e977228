import {
  type Opportunity,
  type OpportunityCard,
  type OpportunityStanding,
  type OwnOpportunity,
  statusAt,
} from '@pv/contract';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { opportunities, opportunityResponses, profiles } from '../../db/schema/index.ts';
import type { Storage } from '../../storage/storage.ts';
import { personOf } from '../user/public.ts';
import { findFiles, presentFile } from './files/find-files.ts';
import {
  countResponses,
  isShown,
  type Met,
  mayEdit,
  type OpportunityRow,
} from './load-opportunity.ts';

const publishedOf = ({ publishedAt }: OpportunityRow) => publishedAt?.toISOString() ?? null;

/** An opportunity as a list shows it. */
export function presentCard(row: OpportunityRow, now: Date): OpportunityCard {
  const { title, organisation, field, region, remote, amount, amount_note, deadline } = row.content;
  const told = { title, organisation, field, region, remote, amount, amount_note, deadline };
  const { id, kind } = row;
  return { id, kind, status: statusAt(row, now), published_at: publishedOf(row), ...told };
}

/** What presenting needs of its surroundings. */
export interface Presenting {
  executor: Executor;
  storage: Storage;
}

/** An opportunity as anybody reads it. */
export async function presentOpportunity(
  { executor, storage }: Presenting,
  row: OpportunityRow,
): Promise<Opportunity> {
  const files = await findFiles(executor, row.id);
  return {
    ...row.content,
    id: row.id,
    kind: row.kind,
    status: row.status,
    published_at: publishedOf(row),
    by_platform: row.authorId === null,
    files: await Promise.all(files.map((file) => presentFile(storage, row, file))),
  };
}

/** Lists those that `where` names with their authors and what was responded, the last changed first. */
export async function listWithCounts(
  executor: Executor,
  where: SQL | undefined,
  { now, limit, offset = 0 }: { now: Date; limit: number; offset?: number },
): Promise<OwnOpportunity[]> {
  const of = sql`from ${opportunityResponses} where ${opportunityResponses.opportunityId} = ${opportunities.id}`;
  const rows = await executor
    .select({
      row: opportunities,
      author: profiles.name,
      responses:
        sql`(select count(*) ${of} and ${opportunityResponses.status} <> 'withdrawn')`.mapWith(
          Number,
        ),
      fresh: sql`(select count(*) ${of} and ${opportunityResponses.status} = 'sent')`.mapWith(
        Number,
      ),
    })
    .from(opportunities)
    .leftJoin(profiles, eq(profiles.userId, opportunities.authorId))
    .where(where)
    .orderBy(desc(opportunities.updatedAt), desc(opportunities.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ row, author, responses, fresh }) => ({
    ...presentCard(row, now),
    author,
    responses,
    fresh,
  }));
}

async function ownResponse(executor: Executor, { row, userId }: Met) {
  const { id, status, opportunityId, createdAt } = opportunityResponses;
  const [found] = await executor
    .select({ id, status })
    .from(opportunityResponses)
    .where(and(eq(opportunityId, row.id), eq(opportunityResponses.userId, userId)))
    .orderBy(desc(createdAt))
    .limit(1);
  return found ?? null;
}

/** What somebody signed in may do with an opportunity, and where he stands with it. */
export async function presentStanding(
  presenting: Presenting,
  met: Met,
): Promise<OpportunityStanding> {
  const { executor } = presenting;
  const { row, isAuthor, moderates } = met;
  const response = await ownResponse(executor, met);
  const writes = mayEdit(met);
  const { status, authorId } = row;
  const waits = response !== null && response.status !== 'withdrawn';
  const draft = status === 'draft';
  return {
    opportunity: await presentOpportunity(presenting, row),
    author: authorId ? { id: authorId, name: (await personOf(executor, authorId)).name } : null,
    reason: writes || moderates ? row.reason : null,
    responses: isAuthor ? await countResponses(executor, row.id) : 0,
    response,
    version: row.version,
    can: {
      respond: status === 'published' && authorId !== null && !isAuthor && !waits,
      edit: writes,
      publish: writes && (draft || status === 'closed' || status === 'expired'),
      close: writes && (status === 'published' || status === 'on_moderation'),
      remove: isAuthor && draft,
      read_responses: isAuthor,
      moderate: moderates && (status === 'on_moderation' || isShown(row)),
    },
  };
}
