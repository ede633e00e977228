import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '@pv/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, Locale } from '../context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
    locale: Locale;
  }
}

/** Nobody for a public call, the caller for the others. */
type ActorOf<E extends Endpoint> = E['access'] extends 'public' | 'refresh' ? Actor | null : Actor;

/** One call as a handler sees it: everything checked against the endpoint's row. */
export interface Call<E extends Endpoint> {
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
