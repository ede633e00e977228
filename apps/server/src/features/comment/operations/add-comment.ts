import {
  AppError,
  type BodyOf,
  type Comment,
  type CommentSubject,
  type endpoints,
} from '@pv/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../../context.ts';
import { comments } from '../../../db/schema/index.ts';
import { mentionedMembers } from '../../mention/public.ts';
import { endTalk } from '../end-talk.ts';
import { readComment } from '../load-comments.ts';
import {
  type CommentRow,
  findComment,
  openTalk,
  peopleIn,
  readerIn,
  requireVoice,
} from '../open-talk.ts';
import { isFresh } from '../present-comment.ts';
import { saveMentions } from '../save-mentions.ts';
import { tellOfSaid } from '../tell-of-said.ts';
import { changeComment } from './change-comment.ts';

/** What has places at which threads begin. */
const ANCHORED: ReadonlySet<CommentSubject> = new Set(['document', 'application']);

interface NewComment {
  userId: string;
  body: BodyOf<typeof endpoints.comment.add>;
}

/**
 * The thread that an answer goes into: an answer to an answer stands in the same one.
 * @throws AppError `not_found`, also for a comment on something else
 */
async function threadOf({ trx }: Work, body: NewComment['body']): Promise<string | null> {
  if (body.thread_id === null) return null;
  const { id, threadId, subject, subjectId } = await findComment(trx, body.thread_id);
  if (subject !== body.subject || subjectId !== body.subject_id) throw new AppError('not_found');
  return threadId ?? id;
}

/** What the same person has written last at the same place under the same key. */
async function writtenBefore(
  { trx }: Work,
  { userId, body }: NewComment,
  threadId: string | null,
): Promise<CommentRow | undefined> {
  if (!body.key) return undefined;
  const [written] = await trx
    .select()
    .from(comments)
    .where(
      and(
        eq(comments.key, body.key),
        eq(comments.authorId, userId),
        eq(comments.subject, body.subject),
        eq(comments.subjectId, body.subject_id),
        threadId ? eq(comments.threadId, threadId) : isNull(comments.threadId),
        isNull(comments.deletedAt),
      ),
    );
  return written;
}

/**
 * Writes a comment or an answer, and tells whom it calls and whom it concerns. What he has
 * written there under the same `key` is given as it is, and nobody is told again. With words added to it,
 * it is changed to that as long as it may be: whoever goes on typing after an answer was lost means one
 * comment. Other words are a comment beside it, which the key is of from then on.
 * @throws AppError `not_found`, `forbidden`, `discussion_closed`, `mentioned_outsider`
 */
export async function addComment(work: Work, { userId, body }: NewComment): Promise<Comment> {
  const { trx, now } = work;
  const { subject, subject_id: subjectId, quote, key } = body;
  const text = body.text.trim();
  const talk = await openTalk(trx, { subject, subjectId }, userId);
  requireVoice(talk);
  const threadId = await threadOf(work, body);
  const written = await writtenBefore(work, { userId, body }, threadId);
  if (written && written.body === text) return readComment(trx, written.id, readerIn(talk, now));
  if (written && text.startsWith(written.body) && isFresh(written, now)) {
    return changeComment(work, { id: written.id, userId, text, mentions: body.mentions });
  }
  const mentioned = mentionedMembers(peopleIn(talk), body.mentions);
  if (written) await trx.update(comments).set({ key: null }).where(eq(comments.id, written.id));
  const id = uuidv7();
  await trx.insert(comments).values({
    id,
    projectId: talk.subject.projectId,
    subject,
    subjectId,
    threadId,
    authorId: userId,
    authorName: talk.speaker.name,
    body: text,
    quote: quote?.trim() || null,
    anchor: threadId === null && ANCHORED.has(subject) ? body.anchor : null,
    key,
    createdAt: now,
  });
  await saveMentions(work, id, mentioned);
  await tellOfSaid(work, talk, { id, threadId, text, author: talk.speaker, mentioned });
  await endTalk(work, talk, { said: true });
  return readComment(trx, id, readerIn(talk, now));
}
