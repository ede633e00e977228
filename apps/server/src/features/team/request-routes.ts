import { endpoints } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import { type Deps, inTransaction } from '../../context.ts';
import { route } from '../../http/route.ts';
import { answerRequest } from './operations/answer-request.ts';
import { remindTarget } from './operations/remind-target.ts';

/** Answers to requests: to leave, to take another role, to become the author. */
export function requestRoutes(app: FastifyInstance, deps: Deps): void {
  const { exclusion, roleOffer, handover } = endpoints.team;
  const kinds = [
    ['exclusion', exclusion],
    ['role_offer', roleOffer],
    ['handover', handover],
  ] as const;
  for (const [kind, answers] of kinds) {
    route(app, answers.remind, async ({ actor: { userId }, params: { id } }) => {
      await inTransaction(deps, (work) => remindTarget(work, { id, kind, userId }));
      return null;
    });
    for (const answer of ['accept', 'decline', 'cancel'] as const) {
      route(app, answers[answer], async ({ actor: { userId }, params }) => {
        await inTransaction(deps, (work) =>
          answerRequest(work, { id: params.id, kind, userId, answer }),
        );
        return null;
      });
    }
  }
}
