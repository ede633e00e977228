import { Readable } from 'node:stream';
import { AppError, endpoints } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../context.ts';
import { route } from '../../http/route.ts';
import { readGrant } from '../../storage/address-token.ts';
import { receiveBytes } from './receive-bytes.ts';
import { sendBytes } from './send-bytes.ts';

/** The signed addresses of the disk driver. Bodies are streams here, never parsed. */
export async function storageRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

  route(app, endpoints.storage.put, async ({ params, request, reply }) => {
    // what is refused is not read to its end either
    reply.header('connection', 'close');
    const taken = await receiveBytes(deps, {
      token: params.token,
      declared: Number(request.headers['content-length'] ?? 0),
      range: request.headers['content-range'],
      body: request.body instanceof Readable ? request.body : request.raw,
    });
    reply.removeHeader('connection');
    return taken;
  });
  route(app, endpoints.storage.get, async ({ params, request, reply }) => {
    const grant = await readGrant(deps.config.secret, params.token);
    if (grant?.do !== 'get') throw new AppError('upload_link_invalid');
    await sendBytes(deps.storage, grant, { request, reply });
    return null;
  });
}
