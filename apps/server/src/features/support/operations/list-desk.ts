import { type endpoints, type QueryOf, SUPPORT_STATUSES, type SupportStatus } from '@pv/contract';
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../../../context.ts';
import type { Executor } from '../../../db/database.ts';
import { supportMessages, supportRequests } from '../../../db/schema/index.ts';
import { searchWords } from '../../../search-form.ts';
import { requireRight } from '../../platform/public.ts';
import { presentDeskRow } from '../present-request.ts';
import { findFacts } from '../queries/find-facts.ts';

const PAGE = 20;

/** Every word stands in the number, the topic, the sender or something that was written. */
function said(search: string | undefined): SQL[] {
  const { id, number, topic, email, name } = supportRequests;
  const head = sql`search_form(${number} || ' ' || ${topic} || ' ' || ${email} || ' ' || ${name})`;
  return searchWords(search).map((typed) => {
    const word = typed.replace(/^№/, '');
    return sql`(position(${word} in ${head}) > 0 or exists (
      select from ${supportMessages} where ${supportMessages.requestId} = ${id}
        and position(${word} in search_form(${supportMessages.body})) > 0))`;
  });
}

async function countByStatus(executor: Executor): Promise<Record<SupportStatus, number>> {
  const rows = await executor
    .select({ status: supportRequests.status, many: count() })
    .from(supportRequests)
    .groupBy(supportRequests.status);
  const counts = new Map(rows.map(({ status, many }) => [status, many]));
  const [fresh, work, answered, closed] = SUPPORT_STATUSES.map((one) => counts.get(one) ?? 0);
  return { new: fresh ?? 0, in_work: work ?? 0, answered: answered ?? 0, closed: closed ?? 0 };
}

/**
 * The requests for the editors: of what waits for them the oldest first, otherwise the last changed first;
 * with how many there are of each status and how soon they are answered.
 * @throws AppError `not_found` for everybody else
 */
export async function listDesk(
  { connection: { db }, clock }: Deps,
  userId: string,
  { page, status, search }: QueryOf<typeof endpoints.supportDesk.list>,
) {
  await requireRight(db, userId, 'answer_support');
  const where = and(...(status ? [eq(supportRequests.status, status)] : []), ...said(search));
  const { updatedAt, id } = supportRequests;
  const waits = status === 'new' || status === 'in_work';
  const order = waits ? [asc(updatedAt), asc(id)] : [desc(updatedAt), desc(id)];
  const [[counted], rows, counts, facts] = await Promise.all([
    db.select({ total: count() }).from(supportRequests).where(where),
    db
      .select()
      .from(supportRequests)
      .where(where)
      .orderBy(...order)
      .limit(PAGE)
      .offset((page - 1) * PAGE),
    countByStatus(db),
    findFacts(db, clock()),
  ]);
  return {
    requests: rows.map(presentDeskRow),
    page,
    pages: Math.ceil((counted?.total ?? 0) / PAGE),
    counts,
    facts,
  };
}
