import { endpoints, type ImportView } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import { type Deps, inTransaction } from '../../context.ts';
import type { documentImports } from '../../db/schema/index.ts';
import { awaitRevision } from '../../documents/await-revision.ts';
import { route } from '../../http/route.ts';
import { loadAccess } from './load-access.ts';
import { currentImport } from './load-import.ts';
import { applyImport } from './operations/apply-import.ts';
import { discardImport } from './operations/discard-import.ts';
import { runImport } from './operations/run-import.ts';
import { startImport } from './operations/start-import.ts';
import { findLastImport } from './queries/change-import.ts';

/** An import as its author sees it. */
function presentImport(row: typeof documentImports.$inferSelect): ImportView {
  return {
    id: row.id,
    document_id: row.documentId,
    file_name: row.fileName,
    status: row.status,
    step: row.step,
    progress: row.progress,
    revision: row.revision,
    error: row.error,
    report: row.report ?? null,
    created_at: row.createdAt.toISOString(),
  };
}

/** The calls that take a DOCX in. */
export function importRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, endpoints.document.startImport, ({ params, body, actor }) => {
    const props = { ...body, documentId: params.id, userId: actor.userId };
    return inTransaction(deps, (work) => startImport(work, props));
  });
  route(app, endpoints.document.runImport, async ({ params, actor }) => {
    const props = { importId: params.id, userId: actor.userId };
    return presentImport(await runImport(deps, props));
  });
  route(app, endpoints.document.getImport, async ({ params, query, actor }) => {
    const load = () => currentImport(deps, params.id, actor.userId);
    const { revisions } = deps.documents;
    return presentImport(await awaitRevision(revisions, params.id, { load, after: query.after }));
  });
  route(app, endpoints.document.lastImport, async ({ params, actor }) => {
    const { db } = deps.connection;
    await loadAccess(db, params.id, actor.userId);
    const row = await findLastImport(db, params.id);
    return { import: row && presentImport(row) };
  });
  route(app, endpoints.document.applyImport, async ({ params, body, actor }) => {
    const props = { importId: params.id, userId: actor.userId, answers: body.answers };
    await applyImport(deps, props);
    return null;
  });
  route(app, endpoints.document.discardImport, async ({ params, actor }) => {
    await discardImport(deps, { importId: params.id, userId: actor.userId });
    return null;
  });
}
