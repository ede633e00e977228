import { endpoints } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import { type Deps, inTransaction } from '../../context.ts';
import { route } from '../../http/route.ts';
import { loadAccess } from './load-access.ts';
import { addAsset } from './operations/add-asset.ts';
import { finishAsset } from './operations/finish-asset.ts';
import { presentAsset } from './present-asset.ts';
import { findAssets } from './queries/find-assets.ts';

/** The calls on the pictures of a document. */
export function assetRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.connection;
  route(app, endpoints.document.assets, async ({ params, actor }) => {
    await loadAccess(db, params.id, actor.userId);
    const assets = await findAssets(db, params.id);
    return { assets: await Promise.all(assets.map((one) => presentAsset(deps.storage, one))) };
  });
  route(app, endpoints.document.addAsset, ({ params, body, actor }) => {
    const props = { ...body, documentId: params.id, userId: actor.userId };
    return inTransaction(deps, (work) => addAsset(work, props));
  });
  route(app, endpoints.document.finishAsset, ({ params, actor }) =>
    finishAsset(deps, { assetId: params.id, userId: actor.userId }),
  );
}
