import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { Endpoint, RateLimit } from '@pv/contract';
import type { onRequestAsyncHookHandler } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Redis } from 'ioredis';
import type { Config } from '../config.ts';
import { addressRange } from './address-range.ts';
import { tooMany } from './too-many.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

/** Everybody who looks at a demo comes from one machine. */
const DEMO_FACTOR = 20;

type Limits = Pick<Config, 'limitsFactor' | 'demo'>;

/** Applies the limits that the rows of the contract declare, multiplied as the configuration says. */
export const limitsPlugin = fastifyPlugin<{ config: Limits; redis: Redis | null }>(
  async (app, { config, redis }) => {
    const factors = {
      account: config.limitsFactor,
      address: config.limitsFactor * (config.demo ? DEMO_FACTOR : 1),
    };
    const optionsOf = ({ max, minutes, key }: RateLimit): RateLimitOptions => ({
      max: Math.ceil(max * factors[key]),
      timeWindow: minutes * 60_000,
      keyGenerator: ({ actor, ip }) => (key === 'account' && actor?.userId) || addressRange(ip),
    });
    // the library counts each route by itself, also those that it is given one id for
    const groups = new Map<string, onRequestAsyncHookHandler>();
    const checkOf = (group: string, limit: RateLimit) => {
      const { keyGenerator, ...options } = optionsOf(limit);
      const check =
        groups.get(group) ??
        app.rateLimit({
          ...options,
          keyGenerator: async (request) => `${group} ${await keyGenerator?.(request)}`,
        });
      groups.set(group, check);
      return check;
    };
    // before the library's own hook, which reads what this one writes
    app.addHook('onRoute', (options) => {
      const endpoint = options.config?.endpoint;
      if (!endpoint?.limit) return;
      const { group } = endpoint.limit;
      if (group) {
        options.onRequest = [options.onRequest ?? [], checkOf(group, endpoint.limit)].flat();
        return;
      }
      const own = { ...optionsOf(endpoint.limit), groupId: endpoint.name };
      options.config = { ...options.config, rateLimit: own };
    });
    await app.register(rateLimit, {
      global: false,
      ...(redis && { redis, nameSpace: 'pv:limits:' }),
      // without Redis people go on; what is mailed and guessed is counted in the database
      skipOnError: true,
      errorResponseBuilder: (_, { ttl }) => tooMany(ttl / 1000),
    });
  },
);
