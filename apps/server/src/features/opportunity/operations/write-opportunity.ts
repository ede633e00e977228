import {
  AppError,
  type BodyOf,
  contradictionsIn,
  DEFAULT_ZONE,
  dayIn,
  type endpoints,
  opportunityLacks,
  stagesSum,
} from '@pv/contract';
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../../context.ts';
import { opportunities } from '../../../db/schema/index.ts';
import { columnsOf } from '../content.ts';
import {
  countResponses,
  lockMet,
  type Met,
  mayEdit,
  type OpportunityRow,
} from '../load-opportunity.ts';

/** What somebody does with an opportunity. */
export interface Doing {
  id: string;
  userId: string;
}

type Told = Pick<OpportunityRow, 'kind' | 'content'>;

/** What contradicts itself, as an error tells it: the fields, and a line for each. */
function contradicting({ kind, content }: Told) {
  const fields = contradictionsIn(kind, content);
  const items = [...new Set(Object.values(fields))].map((one) => `opportunities.wrong.${one}`);
  const roubles = (amount: number) => `${new Intl.NumberFormat('ru').format(amount)}\u00a0₽`;
  const params = { sum: roubles(stagesSum(content)), budget: roubles(content.amount ?? 0) };
  return { fields, items, params };
}

/** @throws AppError `validation_failed` with the fields that contradict each other */
function checkSound(told: Told): void {
  const wrong = contradicting(told);
  if (wrong.items.length > 0) throw new AppError('validation_failed', wrong);
}

/** Begins a draft. @throws AppError `validation_failed` for one that contradicts itself */
export async function createOpportunity(
  { trx, now }: Work,
  userId: string,
  { kind, ...content }: BodyOf<typeof endpoints.opportunity.create>,
): Promise<Met> {
  checkSound({ kind, content });
  const [row] = await trx
    .insert(opportunities)
    .values({
      id: uuidv7(),
      kind,
      status: 'draft',
      ...columnsOf(content),
      authorId: userId,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new TypeError('no draft was made');
  return { row, userId, isAuthor: true, moderates: false };
}

/** @throws AppError `not_found`, `forbidden` for whoever reads it only */
export async function lockOwn({ trx, now }: Work, { id, userId }: Doing): Promise<Met> {
  const met = await lockMet(trx, { id, now, userId });
  if (!mayEdit(met)) throw new AppError('forbidden');
  return met;
}

/** Refuses what people could do nothing with, and what contradicts itself. @throws AppError `opportunity_incomplete` */
export function checkWhole(row: OpportunityRow, now: Date): void {
  const { kind, content, authorId } = row;
  const lacks = opportunityLacks(kind, content, dayIn(now, DEFAULT_ZONE)).filter(
    // those of the state have no day of their own
    (lack) => authorId !== null || lack !== 'deadline',
  );
  const wrong = contradicting(row);
  const items = [...lacks.map((lack) => `opportunities.lacks.${lack}`), ...wrong.items];
  if (items.length > 0) throw new AppError('opportunity_incomplete', { ...wrong, items });
}

/** Writes a change of columns. */
export async function store(
  { trx, now }: Work,
  met: Met,
  change: Partial<typeof opportunities.$inferInsert>,
): Promise<Met> {
  const [row = met.row] = await trx
    .update(opportunities)
    .set({ ...change, updatedAt: now })
    .where(eq(opportunities.id, met.row.id))
    .returning();
  return { ...met, row };
}

/**
 * Changes the given fields. One that has ended stays so until it is published again; a published one stays
 * whole.
 * @throws AppError `not_found`, `forbidden`, `stale_version`, `opportunity_incomplete`, `validation_failed` for what
 *   contradicts itself
 */
export async function changeOpportunity(
  work: Work,
  doing: Doing,
  { version, ...change }: BodyOf<typeof endpoints.opportunity.change>,
): Promise<Met> {
  const met = await lockOwn(work, doing);
  const { row } = met;
  if (row.version !== version) throw new AppError('stale_version');
  const content = { ...row.content, ...change };
  const warned = content.deadline === row.content.deadline && row.warned;
  const next = { ...row, content };
  checkSound(next);
  if (row.status === 'published' || row.status === 'on_moderation') checkWhole(next, work.now);
  // a new deadline opens nothing that has ended, also where nobody has noted the end
  const { status, expiresAt } = row;
  const endedAt = status === 'expired' ? (row.endedAt ?? expiresAt) : row.endedAt;
  const ending = { status, endedAt, warned };
  return store(work, met, { ...columnsOf(content), ...ending, version: version + 1 });
}

/**
 * Deletes a draft.
 * @throws AppError `not_found`, `forbidden`, `opportunity_answered` where responses would go with it
 */
export async function removeOpportunity(work: Work, doing: Doing): Promise<void> {
  const { row, isAuthor } = await lockOwn(work, doing);
  if (!isAuthor || row.status !== 'draft') throw new AppError('forbidden');
  if ((await countResponses(work.trx, row.id)) > 0) throw new AppError('opportunity_answered');
  await work.trx.delete(opportunities).where(eq(opportunities.id, row.id));
}
