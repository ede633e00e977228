import { afterAll, beforeAll } from 'vitest';
import { buildProject, type TestProject } from './builders.ts';
import { database } from './databases.ts';
import { startServer, type TestServer } from './server.ts';

/** A server with a project, both there from the first test of a file to its last. */
export function serveProject(): { server: TestServer; project: TestProject } {
  const served = {} as ReturnType<typeof serveProject>;
  beforeAll(async () => {
    served.server = await startServer(database);
    served.project = await buildProject(served.server);
  });
  afterAll(() => served.server.close());
  return served;
}
