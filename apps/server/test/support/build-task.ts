import type { Task } from '@pv/contract';
import type { TestPerson } from './builders.ts';
import { call } from './call.ts';
import type { TestServer } from './server.ts';

/** Makes a task on behalf of somebody. */
export async function buildTask(
  server: TestServer,
  projectId: string,
  by: TestPerson,
  overrides: Record<string, unknown> = {},
): Promise<Task> {
  const answer = await call(server, 'POST', '/task/create', {
    token: by.token,
    body: { project_id: projectId, title: 'Собрать установку', ...overrides },
  });
  if (answer.status !== 201) throw new Error(`task: ${JSON.stringify(answer)}`);
  return answer.body;
}
