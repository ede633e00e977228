import {
  AppError,
  allowed,
  type CommentSubject,
  type DiscussionReaders,
  type NotificationSaid,
} from '@pv/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { discussions, grantApplications, members, tasks } from '../../db/schema/index.ts';
import { findDocumentHome } from '../../documents/project-of-document.ts';

/** What is talked about, as comments need it. */
export interface Subject {
  kind: CommentSubject;
  projectId: string;
  /** As notices and the log call it. */
  title: string;
  /** Ids of those whom every comment on it concerns, members or not. */
  people: readonly string[];
  /** By what a notice finds the page where it is read. */
  place: NotificationSaid;
  /** Who reads it and takes part. */
  readers: DiscussionReaders;
  /** Nothing more is said of it. */
  closed: boolean;
}

type Resolve = (executor: Executor, id: string) => Promise<Omit<Subject, 'kind'> | null>;

/** Those whose role may write in the documents of a project. */
async function writersOf(executor: Executor, projectId: string): Promise<string[]> {
  const { userId, role } = members;
  const team = await executor
    .select({ userId, role })
    .from(members)
    .where(eq(members.projectId, projectId));
  return team.filter((one) => allowed(one.role, 'edit')).map((one) => one.userId);
}

const present = (ids: readonly (string | null)[]) => ids.filter((id) => id !== null);

/** How each subject is found; null where it is not there. */
const SUBJECTS: Readonly<Record<CommentSubject, Resolve>> = {
  async task(executor, id) {
    const { projectId, title, assignees, authorId } = tasks;
    const [task] = await executor
      .select({ projectId, title, assignees, authorId })
      .from(tasks)
      .where(and(eq(tasks.id, id), isNull(tasks.deletedAt)));
    if (!task) return null;
    return {
      projectId: task.projectId,
      title: task.title,
      people: present([...task.assignees, task.authorId]),
      place: { task: id },
      readers: 'members',
      closed: false,
    };
  },
  async discussion(executor, id) {
    const [found] = await executor.select().from(discussions).where(eq(discussions.id, id));
    if (!found) return null;
    const { projectId, title, authorId, ownerId, readers, closedAt } = found;
    return {
      projectId,
      title,
      people: present([authorId, ownerId]),
      place: { discussion: id },
      readers,
      closed: closedAt !== null,
    };
  },
  async document(executor, id) {
    const home = await findDocumentHome(executor, id);
    if (!home) return null;
    const { projectId, title, stageId } = home;
    return {
      projectId,
      title,
      people: await writersOf(executor, projectId),
      place: { document: stageId },
      readers: 'members',
      closed: false,
    };
  },
  async application(executor, id) {
    const [found] = await executor
      .select()
      .from(grantApplications)
      .where(eq(grantApplications.id, id));
    if (!found) return null;
    return {
      projectId: found.projectId,
      title: found.title,
      people: await writersOf(executor, found.projectId),
      place: { application: id },
      readers: 'members',
      closed: false,
    };
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
  return { kind: subject, ...found };
}
