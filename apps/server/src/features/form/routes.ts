import { endpoints, mimeOf } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../context.ts';
import { route } from '../../http/route.ts';
import { sendMadeFile } from '../../http/send-made-file.ts';
import { printForm } from './operations/print-form.ts';

/** Official papers of a project as files. */
export function formRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, endpoints.form.print, async ({ params, body, actor: { userId }, reply }) => {
    const made = await printForm(deps, { projectId: params.id, userId, ...body });
    return sendMadeFile(reply, { ...made, mime: mimeOf(body.format) });
  });
}
