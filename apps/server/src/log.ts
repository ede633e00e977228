import { allEndpoints } from '@pv/contract';
import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { LoggerOptions } from 'pino';
import type { Config } from './config.ts';

/** Where the process writes what happens. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error' | 'debug'>;

const framesOf = (error: Error): string[] =>
  (error.stack ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '));

/**
 * An error as the log keeps it. The values of a failed query are left out: among them are names, what
 * people wrote, hashes of passwords and whole mails with their codes.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { cause } = error;
  const query = error instanceof DrizzleQueryError ? error.query : undefined;
  return {
    type: error.constructor.name,
    message: query === undefined ? error.message : 'failed query',
    ...('code' in error && { code: error.code }),
    ...(query !== undefined && { query }),
    stack: framesOf(error),
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
}

/** Parameters of a path that open something for whoever has them. */
const SECRET_PARAMETER = /:(?:token|key)\b/;

/** Calls and pages whose address is a secret, each up to where it begins. */
const SECRET_PATHS: readonly RegExp[] = [
  ...allEndpoints()
    .filter(({ path }) => SECRET_PARAMETER.test(path))
    .map(({ path }) => new RegExp(`^(/api${path.slice(0, path.search(SECRET_PARAMETER))})[^/]+`)),
  /^(\/article-preview\/)[^/]+/,
  /^(\/resume\/)[^/]+/,
  // requests of one's own stand under `/support/requests`; a secret link has a signature after a dot
  /^(\/support\/)[^/]+\.[^/]+/,
];

/** The path alone, without what is secret in it; queries carry links for a new password and invitations. */
function pathOf(url: string): string {
  const [path = ''] = url.split('?');
  return SECRET_PATHS.reduce((shown, secret) => shown.replace(secret, '$1…'), path);
}

function describeRequest({ method, url, ip }: FastifyRequest) {
  return { method, path: pathOf(url), ip };
}

/** How this process writes its log, the server of HTTP included. */
export function logOptions({ logLevel }: Pick<Config, 'logLevel'>): LoggerOptions {
  return { level: logLevel, serializers: { err: describeError, req: describeRequest } };
}
