import rateLimit from '@fastify/rate-limit';
import { AppError, type Endpoint } from '@pv/contract';
import fastifyPlugin from 'fastify-plugin';
import type { Redis } from 'ioredis';

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

/** Applies the limits that the rows of the contract declare, multiplied by `factor`. */
export const limitsPlugin = fastifyPlugin<{ factor: number; redis: Redis | null }>(
  async (app, { factor, redis }) => {
    await app.register(rateLimit, {
      global: false,
      ...(redis && { redis }),
      errorResponseBuilder: () => new AppError('too_many_requests'),
    });
    app.addHook('onRoute', (options) => {
      const endpoint = options.config?.endpoint;
      if (!endpoint?.limit) return;
      const { max, minutes, key } = endpoint.limit;
      options.config = {
        ...options.config,
        rateLimit: {
          max: Math.ceil(max * factor),
          timeWindow: minutes * 60_000,
          groupId: endpoint.name,
          keyGenerator: (request) =>
            key === 'account' ? (request.actor?.userId ?? request.ip) : request.ip,
        },
      };
    });
  },
);
