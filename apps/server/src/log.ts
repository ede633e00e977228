import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { LoggerOptions } from 'pino';
import type { Config } from './config.ts';

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

/** The path alone: addresses of files, links for a new password and invitations are secrets. */
function pathOf(url: string): string {
  const [path = ''] = url.split('?');
  return path.replace(/^(\/api\/storage\/).+/, '$1…');
}

function describeRequest({ method, url, ip }: FastifyRequest) {
  return { method, path: pathOf(url), ip };
}

/** How this process writes its log, the server of HTTP included. */
export function logOptions({ logLevel }: Pick<Config, 'logLevel'>): LoggerOptions {
  return { level: logLevel, serializers: { err: describeError, req: describeRequest } };
}
