import { createReadStream, rm } from 'node:fs';
import { stat } from 'node:fs/promises';
import { endpoints } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../context.ts';
import { disposition } from '../../http/file-name.ts';
import { route } from '../../http/route.ts';
import { FORM_MIME, printForm } from './operations/print-form.ts';

/** Official papers of a project as files. */
export function formRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, endpoints.form.print, async ({ params, body, actor: { userId }, reply }) => {
    const { file, name } = await printForm(deps, { projectId: params.id, userId, ...body });
    const { size } = await stat(file);
    const bytes = createReadStream(file).on('close', () => rm(file, { force: true }, () => {}));
    await reply
      .headers({
        'content-type': FORM_MIME[body.format],
        'content-length': size,
        'content-disposition': disposition(name),
        'cache-control': 'no-store',
      })
      .send(bytes);
    return null;
  });
}
