import {
  AppError,
  type BodyOf,
  type Endpoint,
  errorBodySchema,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
} from '@pv/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { Actor, Locale } from '../context.ts';

/** No text, table or list that a person makes is nested as deeply; deeper ones exhaust the stack of a check. */
const DEEPEST = 500;

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** True when nothing in a value is nested deeper than we bear; level by level, without recursion. */
function bounded(value: unknown): boolean {
  let level = isBranch(value) ? [value] : [];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return false;
    level = level.flatMap((part) => Object.values(part).filter(isBranch));
  }
  return true;
}

/**
 * Refuses a body of JSON that is nested without end, before a schema looks into it. Bytes are no JSON.
 * @throws AppError `validation_failed`
 */
function checkDepth(body: unknown, contentType: string | undefined): void {
  const isJson = contentType?.startsWith('application/json') ?? false;
  if (isJson && !bounded(body)) throw new AppError('validation_failed');
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
    locale: Locale;
  }
}

/** Nobody for a public call, the caller for the others. */
type ActorOf<E extends Endpoint> = E['access'] extends 'public' | 'refresh' ? Actor | null : Actor;

/** One call as a handler sees it: everything checked against the endpoint's row. */
interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  actor: ActorOf<E>;
  locale: Locale;
  /** Network address of the caller, for limits and records of consent. */
  address: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

const isBytes = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && 'bytes' in part;

/** Fastify's schema of a row: every declared part is checked on the way in and on the way out. */
function schemaOf(endpoint: Endpoint): FastifySchema {
  const response: Record<string, unknown> = { '4xx': errorBodySchema, '5xx': errorBodySchema };
  for (const [status, body] of Object.entries(endpoint.responses)) {
    if (body !== null && !isBytes(body)) response[status] = body;
  }
  return {
    operationId: endpoint.name,
    tags: [endpoint.name.split('.')[0] ?? ''],
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && !isBytes(endpoint.body) && { body: endpoint.body }),
    response,
  };
}

/** Refuses a caller who is not of the kind that the row asks for. */
function checkAccess(endpoint: Endpoint, request: FastifyRequest): void {
  if (endpoint.access === 'public' || endpoint.access === 'refresh') return;
  if (!request.actor) throw new AppError('unauthorized');
  if (endpoint.access === 'profile' && request.actor.profileName === null) {
    throw new AppError('profile_incomplete');
  }
}

/**
 * Registers one row of the contract's table. The handler gives the body of the first declared
 * success status; for bytes it sends the reply itself.
 */
export function route<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<ReplyOf<E>>,
): void {
  const success = Number(Object.keys(endpoint.responses)[0]);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: schemaOf(endpoint),
    config: { endpoint },
    ...(endpoint.bodyLimit && { bodyLimit: endpoint.bodyLimit }),
    preValidation: async (request) => {
      checkAccess(endpoint, request);
      if (endpoint.body) checkDepth(request.body, request.headers['content-type']);
    },
    handler: async (request, reply) => {
      const call = {
        params: request.params,
        query: request.query,
        body: request.body,
        actor: request.actor,
        locale: request.locale,
        address: request.ip,
        request,
        reply,
      } as Call<E>;
      const result = await handler(call);
      // a reader who left in the middle has ended the answer before it did
      if (reply.sent || reply.raw.headersSent || reply.raw.destroyed) return reply;
      return reply.code(success).send(result ?? undefined);
    },
  });
}
