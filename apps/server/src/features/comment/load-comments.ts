import { AppError, type Comment } from '@pv/contract';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { findMadeTasks } from '../../db/made-tasks.ts';
import { commentMentions, commentReactions, comments, profiles } from '../../db/schema/index.ts';
import { type CommentReader, type FoundComment, presentComment } from './present-comment.ts';
import type { SubjectRef } from './subjects.ts';

function loadReactions(executor: Executor, ids: readonly string[]) {
  const { commentId, userId, reaction, createdAt } = commentReactions;
  const name = sql<string>`coalesce(${profiles.name}, '')`;
  return executor
    .select({ commentId, userId, reaction, name })
    .from(commentReactions)
    .leftJoin(profiles, eq(profiles.userId, userId))
    .where(inArray(commentId, [...ids]))
    .orderBy(asc(createdAt), asc(userId));
}

function loadMentions(executor: Executor, ids: readonly string[]) {
  const { commentId, name } = commentMentions;
  return executor
    .select()
    .from(commentMentions)
    .where(inArray(commentId, [...ids]))
    .orderBy(asc(name));
}

/** Comments, the oldest first, with whom they call and how people have reacted and what was made of them: four queries. */
async function loadComments(executor: Executor, which: SQL | undefined): Promise<FoundComment[]> {
  const rows = await executor
    .select()
    .from(comments)
    .where(which)
    .orderBy(asc(comments.createdAt), asc(comments.id));
  const ids = rows.map(({ id }) => id);
  const [first] = rows;
  if (!first) return [];
  // all are of one subject, so of one project
  const { projectId } = first;
  const [mentions, reactions, made] = await Promise.all([
    loadMentions(executor, ids),
    loadReactions(executor, ids),
    findMadeTasks(executor, { projectId, kind: 'comment' }),
  ]);
  const mentionsOf = Map.groupBy(mentions, ({ commentId }) => commentId);
  const reactionsOf = Map.groupBy(reactions, ({ commentId }) => commentId);
  return rows.map((row) => ({
    ...row,
    mentions: mentionsOf.get(row.id) ?? [],
    reactions: reactionsOf.get(row.id) ?? [],
    task: made.get(row.id) ?? null,
  }));
}

/** All comments on one thing: threads by their beginning, answers behind theirs. */
export async function readThreads(
  executor: Executor,
  { subject, subjectId }: SubjectRef,
  reader: CommentReader,
): Promise<Comment[]> {
  const of = and(eq(comments.subject, subject), eq(comments.subjectId, subjectId));
  const rows = await loadComments(executor, of);
  const byThread = Map.groupBy(rows, ({ id, threadId }) => threadId ?? id);
  return [...byThread.values()].flat().map((row) => presentComment(row, reader));
}

/**
 * One comment, as the list shows it.
 * @throws AppError `not_found`
 */
export async function readComment(
  executor: Executor,
  id: string,
  reader: CommentReader,
): Promise<Comment> {
  const [row] = await loadComments(executor, eq(comments.id, id));
  if (!row) throw new AppError('not_found');
  return presentComment(row, reader);
}
