import type { Answer } from './call.ts';
import { call } from './call.ts';
import { awaitEnd } from './document-calls.ts';
import type { TestServer } from './server.ts';

type Who = { id: string; token: string };

/** Orders an archive of a project. */
export function orderArchive(
  server: TestServer,
  projectId: string,
  { token }: Pick<Who, 'token'>,
  language: 'ru' | 'en' = 'ru',
): Promise<Answer> {
  return call(server, 'POST', `/project/${projectId}/archive`, { token, body: {}, language });
}

/** Orders an archive of a project and waits until it is there. */
export async function archiveOf(
  server: TestServer,
  projectId: string,
  who: Who,
  language: 'ru' | 'en' = 'ru',
) {
  const { status, body } = await orderArchive(server, projectId, who, language);
  if (status !== 201) throw new Error(`archive: ${JSON.stringify(body)}`);
  return awaitEnd(server, `/project/archive/${body.id}`, who);
}
