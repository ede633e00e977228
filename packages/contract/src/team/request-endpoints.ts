import { defineEndpoint } from '../http/endpoint.ts';
import { byId } from '../http/fields.ts';
import type { RequestKind } from './views.ts';

const answerErrors = ['request_closed'] as const;

/** The answers to one kind of request: the target accepts or declines, the requester takes it back, and whoever waits with him reminds. */
export function requestEndpoints<const K extends RequestKind, const N extends string>(
  kind: K,
  name: N,
) {
  return {
    accept: defineEndpoint({
      name: `team.accept${name}`,
      method: 'POST',
      path: `/project/team/${kind}/:id/accept`,
      access: 'profile',
      params: byId,
      responses: { 204: null },
      errors: answerErrors,
    }),
    decline: defineEndpoint({
      name: `team.decline${name}`,
      method: 'POST',
      path: `/project/team/${kind}/:id/decline`,
      access: 'profile',
      params: byId,
      responses: { 204: null },
      errors: answerErrors,
    }),
    /** Brings it to the mind of its target, at most once a day whoever does it. */
    remind: defineEndpoint({
      name: `team.remind${name}`,
      method: 'POST',
      path: `/project/team/${kind}/:id/remind`,
      access: 'profile',
      params: byId,
      responses: { 204: null },
      errors: ['forbidden', 'own_move', 'request_closed', 'reminded_lately'],
      limit: { max: 30, minutes: 10, key: 'account' },
    }),
    cancel: defineEndpoint({
      name: `team.cancel${name}`,
      method: 'DELETE',
      path: `/project/team/${kind}/:id`,
      access: 'profile',
      params: byId,
      responses: { 204: null },
      errors: answerErrors,
    }),
  };
}
