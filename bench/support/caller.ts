import { type BodyOf, type Endpoint, endpoints, type ReplyOf } from '@pv/contract';
import { readAccessToken, signAccessToken } from '../../apps/server/src/http/access-token.ts';
import type { BenchServer } from './start-server.ts';

/** A person at the real server. */
export interface Caller {
  url: string;
  token: string;
  userId: string;
}

interface Request<E extends Endpoint> {
  /** Put in the place of `:id`. */
  id?: string;
  query?: string;
  body?: BodyOf<E>;
}

/** Calls a row of the contract over HTTP. @throws Error for any answer but a success */
export async function call<const E extends Endpoint>(
  { url, token }: Pick<Caller, 'url' | 'token'>,
  { method, path }: E,
  { id = '', query = '', body }: Request<E> = {},
): Promise<ReplyOf<E>> {
  const answer = await fetch(`${url}/api${path.replace(':id', id)}${query}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return (text === '' ? null : JSON.parse(text)) as ReplyOf<E>;
}

/** Signs the demo student in, with a token that outlives any benchmark. */
export async function signIn({ url, secret }: BenchServer): Promise<Caller> {
  const body = { email: 'student@demo.ru', password: 'demo-password' };
  const tokens = await call({ url, token: '' }, endpoints.auth.signIn, { body });
  const now = new Date();
  const actor = await readAccessToken(secret, tokens.access_token, now);
  if (!actor) throw new Error('the token of the demo student is not valid');
  return { url, userId: actor.userId, token: await signAccessToken(secret, actor, now, 600) };
}
