import { endpoints, mimeOf } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../context.ts';
import { disposition } from '../../http/file-name.ts';
import { route } from '../../http/route.ts';
import { sendMadeFile } from '../../http/send-made-file.ts';
import { printModel } from './operations/print-model.ts';
import { printBlank, printPaper } from './operations/print-paper.ts';

/** Papers filled from templates, and the financial model. */
export function paperTemplateRoutes(app: FastifyInstance, deps: Deps): void {
  const { paperTemplate } = endpoints;
  route(app, paperTemplate.print, async ({ params, body, actor: { userId }, reply }) => {
    const made = await printPaper(deps, { projectId: params.id, userId, ...body });
    return sendMadeFile(reply, { ...made, mime: mimeOf(body.format) });
  });
  route(app, paperTemplate.blank, async ({ body, actor: { userId }, reply }) => {
    const made = await printBlank(deps, { userId, ...body });
    return sendMadeFile(reply, { ...made, mime: mimeOf(body.format) });
  });
  route(app, paperTemplate.model, async ({ params, actor: { userId }, reply }) => {
    const { bytes, name } = await printModel(deps, { projectId: params.id, userId });
    await reply
      .headers({
        'content-type': mimeOf('xlsx'),
        'content-disposition': disposition(name),
        'cache-control': 'no-store',
      })
      .send(bytes);
    return null;
  });
}
