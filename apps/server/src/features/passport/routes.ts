import { endpoints } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import { type Deps, inTransaction } from '../../context.ts';
import { route } from '../../http/route.ts';
import { loadState, memberOf } from '../approval/public.ts';
import { loadPassport } from './load-passport.ts';
import { changePassport } from './operations/change-passport.ts';

/** What a venture is for whoever gives money. */
export function passportRoutes(app: FastifyInstance, deps: Deps): void {
  const { passport } = endpoints;
  const { db } = deps.connection;
  route(app, passport.get, async ({ params: { id }, actor: { userId } }) => {
    const { role } = memberOf(await loadState(db, id, userId), userId);
    return loadPassport(db, { projectId: id, role });
  });
  route(app, passport.change, ({ params: { id }, actor: { userId }, body }) =>
    inTransaction(deps, (work) => changePassport(work, { projectId: id, userId }, body)),
  );
}
