import { AppError, type endpoints, type ResponseOf } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { members, projects } from '../../../db/schema/index.ts';
import { readThreads } from '../load-comments.ts';
import { readerOf } from '../open-talk.ts';
import { standingOf } from '../standing.ts';
import { loadSubject, type SubjectRef } from '../subjects.ts';

/**
 * Everything that was said of one thing, for whoever may read it.
 * @throws AppError `not_found` for what is absent, deleted or foreign alike
 */
export async function listComments(
  executor: Executor,
  { userId, now, ...ref }: SubjectRef & { userId: string; now: Date },
): Promise<ResponseOf<typeof endpoints.comment.list>> {
  const subject = await loadSubject(executor, ref);
  const team = await executor
    .select({ userId: members.userId, role: members.role, creatorId: projects.creatorId })
    .from(members)
    .innerJoin(projects, eq(projects.id, members.projectId))
    .where(eq(members.projectId, subject.projectId));
  const [first] = team;
  if (!first) throw new AppError('not_found');
  const standing = standingOf(subject, { team, creatorId: first.creatorId }, userId);
  return {
    comments: await readThreads(executor, ref, readerOf(standing, userId, now)),
    can: { comment: standing.mayComment },
  };
}
