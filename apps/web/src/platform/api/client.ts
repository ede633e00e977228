import {
  type Endpoint,
  ERROR_STATUS,
  type ErrorCode,
  type RequestOf,
  type ResponseOf,
} from '@pv/contract';
import type { Session } from '../session/session.ts';
import { ApiError, readError } from './api-error.ts';

/** Parts of a request that go into its address. */
interface AddressParts {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
}

const API = '/api';

function pathOf(endpoint: Endpoint, params: AddressParts['params'] = {}): string {
  return endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') {
      throw new RangeError(`${endpoint.name} needs the path parameter ${name}`);
    }
    return encodeURIComponent(String(value));
  });
}

/** Address of a call; undefined query values are left out, lists are repeated. */
function addressOf(endpoint: Endpoint, { params, query = {} }: AddressParts): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const values: unknown[] = Array.isArray(value) ? value : [value];
    for (const one of values)
      if (one !== undefined && one !== null) search.append(name, String(one));
  }
  const tail = search.size > 0 ? `?${search}` : '';
  return `${API}${pathOf(endpoint, params)}${tail}`;
}

/** What access, the check of a request and a broken server answer to any call. */
const IMPLIED: readonly ErrorCode[] = [
  'validation_failed',
  'unauthorized',
  'forbidden',
  'not_found',
  'too_many_requests',
  'payload_too_large',
  'internal',
];

/** Whether the contract tells that a call may fail with this status. */
export function isDescribed({ errors = [] }: Endpoint, status: number): boolean {
  return [...IMPLIED, ...errors].some((code) => ERROR_STATUS[code] === status);
}

/**
 * Reads an answer of bytes whole, telling after each part how many have come.
 * @param onReceived gets the count so far, in bytes
 */
export async function receiveBytes(
  response: Response,
  onReceived?: (bytes: number) => void,
): Promise<Blob> {
  const reader = onReceived ? response.body?.getReader() : undefined;
  if (!reader) return response.blob();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(new Uint8Array(part.value));
    received += part.value.length;
    onReceived?.(received);
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
}

/** The name that an answer gives to its file, RFC 8187 section 3.2.3; null where it gives none. */
function nameOf(header: string | null): string | null {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '') ?? [];
  if (!encoded) return null;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}

/**
 * The bytes of an answer, as a file where the answer names it.
 * @param onReceived told after each part how many bytes have come
 */
export async function namedFile(
  response: Response,
  onReceived?: (bytes: number) => void,
): Promise<Blob> {
  const bytes = await receiveBytes(response, onReceived);
  const name = nameOf(response.headers.get('Content-Disposition'));
  return name === null ? bytes : new File([bytes], name, { type: bytes.type });
}

/**
 * A random id of version 4 for a request, a part of a text, a picture. Works without a secure context,
 * such as over plain HTTP, unlike `randomUUID`.
 */
export function requestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`];
  return [...parts, `${variant}${hex.slice(17, 20)}`, hex.slice(20)].join('-');
}

/** The browser's `fetch`, or anything that behaves so. */
type Transport = (address: string, init: RequestInit) => Promise<Response>;

interface CallOptions {
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
