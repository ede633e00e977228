import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, buildProject, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';

const PATH = '/user/review_templates';
const TEMPLATE = { title: 'Обзор', text: 'Мало источников за 5 лет\nНет выводов', kind: 'plan' };

describe('templates of remarks', () => {
  let server: TestServer;
  let supervisor: TestPerson;
  let researcher: TestPerson;
  beforeAll(async () => {
    server = await startServer(database);
    const project = await buildProject(server, { supervisor: true });
    if (!project.supervisor) throw new Error('no supervisor');
    ({ researcher, supervisor } = { ...project, supervisor: project.supervisor });
  });
  afterAll(() => server.close());

  const add = (person: TestPerson, body: object) =>
    call(server, 'POST', PATH, { token: person.token, body });
  const list = async (person: TestPerson) => (await call(server, 'GET', PATH, person)).body;

  it('are kept, changed and removed by their owner, and stand by title', async () => {
    const second = await add(supervisor, { title: 'Цель', text: 'Уточнить цель' });
    expect(second).toMatchObject({ status: 201, body: { kind: 'any' } });
    const first = await add(supervisor, TEMPLATE);
    expect((await list(supervisor)).templates).toEqual([first.body, second.body]);
    const change = await call(server, 'PATCH', `${PATH}/${first.body.id}`, {
      token: supervisor.token,
      body: { text: 'Нет выводов' },
    });
    expect(change.body).toEqual({ ...first.body, text: 'Нет выводов' });
    expect((await call(server, 'DELETE', `${PATH}/${second.body.id}`, supervisor)).status).toBe(
      204,
    );
    expect((await list(supervisor)).templates).toEqual([change.body]);
  });

  it('are nobody else’s', async () => {
    const { body } = await add(supervisor, TEMPLATE);
    const other = await buildPerson(server);
    expect((await list(other)).templates).toEqual([]);
    const path = `${PATH}/${body.id}`;
    const change = await call(server, 'PATCH', path, {
      token: other.token,
      body: { title: 'Моё' },
    });
    expect([change.status, change.body.code]).toEqual([404, 'not_found']);
    expect((await call(server, 'DELETE', path, other)).status).toBe(404);
    expect((await call(server, 'DELETE', path)).status).toBe(401);
  });

  it('are for those who review somewhere', async () => {
    expect((await list(researcher)).can_add).toBe(false);
    expect((await list(supervisor)).can_add).toBe(true);
    const answer = await add(researcher, TEMPLATE);
    expect([answer.status, answer.body.code]).toEqual([403, 'forbidden']);
  });

  it.each([{ title: '' }, { text: ' \n ' }, { kind: 'final' }, { title: 'я'.repeat(121) }])(
    'refuse %j',
    async (wrong) => {
      const answer = await add(supervisor, { ...TEMPLATE, ...wrong });
      expect([answer.status, answer.body.code]).toEqual([422, 'validation_failed']);
    },
  );

  it('are a hundred at most, even when added at once', async () => {
    const { supervisor: busy } = await buildProject(server, { supervisor: true });
    if (!busy) throw new Error('no supervisor');
    const answers = [];
    for (let n = 0; n < 103; n += 1) answers.push(add(busy, { ...TEMPLATE, title: `Шаблон ${n}` }));
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(100);
    expect(statuses.filter((status) => status === 422)).toHaveLength(3);
  });
});
