import type { Endpoint, RequestOf, ResponseOf } from '@pv/contract';
import type { Session } from '../session/session.ts';
import { type AddressParts, addressOf } from './address.ts';
import { ApiError, readError } from './api-error.ts';
import { isDescribed } from './is-described.ts';
import { namedFile } from './named-file.ts';

/** The browser's `fetch`, or anything that behaves so. */
export type Transport = (address: string, init: RequestInit) => Promise<Response>;

export interface CallOptions {
  signal?: AbortSignal;
  /** The request outlives the page that has sent it; browsers let only small bodies do so. */
  keepalive?: boolean;
  /** Told after each part of an answer of bytes how many have come. */
  onReceived?: (bytes: number) => void;
}

/** Calls an endpoint of the contract and gives what it answers; every failure is an `ApiError`. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  options?: CallOptions,
) => Promise<ResponseOf<E>>;

export interface ClientDeps {
  session: Pick<Session, 'likely' | 'token' | 'renew' | 'noteServerTime'>;
  /** The language of the answers, or several, the most wanted first. */
  locale(): string;
  transport: Transport;
}

type AnyRequest = AddressParts & { body?: unknown };

function bodyOf({ body }: AnyRequest): Pick<RequestInit, 'body'> & { type?: string } {
  if (body === undefined) return {};
  if (body instanceof Blob) return { body, type: 'application/octet-stream' };
  return { body: JSON.stringify(body), type: 'application/json' };
}

/** Sends one request; silence of the network becomes an error with the status 0. */
export async function sendOnce(
  { transport, locale, session }: ClientDeps,
  endpoint: Endpoint,
  request: AnyRequest,
  options: CallOptions & { token?: string },
): Promise<Response> {
  const address = addressOf(endpoint, request);
  const { body, type } = bodyOf(request);
  const headers = new Headers({ 'Accept-Language': locale() });
  if (type) headers.set('Content-Type', type);
  if (options.token) headers.set('Authorization', `Bearer ${options.token}`);
  try {
    const response = await transport(address, {
      method: endpoint.method,
      headers,
      ...(body !== undefined && { body }),
      ...(options.signal && { signal: options.signal }),
      ...(options.keepalive && { keepalive: true }),
    });
    const served = Date.parse(response.headers.get('Date') ?? '');
    if (!Number.isNaN(served)) session.noteServerTime(served);
    return response;
  } catch (cause) {
    throw new ApiError(0, options.signal?.aborted ? 'aborted' : 'network', { cause });
  }
}

/** The body of an answer; a connection that breaks while it comes is a silence like any other. */
async function bodyOfAnswer(
  response: Response,
  bytes: boolean,
  { signal, onReceived }: CallOptions,
) {
  try {
    return bytes ? await namedFile(response, onReceived) : ((await response.json()) as unknown);
  } catch (cause) {
    // half a body and a body that is not ours both end here; only the second was sent whole
    if (cause instanceof SyntaxError) throw new ApiError(response.status, 'unknown', { cause });
    throw new ApiError(0, signal?.aborted ? 'aborted' : 'network', { cause });
  }
}

async function read<E extends Endpoint>(
  endpoint: E,
  response: Response,
  options: CallOptions,
): Promise<ResponseOf<E>> {
  if (!response.ok) {
    // a proxy answers so too: nothing of ours is broken
    if (!isDescribed(endpoint, response.status))
      console.warn(`Undescribed error ${response.status} of ${endpoint.name}`);
    throw await readError(response);
  }
  const declared = endpoint.responses[response.status];
  if (declared === undefined) {
    console.error(`Undescribed answer ${response.status} of ${endpoint.name}`);
    throw new ApiError(response.status, 'unknown');
  }
  if (declared === null) return null as ResponseOf<E>;
  return (await bodyOfAnswer(response, 'bytes' in declared, options)) as ResponseOf<E>;
}

/**
 * The client of the contract. Calls that need a person carry the access token; an answer 401 renews the
 * token once, together with all other calls that got it, and the call is made again.
 */
export function createClient(deps: ClientDeps): Call {
  async function bearer(): Promise<string> {
    const got = await deps.session.token();
    if ('token' in got) return got.token;
    throw got.missing === 'ended' ? new ApiError(401, 'unauthorized') : new ApiError(0, 'network');
  }

  async function sendSigned(endpoint: Endpoint, request: AnyRequest, options: CallOptions) {
    const token = await bearer();
    const response = await sendOnce(deps, endpoint, request, { ...options, token });
    if (response.status !== 401) return response;
    const outcome = await deps.session.renew(token);
    if (outcome === 'unreachable') throw new ApiError(0, 'network');
    if (outcome === 'ended') return response;
    return sendOnce(deps, endpoint, request, { ...options, token: await bearer() });
  }

  /** A public call; it tells who makes it where that is counted, as far as it is known by now. */
  async function sendOpen(endpoint: Endpoint, request: AnyRequest, options: CallOptions) {
    const got = endpoint.tellsPerson && deps.session.likely() ? await deps.session.token() : null;
    const known = got && 'token' in got ? { token: got.token } : {};
    return sendOnce(deps, endpoint, request, { ...options, ...known });
  }

  return async (endpoint, request, options = {}) => {
    const send = endpoint.access === 'public' ? sendOpen : sendSigned;
    const response = await send(endpoint, request as AnyRequest, options);
    return read(endpoint, response, options);
  };
}
