import { createReadStream, rm } from 'node:fs';
import { stat } from 'node:fs/promises';
import { endpoints } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import { type Deps, inTransaction } from '../../context.ts';
import { awaitRevision } from '../../documents/await-revision.ts';
import { route } from '../../http/route.ts';
import { loadExport } from './load-export.ts';
import { previewDocument } from './operations/preview-document.ts';
import { startExport } from './operations/start-export.ts';
import { presentExport } from './present-export.ts';

/** The calls that make files of a document. */
export function exportRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, endpoints.document.startExport, async ({ params, body, actor }) => {
    const props = { documentId: params.id, userId: actor.userId, format: body.format };
    const row = await inTransaction(deps, (work) => startExport(work, props));
    return presentExport(deps.storage, row);
  });
  route(app, endpoints.document.getExport, async ({ params, query, actor }) => {
    const load = () => loadExport(deps, params.id, actor.userId);
    const { revisions } = deps.documents;
    const row = await awaitRevision(revisions, params.id, { load, after: query.after });
    return presentExport(deps.storage, row);
  });
  route(app, endpoints.document.preview, async ({ params, actor, request, reply }) => {
    const gone = new AbortController();
    request.raw.on('close', () => gone.abort());
    const props = { documentId: params.id, userId: actor.userId, signal: gone.signal };
    const { file, pages } = await previewDocument(deps, props);
    const { size } = await stat(file);
    const body = createReadStream(file).on('close', () => rm(file, { force: true }, () => {}));
    await reply
      .headers({
        'content-type': 'application/pdf',
        'content-length': size,
        'cache-control': 'no-store',
        'x-pages': pages,
      })
      .send(body);
    return null;
  });
}
