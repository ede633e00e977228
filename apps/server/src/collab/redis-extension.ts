import { Redis } from '@hocuspocus/extension-redis';

/** Connects this process with the others that have the same documents open. */
export function redisExtension(url: string): Redis {
  const { hostname, port, username, password, pathname, protocol } = new URL(url);
  return new Redis({
    host: hostname,
    port: Number(port || 6379),
    options: {
      username: decodeURIComponent(username) || undefined,
      password: decodeURIComponent(password) || undefined,
      db: Number(pathname.slice(1)) || 0,
      ...(protocol === 'rediss:' && { tls: {} }),
    },
    prefix: 'pv:collab',
  });
}
