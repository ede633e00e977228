import { type Review, type Reviews, ROLE_IDS, roleOf, type TaskLead } from '@pv/contract';
import { and, asc, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { findMadeTasks } from '../../db/made-tasks.ts';
import { remarks, reviews } from '../../db/schema/index.ts';
import { completionOf, memberOf } from './in-state.ts';
import { mayTick } from './may-tick.ts';
import type { ProjectState } from './state.ts';

type ReviewRow = typeof reviews.$inferSelect;
type RemarkRow = typeof remarks.$inferSelect;

type Made = ReadonlyMap<string, TaskLead>;

function presentRemark(row: RemarkRow, made: Made): Review['remarks'][number] {
  return {
    id: row.id,
    text: row.body,
    comment: row.commentId,
    task: made.get(row.id) ?? null,
    done: row.done,
    done_by: row.doneBy ? { id: row.doneBy, name: row.doneName ?? '' } : null,
    done_at: row.doneAt?.toISOString() ?? null,
  };
}

function presentReview(row: ReviewRow, lines: RemarkRow[], made: Made): Review {
  const kind = row.section === 'project' || row.section === 'plan' ? 'plan' : 'result';
  return {
    id: row.id,
    section: row.section,
    stage_id: row.stageId,
    kind,
    status_type: kind,
    review: row.body,
    decision: row.decision,
    // what was approved without anybody else is taken back from nobody
    event: row.intent === 'reopen' ? 'reopened' : row.event,
    cause: row.cause,
    text: row.body,
    remarks: lines.map((line) => presentRemark(line, made)),
    author: row.authorId ? { id: row.authorId, name: row.authorName } : null,
    author_role: row.authorRole && ROLE_IDS[row.authorRole],
    edition_no: row.editionNo,
    round_no: row.roundNo,
    created_at: row.createdAt.toISOString(),
  };
}

async function load(executor: Executor, projectId: string, where?: SQL): Promise<Review[]> {
  const rows = await executor
    .select()
    .from(reviews)
    .where(and(eq(reviews.projectId, projectId), where))
    .orderBy(desc(reviews.createdAt), desc(reviews.id));
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const lines = await executor
    .select()
    .from(remarks)
    .where(inArray(remarks.reviewId, ids))
    .orderBy(asc(remarks.position));
  const linesOf = Map.groupBy(lines, (line) => line.reviewId);
  const made: Made =
    lines.length > 0 ? await findMadeTasks(executor, { projectId, kind: 'remark' }) : new Map();
  return rows.map((row) => presentReview(row, linesOf.get(row.id) ?? [], made));
}

/**
 * What was decided about a stage, or about the project section where `stageId` is null, newest first; and
 * whose remarks of these the reader ticks.
 */
export async function listReviews(
  executor: Executor,
  state: ProjectState,
  { userId, stageId }: { userId: string; stageId: string | null },
): Promise<Reviews> {
  const ofStage = stageId === null ? isNull(reviews.stageId) : eq(reviews.stageId, stageId);
  const found = await load(executor, state.project.id, ofStage);
  const { role } = memberOf(state, userId);
  const open = completionOf(state) === 'succeeded' ? [] : found;
  const ticked = open.filter(({ remarks: lines, section, author_role }) => {
    const by = author_role && roleOf(author_role);
    return lines.length > 0 && mayTick(state, { place: { section, stageId }, by }, role);
  });
  return { reviews: found, may_tick: ticked.map(({ id }) => id) };
}

/** What was decided about anything in a project; newest first. */
export function listAllReviews(executor: Executor, projectId: string): Promise<Review[]> {
  return load(executor, projectId);
}
