import type {
  endpoints,
  OpportunityPage,
  OpportunityStatus,
  OwnOpportunity,
  QueryOf,
} from '@pv/contract';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Deps } from '../../../context.ts';
import { opportunities } from '../../../db/schema/index.ts';
import { requireRight } from '../../platform/public.ts';
import { type PublicAddress, saysAll } from '../../publication/public.ts';
import { listWithCounts, presentCard } from '../present-opportunity.ts';

const PAGE = 20;
/** What one person may have in his list. */
const MOST = 200;

const { content, status, expiresAt, words } = opportunities;

/** Published, and its deadline has not passed. */
const openAt = (now: Date): SQL | undefined =>
  and(eq(status, 'published'), or(isNull(expiresAt), gt(expiresAt, now)));

type Filters = QueryOf<typeof endpoints.opportunity.list>;

function fits({ kind, field, region, remote, paid, search }: Filters): (SQL | undefined)[] {
  const told = (name: string) => sql`${content}->>${name}`;
  return [
    kind && eq(opportunities.kind, kind),
    // what is for everybody is for this field too
    field && inArray(told('field'), [field, 'any']),
    region ? eq(told('region'), region) : undefined,
    remote && eq(told('remote'), 'true'),
    paid && sql`(${content}->>'amount')::numeric > 0`,
    saysAll(words, search ?? ''),
  ];
}

/** What is published and fits the filters, the nearest deadline first. A page beyond the last is empty. */
export async function listPublic(
  { connection: { db }, clock }: Pick<Deps, 'connection' | 'clock'>,
  filters: Filters,
): Promise<OpportunityPage> {
  const now = clock();
  const where = and(openAt(now), ...fits(filters));
  const region = sql<string>`${content}->>'region'`;
  const [[counted], rows, regions] = await Promise.all([
    db.select({ total: count() }).from(opportunities).where(where),
    db
      .select()
      .from(opportunities)
      .where(where)
      .orderBy(
        sql`${expiresAt} asc nulls last`,
        desc(opportunities.publishedAt),
        desc(opportunities.id),
      )
      .limit(PAGE)
      .offset((filters.page - 1) * PAGE),
    db
      .selectDistinct({ region })
      .from(opportunities)
      .where(and(openAt(now), sql`${region} <> ''`))
      .orderBy(asc(region)),
  ]);
  const total = counted?.total ?? 0;
  return {
    opportunities: rows.map((row) => presentCard(row, now)),
    page: filters.page,
    pages: Math.ceil(total / PAGE),
    total,
    regions: regions.map((one) => one.region),
  };
}

/** Addresses of what is open now, for the map of the site. */
export async function listOpenAddresses({
  connection: { db },
  clock,
}: Pick<Deps, 'connection' | 'clock'>): Promise<PublicAddress[]> {
  const rows = await db
    .select({ id: opportunities.id, since: opportunities.updatedAt })
    .from(opportunities)
    .where(openAt(clock()))
    .orderBy(desc(opportunities.updatedAt))
    .limit(4000);
  return rows.map(({ id, since }) => ({ path: `/opportunities/${id}`, since, english: true }));
}

/** What somebody has posted. */
export const listOwn = (
  { connection: { db }, clock }: Pick<Deps, 'connection' | 'clock'>,
  userId: string,
): Promise<OwnOpportunity[]> =>
  listWithCounts(db, eq(opportunities.authorId, userId), { now: clock(), limit: MOST });

function inStatus(asked: OpportunityStatus, now: Date): SQL | undefined {
  if (asked === 'published') return openAt(now);
  const over = and(eq(status, 'published'), isNotNull(expiresAt), sql`${expiresAt} <= ${now}`);
  return asked === 'expired' ? or(eq(status, 'expired'), over) : eq(status, asked);
}

/**
 * Opportunities of a status for the editors; drafts of people are nobody's matter.
 * @throws AppError `not_found` for everybody else
 */
export async function listDesk(
  { connection: { db }, clock }: Pick<Deps, 'connection' | 'clock'>,
  userId: string,
  { status: asked, page, search }: QueryOf<typeof endpoints.opportunityDesk.list>,
) {
  await requireRight(db, userId, 'moderate_opportunities');
  const now = clock();
  const drafts = asked === 'draft' ? isNull(opportunities.authorId) : undefined;
  const where = and(inStatus(asked, now), drafts, saysAll(words, search ?? ''));
  const [[counted], found] = await Promise.all([
    db.select({ total: count() }).from(opportunities).where(where),
    listWithCounts(db, where, { now, limit: PAGE, offset: (page - 1) * PAGE }),
  ]);
  const total = counted?.total ?? 0;
  return { opportunities: found, page, pages: Math.ceil(total / PAGE), total };
}
