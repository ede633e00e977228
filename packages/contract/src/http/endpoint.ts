import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call: `public` anybody; `refresh` the holder of a refresh token; `account` anybody signed in;
 * `profile` anybody signed in whose required profile fields are filled. Rights on one object are not
 * said here: they are in the permission matrix and are checked after the object is loaded.
 */
export type Access = 'public' | 'refresh' | 'account' | 'profile';

/** At most `max` calls in `minutes` from one `key`. Configuration may multiply all limits. */
export interface RateLimit {
  max: number;
  minutes: number;
  key: 'address' | 'account';
  /** Calls of one group are counted together; the numbers of the group are those of each of its calls. */
  group?: string;
}

/** What a body of bytes instead of JSON looks like on the way in or out. */
export interface Bytes {
  bytes: true;
}

/** A schema per success status; `null` is an empty answer (204). */
export type Responses = Record<number, z.ZodType | Bytes | null>;

/** One row of the table of endpoints: everything both sides need to know of a call. */
export interface Endpoint {
  /** Stable name `noun.verb`: route id, log field, limit key. */
  name: string;
  method: HttpMethod;
  /** Path under `/api` with Fastify's `:param` marks. */
  path: string;
  /** One Russian and one English line for the published description are found in the texts by `name`. */
  access: Access;
  /** A public call that carries the token of whoever is signed in: it is counted by person then. */
  tellsPerson?: true;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType | Bytes;
  /** Bytes that a body of JSON may have where the usual limit of the server is too small. */
  bodyLimit?: number;
  responses: Responses;
  /** Error codes that the operation itself raises; those of access and validation are implied. */
  errors?: readonly ErrorCode[];
  limit?: RateLimit;
}

/** Declares an endpoint and keeps its exact type for the client and the server. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type Input<S> = S extends z.ZodType ? z.input<S> : undefined;

/** The checked path parameters as the server sees them. */
export type ParamsOf<E extends Endpoint> = Output<E['params']>;
/** The checked query as the server sees it. */
export type QueryOf<E extends Endpoint> = Output<E['query']>;
/** The checked body as the server sees it. */
export type BodyOf<E extends Endpoint> = Output<E['body']>;

/** What the client passes: only the parts that the endpoint has. */
export type RequestOf<E extends Endpoint> = (E extends { params: z.ZodObject }
  ? { params: Input<E['params']> }
  : unknown) &
  (E extends { query: z.ZodObject } ? { query?: Input<E['query']> } : unknown) &
  (E extends { body: z.ZodType } ? { body: Input<E['body']> } : unknown) &
  (E extends { body: Bytes } ? { body: Blob } : unknown);

type SuccessOf<R extends Responses> = {
  [S in keyof R]: R[S] extends z.ZodType ? z.output<R[S]> : R[S] extends Bytes ? Blob : null;
}[keyof R];

/** What a successful call gives to the client. */
export type ResponseOf<E extends Endpoint> = SuccessOf<E['responses']>;

/** What a handler on the server returns: as the client sees it, bytes excepted. */
export type ReplyOf<E extends Endpoint> = {
  [S in keyof E['responses']]: E['responses'][S] extends z.ZodType
    ? z.input<E['responses'][S]>
    : null;
}[keyof E['responses']];
