import { endpoints } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import { type Deps, inTransaction } from '../../context.ts';
import { route } from '../../http/route.ts';
import { takeExample } from './take-example.ts';

/** Taking a project that is filled already. */
export function exampleRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, endpoints.project.takeExample, ({ actor: { userId }, body, locale }) =>
    inTransaction(deps, (work) => takeExample(work, { userId, locale, segment: body?.segment })),
  );
}
