import { commentsOfLines, type Intent } from '@pv/contract';
import { readSectionHeads, stageOfSection } from '@pv/editor-schema';
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
import { docOf } from '../../documents/store/doc-of.ts';
import { loadUpdates } from '../../documents/store/load-updates.ts';
import { findDocumentStages, findThesis, stagesOf } from '../../documents/thesis/find-thesis.ts';
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

/** What a reviewer has said of a document and not settled. */
function ownThreads({ trx }: Work, documentId: string, authorId: string) {
  return trx
    .select({ id: comments.id, text: comments.body, anchor: comments.anchor })
    .from(comments)
    .where(
      and(
        eq(comments.subject, 'document'),
        eq(comments.subjectId, documentId),
        eq(comments.authorId, authorId),
        isNull(comments.threadId),
        isNull(comments.resolvedAt),
        isNull(comments.deletedAt),
      ),
    )
    .orderBy(asc(comments.createdAt), asc(comments.id));
}

/**
 * What a reviewer has said of the document in which a stage is written and not settled; of the one document
 * of a project first what is said of the sections of the stage, or of no section that is there.
 */
async function threadsOfStage(
  work: Work,
  { projectId, stageId, authorId }: { projectId: string; stageId: string; authorId: string },
) {
  const { trx, deps } = work;
  const thesis = await findThesis(trx, projectId);
  const stages = thesis && stagesOf(await findDocumentStages(trx, projectId));
  if (!stages || !(stages.numbered.has(stageId) || stages.last === stageId)) {
    const [own] = await trx.select().from(documents).where(eq(documents.stageId, stageId));
    return own ? ownThreads(work, own.id, authorId) : [];
  }
  const threads = await ownThreads(work, thesis.id, authorId);
  if (threads.length === 0) return threads;
  const doc = deps.documents.live.open(thesis.id) ?? docOf(await loadUpdates(trx, thesis.id));
  const heads = new Map(readSectionHeads(doc).map((head) => [head.id, head]));
  const isElsewhere = ({ anchor }: (typeof threads)[number]) => {
    const head = anchor && heads.get(anchor.section);
    return head ? stageOfSection(head, stages) !== stageId : false;
  };
  // the same words may be said of more stages than one
  return threads.toSorted((one, other) => Number(isElsewhere(one)) - Number(isElsewhere(other)));
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
  const { projectId } = review;
  const [stageId, authorId] = [place.stageId, author.userId];
  const own =
    stageId && authorId ? await threadsOfStage(work, { projectId, stageId, authorId }) : [];
  const made = commentsOfLines(lines, own);
  await work.trx.insert(remarks).values(
    lines.map((body, position) => {
      const commentId = made[position] ?? null;
      return { id: uuidv7(), reviewId: id, position, body, commentId };
    }),
  );
}
