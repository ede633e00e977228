import { endpoints } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import { type Deps, inTransaction } from '../../context.ts';
import { route } from '../../http/route.ts';
import { listSlots } from './list-slots.ts';
import { commentFile } from './operations/comment-file.ts';
import { compareFile } from './operations/compare-file.ts';
import { finishUpload } from './operations/finish-upload.ts';
import { readFile } from './operations/read-file.ts';
import { removeFile } from './operations/remove-file.ts';
import { removeVersion } from './operations/remove-version.ts';
import { startUpload } from './operations/start-upload.ts';

/** What the two addresses of files have in common: they differ in what a new file names. */
function callsOn(
  app: FastifyInstance,
  deps: Deps,
  calls: Pick<typeof endpoints.file, 'get' | 'finish' | 'remove'> | typeof endpoints.stageFile,
): void {
  route(app, calls.get, ({ params, actor: { userId } }) =>
    readFile(deps, { fileId: params.id, userId }),
  );
  route(app, calls.finish, async ({ params, actor: { userId } }) => {
    await finishUpload(deps, { fileId: params.id, userId });
    return null;
  });
  route(app, calls.remove, async ({ params, query, actor: { userId } }) => {
    const remove = query.for_good ? removeVersion : removeFile;
    await inTransaction(deps, (work) => remove(work, { fileId: params.id, userId }));
    return null;
  });
}

/** Files in the slots of a project and of its stages. */
export function fileRoutes(app: FastifyInstance, deps: Deps): void {
  const { file, stageFile } = endpoints;
  for (const calls of [file, stageFile]) {
    route(app, calls.add, ({ body, actor: { userId } }) => {
      const { project_id: projectId, stage_id: stageId, slot, name, size } = body;
      const props = { projectId, stageId, slot, name, size, userId };
      return inTransaction(deps, (work) => startUpload(work, props));
    });
    callsOn(app, deps, calls);
  }
  route(app, file.changes, ({ params, query, actor: { userId } }) =>
    compareFile(deps, { fileId: params.id, userId, against: query.against }),
  );
  route(app, file.comment, async ({ params, body, actor: { userId } }) => {
    const props = { fileId: params.id, userId, comment: body.comment };
    await inTransaction(deps, (work) => commentFile(work, props));
    return null;
  });
  route(app, file.list, async ({ params, actor: { userId } }) => ({
    slots: await listSlots(deps.connection.db, {
      projectId: params.id,
      userId,
      rules: deps.config,
    }),
  }));
}
