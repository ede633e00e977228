import { commentsOfLines, type Intent } from '@pv/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../context.ts';
import {
  comments,
  documents,
  type ResetCause,
  type ReviewEvent,
  remarks,
  reviews,
} from '../../db/schema/index.ts';
import type { Place, TeamMember } from './state.ts';

interface NewReview {
  projectId: string;
  place: Place;
  event: ReviewEvent;
  intent: Intent | null;
  decision: 'approve' | 'revision' | null;
  /** Why a reset has happened. */
  cause?: ResetCause | null;
  text: string | null;
  /** Of what was heard elsewhere perhaps nobody of the team. */
  author: { [K in 'userId' | 'role']: TeamMember[K] | null } & Pick<TeamMember, 'name'>;
  /** Null before the section was ever sent. */
  editionNo: number | null;
  roundNo: number;
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** What a reviewer has said of the document of a stage and not settled. */
function ownThreads({ trx }: Work, stageId: string, authorId: string) {
  return trx
    .select({ id: comments.id, text: comments.body, anchor: comments.anchor })
    .from(comments)
    .innerJoin(documents, eq(documents.id, comments.subjectId))
    .where(
      and(
        eq(comments.subject, 'document'),
        eq(documents.stageId, stageId),
        eq(comments.authorId, authorId),
        isNull(comments.threadId),
        isNull(comments.resolvedAt),
        isNull(comments.deletedAt),
      ),
    )
    .orderBy(asc(comments.createdAt), asc(comments.id));
}

/** Adds an entry to the reviews of a section. Each line of a return is a remark to tick off. */
export async function storeReview(work: Work, review: NewReview): Promise<void> {
  const { place, text, author, ...rest } = review;
  const id = uuidv7();
  await work.trx.insert(reviews).values({
    id,
    ...place,
    ...rest,
    body: text,
    authorId: author.userId,
    authorName: author.name,
    authorRole: author.role,
    createdAt: work.now,
  });
  const lines = review.decision === 'revision' && text ? linesOf(text) : [];
  if (lines.length === 0) return;
  const { stageId } = place;
  const own = stageId && author.userId ? await ownThreads(work, stageId, author.userId) : [];
  const made = commentsOfLines(lines, own);
  await work.trx.insert(remarks).values(
    lines.map((body, position) => {
      const commentId = made[position] ?? null;
      return { id: uuidv7(), reviewId: id, position, body, commentId };
    }),
  );
}
