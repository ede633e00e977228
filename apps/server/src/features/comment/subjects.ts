import { AppError, type CommentSubject, type NotificationSaid } from '@pv/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { tasks } from '../../db/schema/index.ts';

/** What is talked about, as comments need it. */
export interface Subject {
  projectId: string;
  /** As notices and the log call it. */
  title: string;
  /** Ids of those whom every comment on it concerns, members or not. */
  people: readonly string[];
  /** By what a notice finds the page where it is read. */
  place: NotificationSaid;
}

type Resolve = (executor: Executor, id: string) => Promise<Subject | null>;

/** How each subject is found; null where it is not there. */
const SUBJECTS: Readonly<Record<CommentSubject, Resolve>> = {
  async task(executor, id) {
    const { projectId, title, assignees, authorId } = tasks;
    const [task] = await executor
      .select({ projectId, title, assignees, authorId })
      .from(tasks)
      .where(and(eq(tasks.id, id), isNull(tasks.deletedAt)));
    if (!task) return null;
    const people = task.authorId ? [...task.assignees, task.authorId] : task.assignees;
    return { projectId: task.projectId, title: task.title, people, place: { task: id } };
  },
};

/** Names what is talked about. */
export interface SubjectRef {
  subject: CommentSubject;
  subjectId: string;
}

/**
 * What is talked about, whoever asks.
 * @throws AppError `not_found`
 */
export async function loadSubject(
  executor: Executor,
  { subject, subjectId }: SubjectRef,
): Promise<Subject> {
  const found = await SUBJECTS[subject](executor, subjectId);
  if (!found) throw new AppError('not_found');
  return found;
}
