import { AppError, type CommentAnchor } from '@pv/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../../context.ts';
import { comments } from '../../../db/schema/index.ts';
import { lockForeignState } from '../../approval/public.ts';
import { findComment } from '../open-talk.ts';
import { loadSubject, type SubjectRef } from '../subjects.ts';
import { tellMembers } from '../tell-members.ts';
import { tellOfSaid } from '../tell-of-said.ts';

/** What a guest says. */
interface GuestComment {
  name: string;
  text: string;
  quote: string | null;
  threadId: string | null;
  anchor: CommentAnchor | null;
  /** Under the same one nothing is written twice. */
  key: string;
  /** By which link. */
  linkId: string;
}

async function threadOf(work: Work, ref: SubjectRef, to: string | null): Promise<string | null> {
  if (to === null) return null;
  const { id, threadId, subject, subjectId } = await findComment(work.trx, to);
  if (subject !== ref.subject || subjectId !== ref.subjectId) throw new AppError('not_found');
  return threadId ?? id;
}

/**
 * Writes what somebody without an account has said, and tells those whom it concerns; whoever calls has
 * seen to it that he may. Under the same key nothing is written twice.
 * @throws AppError `not_found`
 */
export async function addByGuest(work: Work, ref: SubjectRef, said: GuestComment): Promise<string> {
  const { trx, now } = work;
  const { projectId } = await loadSubject(trx, ref);
  const state = await lockForeignState(trx, projectId);
  const subject = await loadSubject(trx, ref);
  const threadId = await threadOf(work, ref, said.threadId);
  const own = and(eq(comments.key, said.key), eq(comments.subjectId, ref.subjectId));
  const [written] = await trx
    .select({ id: comments.id })
    .from(comments)
    .where(and(own, isNull(comments.authorId)));
  if (written) return written.id;
  const id = uuidv7();
  const name = said.name.trim();
  const text = said.text.trim();
  await trx.insert(comments).values({
    id,
    projectId,
    subject: ref.subject,
    subjectId: ref.subjectId,
    threadId,
    authorId: null,
    authorName: name,
    origin: 'guest',
    body: text,
    quote: said.quote?.trim() || null,
    anchor: threadId === null ? said.anchor : null,
    key: said.key,
    linkId: said.linkId,
    createdAt: now,
  });
  const talk = { state, subject, guests: [] };
  await tellOfSaid(work, talk, {
    id,
    threadId,
    text,
    author: { userId: null, name },
    mentioned: [],
  });
  tellMembers(work, talk);
  return id;
}
