import { Redis } from '@hocuspocus/extension-redis';

/** Where Redis is lost, its farewell is not waited for: it would be sent for ten seconds, and then fail. */
class LiveRedis extends Redis {
  override async onDestroy(): Promise<void> {
    if (this.pub.status === 'ready') return super.onDestroy();
    this.pub.disconnect(false);
    this.sub.disconnect(false);
  }
}

/** Connects this process with the others that have the same documents open. */
export function redisExtension(url: string): Redis {
  const { hostname, port, username, password, pathname, protocol } = new URL(url);
  const extension = new LiveRedis({
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
  // that Redis is lost is told once, by the connection that counts calls
  for (const client of [extension.pub, extension.sub]) client.on('error', () => undefined);
  return extension;
}
