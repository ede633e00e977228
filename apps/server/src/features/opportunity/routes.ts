import { endpoints } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import { type Deps, inTransaction, type Work } from '../../context.ts';
import { route } from '../../http/route.ts';
import { addFile, finishFile, linkFile, removeFile } from './files/change-files.ts';
import { findMet, findShown, type Met } from './load-opportunity.ts';
import { findResponse, type MetResponse, presentResponse } from './load-response.ts';
import { decideResponse } from './operations/decide-response.ts';
import { listDesk, listOwn, listPublic } from './operations/list-opportunities.ts';
import { listMine, listReceived } from './operations/list-responses.ts';
import {
  closeOpportunity,
  moderateOpportunity,
  publishOpportunity,
} from './operations/publish-opportunity.ts';
import { respond, withdrawResponse } from './operations/respond.ts';
import {
  changeOpportunity,
  createOpportunity,
  removeOpportunity,
} from './operations/write-opportunity.ts';
import { presentOpportunity, presentStanding } from './present-opportunity.ts';

/** Opportunities: as anybody reads them, of whoever posts, of whoever responds, and for the editors. */
export function opportunityRoutes(app: FastifyInstance, deps: Deps): void {
  const { opportunity, opportunityResponse, opportunityDesk } = endpoints;
  const { connection, storage } = deps;
  const { db } = connection;
  const reading = { executor: db, storage };
  const changed = (operation: (work: Work) => Promise<Met>) =>
    inTransaction(deps, async (work) =>
      presentStanding({ executor: work.trx, storage }, await operation(work)),
    );
  const answered = (operation: (work: Work) => Promise<MetResponse>) =>
    inTransaction(deps, async (work) => presentResponse(work.trx, await operation(work), work.now));

  route(app, opportunity.list, ({ query }) => listPublic(deps, query));
  route(app, opportunity.get, async ({ params: { id } }) =>
    presentOpportunity(reading, await findShown(db, { id, now: deps.clock() })),
  );
  route(app, opportunity.file, async ({ params: { id, file }, reply }) => {
    const row = await findShown(db, { id, now: deps.clock() });
    const address = await linkFile(deps, { row, id: file });
    await reply.header('cache-control', 'no-store').redirect(address, 302);
    return null;
  });
  route(app, opportunity.addFile, ({ params: { id }, body, actor: { userId } }) =>
    inTransaction(deps, (work) => addFile(work, { ...body, id, userId })),
  );
  route(app, opportunity.finishFile, ({ params: { id }, actor: { userId } }) =>
    finishFile(deps, { id, userId }),
  );
  route(app, opportunity.removeFile, async ({ params: { id }, actor: { userId } }) => {
    await inTransaction(deps, (work) => removeFile(work, { id, userId }));
    return null;
  });
  route(app, opportunity.standing, async ({ params: { id }, actor: { userId } }) =>
    presentStanding(reading, await findMet(db, { id, userId, now: deps.clock() })),
  );
  route(app, opportunity.own, async ({ actor: { userId } }) => ({
    opportunities: await listOwn(deps, userId),
  }));
  route(app, opportunity.create, ({ body, actor: { userId } }) =>
    changed((work) => createOpportunity(work, userId, body)),
  );
  route(app, opportunity.change, ({ params: { id }, body, actor: { userId } }) =>
    changed((work) => changeOpportunity(work, { id, userId }, body)),
  );
  route(app, opportunity.publish, ({ params: { id }, actor: { userId } }) =>
    changed((work) => publishOpportunity(work, { id, userId })),
  );
  route(app, opportunity.close, ({ params: { id }, actor: { userId } }) =>
    changed((work) => closeOpportunity(work, { id, userId })),
  );
  route(app, opportunity.remove, async ({ params: { id }, actor: { userId } }) => {
    await inTransaction(deps, (work) => removeOpportunity(work, { id, userId }));
    return null;
  });
  route(app, opportunity.respond, ({ params: { id }, body, actor: { userId } }) =>
    answered((work) => respond(work, { id, userId }, body)),
  );
  route(app, opportunity.responses, async ({ params: { id }, actor: { userId } }) => ({
    responses: await listReceived(deps, { id, userId }),
  }));
  route(app, opportunityResponse.mine, async ({ actor: { userId } }) => ({
    responses: await listMine(db, userId),
  }));
  route(app, opportunityResponse.get, async ({ params: { id }, actor: { userId } }) =>
    presentResponse(db, await findResponse(db, id, userId), deps.clock()),
  );
  route(app, opportunityResponse.withdraw, ({ params: { id }, actor: { userId } }) =>
    answered((work) => withdrawResponse(work, { id, userId })),
  );
  route(app, opportunityResponse.decide, ({ params: { id }, body, actor: { userId } }) =>
    answered((work) => decideResponse(work, { id, userId, ...body })),
  );
  route(app, opportunityDesk.list, ({ query, actor: { userId } }) => listDesk(deps, userId, query));
  route(app, opportunityDesk.decide, ({ params: { id }, body, actor: { userId } }) =>
    inTransaction(deps, async (work) => {
      const { row } = await moderateOpportunity(work, { id, userId, ...body });
      return { id: row.id, status: row.status };
    }),
  );
}
