import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { remarks, reviews } from '../../../db/schema/index.ts';
import { placeKey } from '../../approval/public.ts';

type Entry = Pick<typeof reviews.$inferSelect, 'authorId' | 'authorName' | 'authorRole'>;

/** What has happened to a section before it came to where it waits. */
export interface SectionHistory {
  /** The newest entry: who has brought it here. */
  last: Entry | null;
  /** Who has sent it last, or has asked to open it again, whoever has decided since. */
  sent: Entry | null;
  /** Rounds that ended with remarks or a plain return, newest first. */
  returns: { round: number; total: number; done: number }[];
}

/** Finds the history of a section by its project and `placeKey`. */
export type Histories = (projectId: string, key: string) => SectionHistory;

const at = (row: { projectId: string; section: string; stageId: string | null }) =>
  `${row.projectId} ${placeKey(row as Parameters<typeof placeKey>[0])}`;

/** What came out of a control event has brought nothing here. */
const MOVING = ne(reviews.event, 'heard');
const SENDING = inArray(reviews.event, ['sent', 'requested']);

async function lastEntries(executor: Executor, ids: string[], which: SQL) {
  const { projectId, stageId, section, authorId, authorName, authorRole } = reviews;
  return executor
    .selectDistinctOn([projectId, stageId, section], {
      projectId,
      stageId,
      section,
      authorId,
      authorName,
      authorRole,
    })
    .from(reviews)
    .where(and(inArray(projectId, ids), which))
    .orderBy(projectId, stageId, section, desc(reviews.createdAt), desc(reviews.id));
}

async function returns(executor: Executor, ids: string[]) {
  const { projectId, stageId, section, roundNo } = reviews;
  return executor
    .select({
      projectId,
      stageId,
      section,
      round: roundNo,
      total: sql<number>`count(${remarks.id})::int`,
      done: sql<number>`count(${remarks.id}) filter (where ${remarks.done})::int`,
    })
    .from(reviews)
    .leftJoin(remarks, eq(remarks.reviewId, reviews.id))
    .where(and(inArray(projectId, ids), eq(reviews.decision, 'revision')))
    .groupBy(projectId, stageId, section, roundNo)
    .orderBy(desc(roundNo));
}

/** The histories of all sections of some projects, in three queries. */
export async function loadHistories(executor: Executor, ids: string[]): Promise<Histories> {
  if (ids.length === 0) return () => ({ last: null, sent: null, returns: [] });
  const last = new Map((await lastEntries(executor, ids, MOVING)).map((row) => [at(row), row]));
  const sent = new Map((await lastEntries(executor, ids, SENDING)).map((row) => [at(row), row]));
  const returned = Map.groupBy(await returns(executor, ids), at);
  return (projectId, key) => ({
    last: last.get(`${projectId} ${key}`) ?? null,
    sent: sent.get(`${projectId} ${key}`) ?? null,
    returns: returned.get(`${projectId} ${key}`) ?? [],
  });
}
