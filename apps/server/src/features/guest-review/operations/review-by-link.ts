import {
  AppError,
  type BodyOf,
  type Comment,
  type endpoints,
  GUEST_SAID_MAX,
  type ResponseOf,
} from '@pv/contract';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Deps, Work } from '../../../context.ts';
import type { Executor } from '../../../db/database.ts';
import { comments, guestLinks, projects } from '../../../db/schema/index.ts';
import { documentHome } from '../../../documents/project-of-document.ts';
import { tooMany } from '../../../http/too-many.ts';
import { hashOfLink } from '../../../secret-link.ts';
import { addByGuest, type CommentReader, readComment, readThreads } from '../../comment/public.ts';
import { findAssets, presentAsset } from '../../document/public.ts';
import type { GuestViews } from '../guest-views.ts';
import { makerInvites } from './own-links.ts';

const MINUTE_MS = 60_000;

/** A guest reads what is said and adds to it; nothing there is his to change. */
const guest = (now: Date): CommentReader => ({
  userId: '',
  mayComment: false,
  settles: false,
  moderates: false,
  seesTasks: false,
  now,
});

/** The comment as a guest sees it: names, and no way from them to anybody's page. */
const withoutIds = (comment: Comment): Comment => ({
  ...comment,
  author: { ...comment.author, id: null },
  reactions: [],
  mentions: [],
});

/**
 * @throws AppError `not_found` alike for a link that is unknown, over or revoked, or whose maker may invite
 *   no more
 */
async function openLink(executor: Executor, { token, now }: { token: string; now: Date }) {
  const [link] = await executor
    .select()
    .from(guestLinks)
    .where(
      and(
        eq(guestLinks.linkHash, hashOfLink(token)),
        isNull(guestLinks.revokedAt),
        gt(guestLinks.endsAt, now),
      ),
    );
  if (!link || !(await makerInvites(executor, link))) throw new AppError('not_found');
  const home = await documentHome(executor, link.documentId);
  return { link, home };
}

async function titleOf(executor: Executor, projectId: string): Promise<string> {
  const [project] = await executor
    .select({ title: projects.title })
    .from(projects)
    .where(eq(projects.id, projectId));
  if (!project) throw new AppError('not_found');
  return project.title;
}

/**
 * A document as the bearer of a link sees it.
 * @throws AppError `not_found`, `worker_busy`
 */
export async function readByLink(
  deps: Deps,
  views: GuestViews,
  token: string,
): Promise<ResponseOf<typeof endpoints.guestReview.get>> {
  const { db } = deps.connection;
  const now = deps.clock();
  const { link, home } = await openLink(db, { token, now });
  const { documentId } = link;
  const said = { subject: 'document', subjectId: documentId } as const;
  const { snapshot, pictures } = await views(documentId);
  const named = new Set(pictures);
  const assets = (await findAssets(db, documentId)).filter(({ id }) => named.has(id));
  const shown = await Promise.all(assets.map((asset) => presentAsset(deps.storage, asset)));
  return {
    document_id: documentId,
    title: await titleOf(db, home.projectId),
    stage: home.title,
    ends_at: link.endsAt.toISOString(),
    snapshot: {
      ...snapshot,
      sections: snapshot.sections.map((section) => ({ ...section })),
    },
    assets: shown.map(({ id, url }) => ({ id, url })),
    comments: (await readThreads(db, said, guest(now))).map(withoutIds),
  };
}

/**
 * Refuses what was just said by a link when it is one too many, whoever has the link: asked after it is
 * written, with the project locked, so that none is missed in the count and what is sent twice counts once.
 * @throws AppError `too_many_requests`, with how long to wait
 */
async function requireRoom({ trx, now, deps }: Work, linkId: string): Promise<void> {
  const factor = Math.max(1, deps.config.limitsFactor);
  for (const { max, minutes } of GUEST_SAID_MAX) {
    const since = new Date(now.getTime() - minutes * MINUTE_MS);
    const [hinders] = await trx
      .select({ at: comments.createdAt })
      .from(comments)
      .where(and(eq(comments.linkId, linkId), gt(comments.createdAt, since)))
      .orderBy(desc(comments.createdAt))
      .offset(max * factor)
      .limit(1);
    if (!hinders) continue;
    throw tooMany((hinders.at.getTime() - since.getTime()) / 1000, 'guestReview.enough');
  }
}

/**
 * Says something by a link.
 * @throws AppError `not_found`, `too_many_requests` when enough was said by it
 */
export async function commentByLink(
  work: Work,
  { token, body }: { token: string; body: BodyOf<typeof endpoints.guestReview.comment> },
): Promise<Comment> {
  const { trx, now } = work;
  const { link } = await openLink(trx, { token, now });
  const { thread_id: threadId, ...said } = body;
  const id = await addByGuest(
    work,
    { subject: 'document', subjectId: link.documentId },
    { ...said, threadId, linkId: link.id },
  );
  await requireRoom(work, link.id);
  return withoutIds(await readComment(trx, id, guest(now)));
}
