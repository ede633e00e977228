import {
  type EditionHead,
  isReviewerRole,
  type RoleCode,
  type WorkflowSection,
} from '@pv/contract';
import { and, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { personNameOf } from '../../../db/person-name-of.ts';
import { editions, reviews, rounds } from '../../../db/schema/index.ts';
import { baseOf } from '../base-of.ts';

interface Asked {
  projectId: string;
  stageId: string | null;
  reader: { userId: string; role: RoleCode };
}

/**
 * The editions of a place on which the reader, or somebody of his role, has decided: their numbers, by
 * section. Null for who does not review.
 */
async function decidedNumbers(
  executor: Executor,
  { projectId, stageId, reader }: Asked,
): Promise<ReadonlyMap<WorkflowSection, ReadonlySet<number>> | null> {
  if (!isReviewerRole(reader.role)) return null;
  const rows = await executor
    .select({ section: reviews.section, number: reviews.editionNo })
    .from(reviews)
    .where(
      and(
        eq(reviews.projectId, projectId),
        stageId === null ? isNull(reviews.stageId) : eq(reviews.stageId, stageId),
        eq(reviews.event, 'decided'),
        isNotNull(reviews.editionNo),
        or(eq(reviews.authorId, reader.userId), eq(reviews.authorRole, reader.role)),
      ),
    );
  const bySection = Map.groupBy(rows, ({ section }) => section);
  return new Map(
    [...bySection].map(([section, all]) => [
      section,
      new Set(all.map(({ number }) => number ?? 0)),
    ]),
  );
}

const ofStage = (stageId: string | null): SQL =>
  stageId === null ? isNull(editions.stageId) : eq(editions.stageId, stageId);

/** An approval stands on the newest edition of its round. */
const lastOfRound = sql<boolean>`not exists (
  select from editions later
  where later.project_id = ${editions.projectId} and later.section = ${editions.section}
    and later.stage_id is not distinct from ${editions.stageId}
    and later.round_no = ${editions.roundNo} and later.number > ${editions.number})`;

type Head = Omit<EditionHead, 'base_id'>;

async function selectHeads(executor: Executor, { projectId, stageId }: Asked): Promise<Head[]> {
  const rows = await executor
    .select({
      id: editions.id,
      section: editions.section,
      stageId: editions.stageId,
      number: editions.number,
      round: editions.roundNo,
      authorId: editions.authorId,
      authorName: personNameOf(editions.authorId),
      createdAt: editions.createdAt,
      approvedAt: rounds.closedAt,
      last: lastOfRound,
    })
    .from(editions)
    .leftJoin(
      rounds,
      and(
        eq(rounds.projectId, editions.projectId),
        sql`${rounds.stageId} is not distinct from ${editions.stageId}`,
        eq(rounds.section, editions.section),
        eq(rounds.number, editions.roundNo),
        eq(rounds.outcome, 'approved'),
      ),
    )
    .where(and(eq(editions.projectId, projectId), ofStage(stageId)))
    .orderBy(desc(editions.createdAt), desc(editions.number));
  return rows.map(
    ({ stageId: stage_id, authorId, authorName, createdAt, approvedAt, last, ...row }) => ({
      ...row,
      stage_id,
      author: authorName === null ? null : { id: authorId, name: authorName },
      created_at: createdAt.toISOString(),
      approved_at: last ? (approvedAt?.toISOString() ?? null) : null,
    }),
  );
}

/**
 * The editions of the project section, or of every section of a stage, newest first, each with the one
 * that it is compared with for the reader.
 */
export async function listHeads(executor: Executor, asked: Asked): Promise<EditionHead[]> {
  const [heads, decided] = await Promise.all([
    selectHeads(executor, asked),
    decidedNumbers(executor, asked),
  ]);
  return heads.map((head) => {
    const own = heads.filter(({ section }) => section === head.section);
    // where a reviewer writes, as with no researcher left, he is the author of what he reads
    const reviews = decided !== null && head.author?.id !== asked.reader.userId;
    const numbers = reviews ? (decided.get(head.section) ?? new Set<number>()) : null;
    return { ...head, base_id: baseOf(own, head, numbers)?.id ?? null };
  });
}
