import { AppError, type BodyOf, type Discussion, type endpoints } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { discussions } from '../../../db/schema/index.ts';
import { appendEvent, memberOf, staleVersion } from '../../approval/public.ts';
import { keepUnanswered, ownerIn } from '../../comment/public.ts';
import { checkShown, findFiles, stageOfDocument } from '../find-shown.ts';
import { presentDiscussion, presentingIn } from '../present-discussion.ts';
import { type DiscussionRow, lockScene, requireAuthor, type Scene, sceneOf } from '../scene.ts';

type Body = BodyOf<typeof endpoints.discussion.change>;

/** What is kept of a discussion in words: the log is read also when what ids named is gone. */
async function wordsOf({ trx }: Work, { state }: Scene, row: DiscussionRow) {
  const files = await findFiles(trx, row.projectId, row.files);
  const stage = row.documentId && stageOfDocument(state, row.documentId);
  return {
    title: row.title,
    annotation: row.abstract,
    readers: row.readers,
    files: files.map(({ name }) => name),
    document: stage ? stage.title : null,
    owner: ownerIn(state, row)?.name ?? null,
  };
}

function changedRow({ row }: Scene, body: Body): DiscussionRow {
  return {
    ...row,
    title: body.title ?? row.title,
    abstract: body.abstract?.trim() ?? row.abstract,
    readers: body.readers ?? row.readers,
    files: body.files ?? row.files,
    documentId: body.document_id === undefined ? row.documentId : body.document_id,
    ownerId: body.owner_id === undefined ? row.ownerId : body.owner_id,
  };
}

/**
 * Changes what is shown, to whom, and who answers.
 * @throws AppError `not_found`, `forbidden`, `stale_version`, `discussion_names_absent` for what or whom the
 *   project does not have
 */
export async function changeDiscussion(
  work: Work,
  { id, userId, body }: { id: string; userId: string; body: Body },
): Promise<Discussion> {
  const { trx } = work;
  const scene = await lockScene(trx, id, userId);
  const { row, state } = scene;
  requireAuthor(scene);
  if (body.version !== row.version) {
    throw staleVersion(row.version, body, { title: row.title, abstract: row.abstract });
  }
  const { files, owner_id: owner } = body;
  const documentId = body.document_id === row.documentId ? null : body.document_id;
  await checkShown(trx, state, { files, document_id: documentId }, row.files);
  if (owner && !state.team.some(({ userId: one }) => one === owner)) {
    throw new AppError('discussion_names_absent');
  }
  const next = { ...changedRow(scene, body), version: row.version + 1 };
  await trx.update(discussions).set(next).where(eq(discussions.id, id));
  await appendEvent(work, {
    projectId: row.projectId,
    kind: 'discussion_changed',
    actor: memberOf(state, userId),
    before: await wordsOf(work, scene, row),
    after: await wordsOf(work, scene, next),
  });
  await keepUnanswered(work, state, id);
  return presentDiscussion(presentingIn(work), sceneOf(next, state, userId));
}
