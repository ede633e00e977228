import { Redis } from 'ioredis';
import type { Deps } from '../context.ts';

/** A Redis that answers later than this is as good as lost. */
const PATIENCE_MS = 500;

/**
 * Connects with the Redis in which all processes count calls. While it is lost, the count of a call fails
 * at once instead of waiting for it, and the connection is made again by itself.
 */
export function connectLimits(url: string, log: Deps['log']): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: PATIENCE_MS,
  });
  let lost = false;
  // without a listener each failed attempt is printed; one line is enough
  redis.on('error', (error) => {
    if (!lost) log.error({ err: error }, 'Redis is lost: calls are not counted');
    lost = true;
  });
  redis.on('ready', () => {
    if (lost) log.info('Redis is back');
    lost = false;
  });
  return redis;
}
