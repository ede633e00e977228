import { endpoints } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../context.ts';
import { route } from '../../http/route.ts';
import { confirmEmail } from './operations/confirm-email.ts';
import { exportData } from './operations/export-data.ts';
import { readDeparture } from './operations/read-departure.ts';
import { removeAccount } from './operations/remove-account.ts';
import { requestEmail } from './operations/request-email.ts';

/** The address of an account, everything that is kept about its owner, and its end. */
export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  const { account } = endpoints;
  const { db } = deps.connection;
  route(app, account.departure, ({ actor }) => readDeparture(db, actor.userId));
  route(app, account.requestEmail, async ({ actor, body }) => {
    await requestEmail(deps, { userId: actor.userId, ...body });
    return null;
  });
  route(app, account.confirmEmail, async ({ actor, body }) => {
    await confirmEmail(deps, { userId: actor.userId, ...body });
    return null;
  });
  route(app, account.exportData, async ({ actor, locale, reply }) => {
    const zip = await exportData(deps, { userId: actor.userId, locale });
    await reply
      .headers({
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="provektor-data.zip"',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(zip);
    return null;
  });
  route(app, account.remove, async ({ actor, body }) => {
    await removeAccount(deps, { actor, ...body, confirmation: body.confirmation });
    return null;
  });
}
