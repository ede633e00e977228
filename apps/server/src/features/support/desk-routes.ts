import { endpoints } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import { type Deps, inTransaction, type Work } from '../../context.ts';
import { route } from '../../http/route.ts';
import { listDesk } from './operations/list-desk.ts';
import { answerRequest, closeRequest, takeRequest } from './operations/serve-request.ts';
import { presentDeskRequest } from './present-request.ts';
import { loadRequest, type RequestRow } from './queries/load-request.ts';

/** Who of the staff has read what of the requests. */
interface Reading {
  readerId: string;
  /** The id of the request, or that the list of all of them was read. */
  request: string;
}

/**
 * Notes in the log of the server that somebody of the staff reads a request of a person: who and which
 * one, once a day, nothing of what stands in it. Each process remembers for itself what it has noted.
 */
function noteReaders({ log, clock }: Pick<Deps, 'log' | 'clock'>) {
  let today = '';
  const noted = new Set<string>();
  return ({ readerId, request }: Reading): void => {
    const day = clock().toISOString().slice(0, 10);
    if (day !== today) noted.clear();
    today = day;
    const one = `${readerId} ${request}`;
    if (noted.has(one)) return;
    noted.add(one);
    log.info({ reader: readerId, request }, 'support request read');
  };
}

/** Answering what people ask the support. */
export function supportDeskRoutes(app: FastifyInstance, deps: Deps): void {
  const { supportDesk } = endpoints;
  const { connection, storage, config } = deps;
  const noteReader = noteReaders(deps);
  const changed = (readerId: string, operation: (work: Work) => Promise<RequestRow>) =>
    inTransaction(deps, async (work) => {
      const row = await operation(work);
      return presentDeskRequest({ executor: work.trx, storage, now: work.now }, row, readerId);
    });

  route(app, supportDesk.list, async ({ actor: { userId }, query }) => {
    const list = await listDesk(deps, userId, query);
    noteReader({ readerId: userId, request: 'list' });
    return list;
  });
  route(app, supportDesk.get, async ({ actor: { userId }, params: { id } }) => {
    const row = await loadRequest(connection.db, config.secret, { by: 'desk', userId, id });
    noteReader({ readerId: userId, request: id });
    const presenting = { executor: connection.db, storage, now: deps.clock() };
    return presentDeskRequest(presenting, row, userId);
  });
  route(app, supportDesk.take, ({ actor, params: { id }, body: { version } }) =>
    changed(actor.userId, (work) => takeRequest(work, { id, actor, version })),
  );
  route(app, supportDesk.answer, ({ actor, params: { id }, body: { version, ...answer } }) =>
    changed(actor.userId, (work) => answerRequest(work, { id, actor, version }, answer)),
  );
  route(app, supportDesk.close, ({ actor, params: { id }, body: { version } }) =>
    changed(actor.userId, (work) => closeRequest(work, { id, actor, version })),
  );
}
