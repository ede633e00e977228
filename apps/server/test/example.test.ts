import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { databases } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';

describe.each(databases)('the ready example on $name', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  const take = (who: object) => call(server, 'POST', '/project/example', who);

  it.each([
    ['ru', 'Пример:', 'Цель'],
    ['en', 'Example:', 'Goal'],
  ] as const)(
    'in %s is a filled project that lacks nothing for its next step',
    async (locale, title, aim) => {
      const person = await buildPerson(server);
      const { status, body } = await take({ ...person, language: locale });
      expect(status).toBe(201);
      const { body: project } = await call(server, 'GET', `/project/nir/${body.id}`, person);
      expect(project.title).toContain(title);
      expect(project.task_fields[0].title).toBe(aim);
      expect(project.moves[0]).toMatchObject({ asked: 'approve_project', mine: true, missing: [] });
      expect(project.stages.length).toBeGreaterThan(3);
      expect(project.stages.at(-1).ends_at).not.toBeNull();
      const finish = project.stages.at(-1).id;
      const document = await call(server, 'GET', `/project/stage/${finish}/document`, person);
      expect(document.body.project_title).toContain(title);
    },
  );

  it('belongs to who took it alone, who may delete it', async () => {
    const person = await buildPerson(server);
    const { body } = await take(person);
    const stranger = await buildPerson(server);
    expect((await call(server, 'GET', `/project/nir/${body.id}`, stranger)).status).toBe(404);
    const path = `/project/nir/${body.id}/delete`;
    expect((await call(server, 'DELETE', path, person)).status).toBe(204);
  });

  it('is for people with a filled profile', async () => {
    expect((await take({})).status).toBe(401);
  });
});
