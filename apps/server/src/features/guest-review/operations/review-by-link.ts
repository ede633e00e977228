import {
  AppError,
  type BodyOf,
  type Comment,
  type endpoints,
  type GuestReview,
  type ResponseOf,
} from '@pv/contract';
import { readSnapshot } from '@pv/editor-schema';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Deps, Work } from '../../../context.ts';
import type { Executor } from '../../../db/database.ts';
import { guestLinks, projects } from '../../../db/schema/index.ts';
import { documentHome } from '../../../documents/project-of-document.ts';
import { docOf } from '../../../documents/store/load-updates.ts';
import { hashOfLink } from '../../../secret-link.ts';
import { addByGuest, type CommentReader, readComment, readThreads } from '../../comment/public.ts';
import { findAssets, presentAsset } from '../../document/public.ts';

/** A guest reads what is said and adds to it; nothing there is his to change. */
const guest = (now: Date): CommentReader => ({
  userId: '',
  mayComment: false,
  settles: false,
  moderates: false,
  now,
});

/** The comment as a guest sees it: names, and no way from them to anybody's page. */
const withoutIds = (comment: Comment): Comment => ({
  ...comment,
  author: { ...comment.author, id: null },
  reactions: [],
  mentions: [],
});

/** @throws AppError `not_found` for a link that is unknown, over or revoked alike */
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
  if (!link) throw new AppError('not_found');
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

/** The fields of the title page name people; a guest comes for the text. */
function shownOf(updates: readonly Uint8Array[]): GuestReview['snapshot'] {
  const snapshot = readSnapshot(docOf(updates));
  return {
    ...snapshot,
    settings: { ...snapshot.settings, titleFields: {} },
    sections: snapshot.sections.map((section) => ({ ...section })),
  };
}

/**
 * A document as the bearer of a link sees it.
 * @throws AppError `not_found`
 */
export async function readByLink(
  deps: Deps,
  token: string,
): Promise<ResponseOf<typeof endpoints.guestReview.get>> {
  const { db } = deps.connection;
  const now = deps.clock();
  const { link, home } = await openLink(db, { token, now });
  const { documentId } = link;
  const said = { subject: 'document', subjectId: documentId } as const;
  const assets = await findAssets(db, documentId);
  const pictures = await Promise.all(assets.map((asset) => presentAsset(deps.storage, asset)));
  return {
    document_id: documentId,
    title: await titleOf(db, home.projectId),
    stage: home.title,
    ends_at: link.endsAt.toISOString(),
    snapshot: shownOf(await deps.documents.live.updates(documentId)),
    assets: pictures.map(({ id, url }) => ({ id, url })),
    comments: (await readThreads(db, said, guest(now))).map(withoutIds),
  };
}

/**
 * Says something by a link.
 * @throws AppError `not_found`
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
    { ...said, threadId },
  );
  return withoutIds(await readComment(trx, id, guest(now)));
}
