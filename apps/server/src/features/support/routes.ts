import { endpoints } from '@pv/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Deps, inTransaction, type Work } from '../../context.ts';
import { route } from '../../http/route.ts';
import { addFile } from './operations/add-file.ts';
import { closeOwn } from './operations/close-own.ts';
import { finishFile } from './operations/finish-file.ts';
import { listOwn } from './operations/list-own.ts';
import { removeFile } from './operations/remove-file.ts';
import { reply } from './operations/reply.ts';
import { sendRequest } from './operations/send-request.ts';
import { accountSender, guestSender } from './operations/senders.ts';
import { presentRequest } from './present-request.ts';
import { findFacts } from './queries/find-facts.ts';
import { type Door, loadRequest, type RequestRow } from './queries/load-request.ts';

/** What is done with one request by whoever has sent it, whichever door he comes through. */
function requestCalls(deps: Deps) {
  const { connection, storage, config, clock } = deps;
  const changed = (operation: (work: Work) => Promise<RequestRow>) =>
    inTransaction(deps, async (work) => {
      const row = await operation(work);
      return presentRequest({ executor: work.trx, storage, now: work.now }, row);
    });
  return {
    async read(door: Door) {
      const row = await loadRequest(connection.db, config.secret, door);
      return presentRequest({ executor: connection.db, storage, now: clock() }, row);
    },
    reply: (door: Door, body: Parameters<typeof reply>[2]) =>
      changed((work) => reply(work, door, body)),
    close: (door: Door) => changed((work) => closeOwn(work, door)),
  };
}

/** A secret address is for its reader only. */
const keepSecret = (answer: FastifyReply) =>
  answer.header('x-robots-tag', 'noindex').header('cache-control', 'no-store');

/** Writing to the support, and reading what it answers. */
export function supportRoutes(app: FastifyInstance, deps: Deps): void {
  const { support, supportGuest } = endpoints;
  const { db } = deps.connection;
  const calls = requestCalls(deps);

  route(app, support.facts, () => findFacts(db, deps.clock()));
  route(app, support.add, ({ actor, body }) =>
    sendRequest(deps, body, {
      owner: { userId: actor.userId },
      findSender: (work) => accountSender(work, actor),
    }),
  );
  route(app, supportGuest.add, ({ body, address, locale }) =>
    sendRequest(deps, body, {
      owner: { email: body.email },
      findSender: (work) => guestSender(work, { ...body, address, locale }),
    }),
  );
  route(app, support.list, ({ actor: { userId }, query }) => listOwn(db, userId, query));
  route(app, support.get, ({ actor: { userId }, params: { id } }) =>
    calls.read({ by: 'account', userId, id }),
  );
  route(app, support.reply, ({ actor: { userId }, params: { id }, body }) =>
    calls.reply({ by: 'account', userId, id }, body),
  );
  route(app, support.close, ({ actor: { userId }, params: { id } }) =>
    calls.close({ by: 'account', userId, id }),
  );
  route(app, supportGuest.get, ({ params: { token }, reply: answer }) => {
    keepSecret(answer);
    return calls.read({ by: 'link', token });
  });
  route(app, supportGuest.reply, ({ params: { token }, body }) =>
    calls.reply({ by: 'link', token }, body),
  );
  route(app, supportGuest.close, ({ params: { token } }) => calls.close({ by: 'link', token }));

  route(app, support.addFile, ({ body, actor, address }) =>
    inTransaction(deps, (work) => addFile(work, { ...body, actor, address })),
  );
  route(app, support.finishFile, async ({ params: { key } }) => {
    await finishFile(deps, key);
    return null;
  });
  route(app, support.removeFile, async ({ params: { key } }) => {
    await removeFile(deps, key);
    return null;
  });
}
