import type { Readable } from 'node:stream';
import { endpoints } from '@pv/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Deps, inTransaction } from '../../context.ts';
import { route } from '../../http/route.ts';
import { changeSettings } from './operations/change-settings.ts';
import { listNotifications } from './operations/list-notifications.ts';
import { markAll } from './operations/mark-all.ts';
import { markNotification } from './operations/mark-notification.ts';
import { openStream } from './operations/open-stream.ts';
import { switchMails } from './operations/switch-mails.ts';
import { findSettings, presentSettings } from './settings.ts';

/** Answers with a stream of events that goes on until either side ends it. */
function sendEvents(reply: FastifyReply, events: Readable): void {
  reply.hijack();
  const { raw } = reply;
  const headers = {
    ...reply.getHeaders(),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
    // kept alive after its end it would keep the server from stopping
    connection: 'close',
  };
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  raw.writeHead(200);
  raw.on('close', () => events.destroy());
  raw.on('error', () => events.destroy());
  // a stream that is dropped because nobody reads it takes its connection along
  events.on('close', () => {
    if (!raw.writableEnded) raw.destroy();
  });
  // who left while the session was looked up closes no second time
  if (raw.destroyed) return void events.destroy();
  events.pipe(raw);
}

/** What a person was told, how he is told by mail, and the live stream. */
export async function notificationRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { notification } = endpoints;
  // a mail program sends a form by which it unsubscribes; everything is in the address
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string' },
    (_request, _body, done) => done(null),
  );
  route(app, notification.list, ({ actor, query }) =>
    listNotifications(deps, { userId: actor.userId, query }),
  );
  route(app, notification.change, ({ actor, params, body }) =>
    inTransaction(deps, (work) =>
      markNotification(work, { id: params.id, userId: actor.userId, read: body.read }),
    ),
  );
  route(app, notification.changeAll, ({ actor, body }) =>
    inTransaction(deps, (work) => markAll(work, { userId: actor.userId, body })),
  );
  route(app, notification.settings, async ({ actor }) =>
    presentSettings(await findSettings(deps.connection.db, actor.userId)),
  );
  route(app, notification.changeSettings, ({ actor, body }) =>
    inTransaction(deps, (work) => changeSettings(work, { userId: actor.userId, body })),
  );
  route(app, notification.stream, async ({ actor, reply }) => {
    sendEvents(reply, openStream(deps, actor));
    return null;
  });
  route(app, notification.unsubscribe, ({ query }) =>
    inTransaction(deps, (work) => switchMails(work, { token: query.token, on: false })),
  );
  route(app, notification.resubscribe, ({ query }) =>
    inTransaction(deps, (work) => switchMails(work, { token: query.token, on: true })),
  );
}
