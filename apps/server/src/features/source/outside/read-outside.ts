import { lookup } from 'node:dns';
import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

/** Why nothing came: nobody answers there, or what answers is not what was asked for. */
export class OutsideError extends Error {}

/** What answers outside: its status, and its text where it has one. */
export interface OutsideAnswer {
  status: number;
  text: string;
}

export interface OutsideAsk {
  accept: string;
  /**
   * Whether an address of a host may be called, asked of every address that a name has; `redirected` where
   * it was not we who named the host.
   */
  mayCall: (address: string, redirected: boolean) => boolean;
  /** For the whole of it, redirects included. */
  milliseconds: number;
  mostBytes: number;
}

const MOST_REDIRECTS = 5;

/**
 * Resolves a name for the very connection that is made, so that it cannot point elsewhere a moment
 * later. One inner address among several is reason enough not to call.
 */
function guardedLookup(mayCall: (address: string) => boolean): LookupFunction {
  return (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '', 4);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => mayCall(address))) {
        return done(new OutsideError(`${host} must not be called`), '', 4);
      }
      if (options.all) return done(null, addresses);
      done(null, first.address, first.family);
    });
  };
}

/** The address of a URL without the brackets of IPv6. */
const bare = (host: string): string => host.replace(/^\[|\]$/g, '');

interface Hop {
  url: URL;
  redirected: boolean;
}

function open(
  { url, redirected }: Hop,
  ask: OutsideAsk,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const host = bare(url.hostname);
  const mayCall = (address: string) => ask.mayCall(address, redirected);
  // a literal address is connected to without a look-up
  if (isIP(host) !== 0 && !mayCall(host)) {
    throw new OutsideError(`${host} must not be called`);
  }
  const request = url.protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise((answer, fail) => {
    const options = {
      headers: { accept: ask.accept, 'user-agent': 'Provektor', 'accept-encoding': 'identity' },
      lookup: guardedLookup(mayCall),
      agent: false as const,
      signal,
    };
    request(url, options, answer).on('error', fail).end();
  });
}

async function readText(message: IncomingMessage, mostBytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of message as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > mostBytes) throw new OutsideError('the answer is too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

async function follow(url: URL, ask: OutsideAsk, signal: AbortSignal): Promise<OutsideAnswer> {
  let at = url;
  for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
    if (!/^https?:$/.test(at.protocol)) throw new OutsideError(`${at.protocol} is not called`);
    const message = await open({ url: at, redirected: hops > 0 }, ask, signal);
    const { statusCode: status = 0, headers } = message;
    const leads = status >= 300 && status < 400 && headers.location;
    if (!leads) return { status, text: await readText(message, ask.mostBytes) };
    message.destroy();
    at = new URL(leads, at);
  }
  throw new OutsideError('redirected without end');
}

/**
 * Reads what stands at an address of somebody else's server. Redirects are followed by hand, each under
 * the same rules as the first address.
 * @throws OutsideError when nobody answers in time, the answer is too large, or the address is not to be called
 */
export async function readOutside(url: URL, ask: OutsideAsk): Promise<OutsideAnswer> {
  try {
    return await follow(url, ask, AbortSignal.timeout(ask.milliseconds));
  } catch (cause) {
    if (cause instanceof OutsideError) throw cause;
    throw new OutsideError(`${url.host} does not answer`, { cause });
  }
}
