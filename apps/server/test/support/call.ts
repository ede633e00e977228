import type { TestServer } from './server.ts';

/** An answer as a test reads it. */
export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of many shapes
  body: any;
}

/** Makes a JSON call; `token` is sent as the bearer. */
export async function call(
  server: TestServer,
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  url: string,
  options: { token?: string; body?: unknown; language?: 'ru' | 'en'; from?: string } = {},
): Promise<Answer> {
  const response = await server.app.inject({
    method,
    url: `/api${url}`,
    headers: {
      ...(options.token && { authorization: `Bearer ${options.token}` }),
      'accept-language': options.language ?? 'ru',
    },
    ...(options.body !== undefined && { payload: options.body as object }),
    ...(options.from && { remoteAddress: options.from }),
  });
  return { status: response.statusCode, body: response.body ? response.json() : null };
}
