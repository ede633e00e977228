import {
  AppError,
  type ArticleContent,
  type ArticleSection,
  articleContentSchema,
  type Proposal,
} from '@pv/contract';
import { and, eq, isNotNull, or } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../../context.ts';
import { articleProposals } from '../../../db/schema/index.ts';
import { keptDocument } from '../../../documents/store/kept-document.ts';
import { appendEvent, checkKind, lockState, memberOf } from '../../approval/public.ts';
import { loadDocumentAccess, titlePageOf } from '../../document/public.ts';
import { approvedManuscript, mayPropose } from '../load-finished.ts';
import { articleOf } from '../manuscript/article-of.ts';
import { presentProposal } from '../present-proposal.ts';
import { tellEditors } from '../tell-proposal.ts';

interface Proposing {
  projectId: string;
  userId: string;
  section: ArticleSection;
  message: string;
}

/** Nothing is stored that could not be given out again. */
function checked(manuscript: ArticleContent): ArticleContent {
  const { data } = articleContentSchema.safeParse(manuscript);
  if (!data) throw new AppError('validation_failed');
  return data;
}

/**
 * Offers the approved manuscript of a finished article to a section of the site, as it is now.
 * @throws AppError `not_found`, `forbidden`, `article_unfinished`, `already_proposed`,
 * `part_does_not_fit` with the heading of the part, `validation_failed`
 */
export async function proposeArticle(
  work: Work,
  { projectId, userId, section, message }: Proposing,
): Promise<Proposal> {
  const { trx, now } = work;
  await checkKind(trx, projectId, 'article');
  const state = await lockState(trx, projectId, userId);
  if (!mayPropose(state, userId)) throw new AppError('forbidden');
  const approved = approvedManuscript(state);
  const snapshot = approved && (await keptDocument(trx, approved));
  if (!approved || !snapshot) throw new AppError('article_unfinished');
  const [standing] = await trx
    .select({ id: articleProposals.id })
    .from(articleProposals)
    .where(
      and(
        eq(articleProposals.projectId, projectId),
        or(
          eq(articleProposals.status, 'open'),
          // a draft that the editors removed stands in nobody's way
          and(eq(articleProposals.status, 'accepted'), isNotNull(articleProposals.articleId)),
        ),
      ),
    );
  if (standing) throw new AppError('already_proposed');
  const access = await loadDocumentAccess(trx, { stageId: approved.stageId }, userId);
  const actor = memberOf(state, userId);
  const [row] = await trx
    .insert(articleProposals)
    .values({
      id: uuidv7(),
      projectId,
      section,
      message: message.trim(),
      status: 'open',
      manuscript: checked(articleOf(snapshot, titlePageOf(access, now))),
      proposerId: userId,
      proposerName: actor.name,
      createdAt: now,
    })
    .returning();
  if (!row) throw new Error('The proposal was not stored');
  await appendEvent(work, { projectId, kind: 'article_proposed', actor });
  await tellEditors(work, state, actor);
  return presentProposal(row, null, now);
}
