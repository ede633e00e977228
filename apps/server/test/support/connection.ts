import type { TestServer } from './server.ts';

/** Makes a JSON call over a connection of its own, as browsers do; the server listens. */
export type Connected = (
  method: string,
  url: string,
  token: string,
  body?: unknown,
) => Promise<{ status: number; body: unknown }>;

/** Lets the server listen on a free port and gives what calls it there. */
export async function listen(server: TestServer): Promise<Connected> {
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  return async (method, url, token, body) => {
    const response = await fetch(`${origin}/api${url}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : null };
  };
}
