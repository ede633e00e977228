import { buildPerson, buildProject, joinTeam, type TestPerson } from './builders.ts';
import type { TestServer } from './server.ts';

/** Who writes notes to whom in tests: a project with a researcher, a supervisor and a second researcher. */
export interface NotingTeam {
  /** Of the project. */
  id: string;
  researcher: TestPerson;
  supervisor: TestPerson;
  second: TestPerson;
}

/** Makes a project with three people who can write notes in its log. */
export async function buildNotingTeam(server: TestServer): Promise<NotingTeam> {
  const { id, researcher, supervisor } = await buildProject(server, { supervisor: true });
  if (!supervisor) throw new Error('no supervisor');
  const second = await buildPerson(server);
  await joinTeam(server, id, researcher, second, 'researcher');
  return { id, researcher, supervisor, second };
}
