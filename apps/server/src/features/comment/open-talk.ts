import { AppError, allowed } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Work } from '../../context.ts';
import type { Executor, Transaction } from '../../db/database.ts';
import { comments } from '../../db/schema/index.ts';
import {
  lockState,
  memberOf,
  type ProjectState,
  type TeamMember,
  tellTasks,
} from '../approval/public.ts';
import type { CommentReader } from './present-comment.ts';
import { loadSubject, type Subject, type SubjectRef } from './subjects.ts';

export type CommentRow = typeof comments.$inferSelect;

/** What is talked about, for one of those who may take part in it. */
export interface OpenTalk {
  state: ProjectState;
  subject: Subject;
  member: TeamMember;
}

/**
 * A comment, whoever asks.
 * @throws AppError `not_found`
 */
export async function findComment(executor: Executor, id: string): Promise<CommentRow> {
  const [row] = await executor.select().from(comments).where(eq(comments.id, id));
  if (!row) throw new AppError('not_found');
  return row;
}

/**
 * Locks the project of what is talked about, for a member who may comment.
 * @throws AppError `not_found` for what is absent, deleted or foreign alike, `forbidden`
 */
export async function openTalk(
  trx: Transaction,
  ref: SubjectRef,
  userId: string,
): Promise<OpenTalk> {
  const { projectId } = await loadSubject(trx, ref);
  const state = await lockState(trx, projectId, userId);
  // it may have been deleted while the project was waited for
  const subject = await loadSubject(trx, ref);
  const member = memberOf(state, userId);
  if (!allowed(member.role, 'comment')) throw new AppError('forbidden');
  return { state, subject, member };
}

/** As `openTalk`, of a comment: with its row as it is then. */
export async function openComment(
  trx: Transaction,
  id: string,
  userId: string,
): Promise<OpenTalk & { row: CommentRow }> {
  const talk = await openTalk(trx, await findComment(trx, id), userId);
  return { ...talk, row: await findComment(trx, id) };
}

/**
 * Refuses what is deleted and only keeps its place.
 * @throws AppError `not_found`
 */
export function requireText({ deletedAt }: CommentRow): void {
  if (deletedAt) throw new AppError('not_found');
}

/** A member of an open talk, as comments are presented to him. */
export function readerIn({ state, member }: OpenTalk, now: Date): CommentReader {
  const isCreator = state.project.creatorId === member.userId;
  return { userId: member.userId, mayComment: true, isCreator, now };
}

/** Open pages of the team hear that something was said of its tasks. */
export function tellMembers(
  work: Work,
  { project, team }: Pick<ProjectState, 'project' | 'team'>,
): void {
  tellTasks(work, { projectId: project.id, people: team.map(({ userId }) => userId) });
}
