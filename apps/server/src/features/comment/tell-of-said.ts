import type { CommentSubject, VariantOf } from '@pv/contract';
import { eq, or } from 'drizzle-orm';
import type { Work } from '../../context.ts';
import { comments } from '../../db/schema/index.ts';
import { tellOfText } from '../mention/public.ts';
import type { Speaker } from './guests.ts';
import type { OpenTalk } from './open-talk.ts';

/** How whoever is called by a comment is told of it. */
export const MENTION_VARIANT: Readonly<Record<CommentSubject, VariantOf<'mention'>>> = {
  task: 'discussion',
  discussion: 'work',
  document: 'document',
  application: 'application',
};

/** How it is told to those whom the thing concerns, and to those who have written in the thread. */
const SAID: Readonly<Record<CommentSubject, Record<'people' | 'writers', VariantOf<'commented'>>>> =
  {
    task: { people: 'discussion', writers: 'discussion' },
    discussion: { people: 'work', writers: 'work_answer' },
    document: { people: 'document', writers: 'document' },
    application: { people: 'application', writers: 'application' },
  };

/** Who has written in a thread; nobody where it only begins. */
async function writersOf({ trx }: Work, threadId: string | null): Promise<string[]> {
  if (threadId === null) return [];
  const rows = await trx
    .selectDistinct({ id: comments.authorId })
    .from(comments)
    .where(or(eq(comments.id, threadId), eq(comments.threadId, threadId)));
  return rows.map(({ id }) => id).filter((id) => id !== null);
}

interface Said {
  id: string;
  threadId: string | null;
  text: string;
  author: { userId: string | null; name: string };
  mentioned: readonly Speaker[];
}

/** Tells whom a new comment calls, and whom it concerns. */
export async function tellOfSaid(
  work: Work,
  talk: Pick<OpenTalk, 'state' | 'subject' | 'guests'>,
  { id, threadId, text, author, mentioned }: Said,
): Promise<void> {
  const { kind, place, title, people } = talk.subject;
  await tellOfText(work, {
    state: talk.state,
    author,
    text,
    said: { ...place, comment: id, title },
    mention: { variant: MENTION_VARIANT[kind], to: mentioned.map((one) => one.userId) },
    commented: [
      { variant: SAID[kind].people, to: people },
      { variant: SAID[kind].writers, to: await writersOf(work, threadId) },
    ],
    guests: talk.guests.map((one) => one.userId),
  });
}
