import { AppError } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/database.ts';
import { comments } from '../../db/schema/index.ts';
import { lockForeignState, type ProjectState } from '../approval/public.ts';
import { findGuests, loadSpeaker, type Speaker } from './guests.ts';
import type { CommentReader } from './present-comment.ts';
import { type Standing, standingOf } from './standing.ts';
import { loadSubject, type Subject, type SubjectRef } from './subjects.ts';

export type CommentRow = typeof comments.$inferSelect;

/** What is talked about, for one of those who may take part in it. */
export interface OpenTalk {
  ref: SubjectRef;
  state: ProjectState;
  subject: Subject;
  speaker: Speaker;
  standing: Standing;
  /** Those who take part without being in the team. */
  guests: readonly Speaker[];
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
 * Locks the project of what is talked about, for whoever may read that.
 * @throws AppError `not_found` for what is absent, deleted or foreign alike
 */
export async function openTalk(
  trx: Transaction,
  { subject: kind, subjectId }: SubjectRef,
  userId: string,
): Promise<OpenTalk> {
  const ref = { subject: kind, subjectId };
  const { projectId } = await loadSubject(trx, ref);
  const state = await lockForeignState(trx, projectId);
  // it may have been deleted or closed while the project was waited for
  const subject = await loadSubject(trx, ref);
  const { team, project } = state;
  const standing = standingOf(subject, { team, creatorId: project.creatorId }, userId);
  const member = team.find((one) => one.userId === userId);
  const speaker = member ?? (await loadSpeaker(trx, userId));
  const guests = subject.readers === 'everyone' ? await findGuests(trx, ref, team) : [];
  return { ref, state, subject, speaker, standing, guests };
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
 * Refuses whoever may say nothing here.
 * @throws AppError `discussion_closed`, `forbidden`
 */
export function requireVoice({ subject, standing }: OpenTalk): void {
  if (subject.closed) throw new AppError('discussion_closed');
  if (!standing.mayComment) throw new AppError('forbidden');
}

/**
 * Refuses what is deleted and only keeps its place.
 * @throws AppError `not_found`
 */
export function requireText({ deletedAt }: CommentRow): void {
  if (deletedAt) throw new AppError('not_found');
}

/** Whom a text may call: the team, and those who have taken part. */
export const peopleIn = ({ state, guests }: OpenTalk): readonly Speaker[] => [
  ...state.team,
  ...guests,
];

/** Who reads comments, with what he may do with them. */
export function readerOf(standing: Standing, userId: string, now: Date): CommentReader {
  const { mayComment, settles } = standing;
  const inTeam = standing.role !== null;
  const moderates = standing.moderates !== null;
  return { userId, mayComment, settles, moderates, seesTasks: inTeam, now };
}

/** As `readerOf`, of whoever takes part in an open talk. */
export const readerIn = ({ standing, speaker }: OpenTalk, now: Date): CommentReader =>
  readerOf(standing, speaker.userId, now);
