import { AppError, allowed, type endpoints, type ResponseOf } from '@pv/contract';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { members, projects } from '../../../db/schema/index.ts';
import { readThreads } from '../load-comments.ts';
import { loadSubject, type SubjectRef } from '../subjects.ts';

/**
 * Everything that was said of one thing, for a member of its project.
 * @throws AppError `not_found` for what is absent, deleted or foreign alike
 */
export async function listComments(
  executor: Executor,
  { userId, now, ...ref }: SubjectRef & { userId: string; now: Date },
): Promise<ResponseOf<typeof endpoints.comment.list>> {
  const { projectId } = await loadSubject(executor, ref);
  const [member] = await executor
    .select({ role: members.role, creatorId: projects.creatorId })
    .from(members)
    .innerJoin(projects, eq(projects.id, members.projectId))
    .where(and(eq(members.projectId, projectId), eq(members.userId, userId)));
  if (!member) throw new AppError('not_found');
  const mayComment = allowed(member.role, 'comment');
  const isCreator = member.creatorId === userId;
  const reader = { userId, mayComment, isCreator, now };
  return { comments: await readThreads(executor, ref, reader), can: { comment: mayComment } };
}
