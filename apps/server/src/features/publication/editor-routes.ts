import { endpoints } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import { type Deps, inTransaction, type Work } from '../../context.ts';
import { route } from '../../http/route.ts';
import { platformRights, requireRight } from '../platform/public.ts';
import type { ArticleRecord } from './article-row.ts';
import { addPicture } from './operations/add-picture.ts';
import { changeArticle } from './operations/change-article.ts';
import { createArticle } from './operations/create-article.ts';
import { createBlock } from './operations/create-block.ts';
import { finishPicture } from './operations/finish-picture.ts';
import { listEdited } from './operations/list-edited.ts';
import { listVersions } from './operations/list-versions.ts';
import { moveBlock } from './operations/move-block.ts';
import { publishArticle } from './operations/publish-article.ts';
import { removeArticle } from './operations/remove-article.ts';
import { renewPreview } from './operations/renew-preview.ts';
import { restoreVersion } from './operations/restore-version.ts';
import { unpublishArticle } from './operations/unpublish-article.ts';
import { contentWithIds } from './part-ids.ts';
import { presentEdited } from './present-edited.ts';
import { loadArticle } from './queries/load-article.ts';
import { loadVersion } from './queries/load-version.ts';

/** Writing, publishing and keeping articles. */
export function articleEditorRoutes(app: FastifyInstance, deps: Deps): void {
  const { articleEditor } = endpoints;
  const { storage, connection } = deps;
  const { db } = connection;
  const changed = (operation: (work: Work) => Promise<ArticleRecord>) =>
    inTransaction(deps, async (work) => {
      const row = await operation(work);
      return presentEdited({ executor: work.trx, storage, now: work.now }, row);
    });

  route(app, articleEditor.rights, async ({ actor }) => ({
    can: await platformRights(db, actor.userId),
  }));
  route(app, articleEditor.list, ({ actor: { userId }, query }) =>
    listEdited(deps, { ...query, userId }),
  );
  route(app, articleEditor.create, ({ actor: { userId }, body }) =>
    inTransaction(deps, async (work) => {
      await requireRight(work.trx, userId, 'write_articles');
      const editorId = userId;
      if ('section' in body) return { id: await createArticle(work, { ...body, editorId }) };
      return { id: await createBlock(work, { typeId: body.type_id, editorId }) };
    }),
  );
  route(app, articleEditor.get, async ({ actor: { userId }, params: { id } }) => {
    const row = await loadArticle(db, { id, userId });
    return presentEdited({ executor: db, storage, now: deps.clock() }, row);
  });
  route(app, articleEditor.change, ({ actor: { userId }, params: { id }, body }) =>
    changed((work) => changeArticle(work, { id, userId }, body)),
  );
  route(app, articleEditor.publish, ({ actor: { userId }, params: { id }, body }) => {
    const at = body.at === undefined ? undefined : new Date(body.at);
    return changed((work) => publishArticle(work, { id, userId, version: body.version, at }));
  });
  route(app, articleEditor.renewPreview, ({ actor: { userId }, params: { id } }) =>
    changed((work) => renewPreview(work, { id, userId })),
  );
  route(app, articleEditor.unpublish, ({ actor: { userId }, params: { id } }) =>
    changed((work) => unpublishArticle(work, { id, userId })),
  );
  route(app, articleEditor.version, async ({ actor: { userId }, params: { id } }) => {
    const { content } = await loadVersion(db, { versionId: id, userId });
    return { content: contentWithIds(content) };
  });
  route(app, articleEditor.shown, async ({ actor: { userId }, params: { id } }) => {
    const { shown } = await loadArticle(db, { id, userId });
    return { content: shown && contentWithIds(shown) };
  });
  route(app, articleEditor.restore, ({ actor: { userId }, params: { id } }) =>
    inTransaction(deps, async (work) => {
      const { row, kept } = await restoreVersion(work, { versionId: id, userId });
      const edited = await presentEdited({ executor: work.trx, storage, now: work.now }, row);
      return { ...edited, kept };
    }),
  );
  route(app, articleEditor.move, async ({ actor: { userId }, params: { id }, body: { step } }) => {
    await inTransaction(deps, (work) => moveBlock(work, { id, userId, step }));
    return null;
  });
  route(app, articleEditor.remove, async ({ actor: { userId }, params: { id } }) => {
    await inTransaction(deps, (work) => removeArticle(work, { id, userId }));
    return null;
  });
  route(app, articleEditor.versions, async ({ actor: { userId }, params: { id } }) => ({
    versions: await listVersions(db, { id, userId }),
  }));
  route(app, articleEditor.addPicture, ({ actor: { userId }, params: { id }, body }) =>
    inTransaction(deps, (work) => addPicture(work, { ...body, id, userId })),
  );
  route(app, articleEditor.finishPicture, ({ actor: { userId }, params: { id } }) =>
    finishPicture(deps, { pictureId: id, userId }),
  );
}
