import { PROJECT_CATEGORIES, ROLE_IDS } from '@pv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, buildProject, joinTeam, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';

describe('a project of a supervisor', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  const read = async (id: string, person: TestPerson) =>
    (await call(server, 'GET', `/project/nir/${id}`, person)).body;
  const approve = async (id: string, person: TestPerson) => {
    const { token } = person;
    await call(server, 'POST', `/project/nir/${id}/approve`, { token, body: {} });
    const { status, by_supervisor_author: own } = await read(id, person);
    return { status, own };
  };

  it('says so while nobody else has looked at what he has sent and signed at once', async () => {
    const supervisor = await buildPerson(server);
    const body = {
      title: 'Работа руководителя',
      category_id: PROJECT_CATEGORIES.bachelor,
      role_id: ROLE_IDS.supervisor,
    };
    const { token } = supervisor;
    const { id } = (await call(server, 'POST', '/project/nir', { token, body })).body;
    expect((await read(id, supervisor)).by_supervisor_author).toBe(false);
    expect(await approve(id, supervisor)).toEqual({ status: 'approved_by_supervisor', own: true });

    const curator = await buildPerson(server);
    await joinTeam(server, id, supervisor, curator, 'curator');
    expect((await read(id, supervisor)).by_supervisor_author).toBe(false);
    expect(await approve(id, supervisor)).toEqual({
      status: 'sent_to_curator_for_approval',
      own: true,
    });
    expect(await approve(id, curator)).toEqual({ status: 'approved_by_curator', own: false });
  });

  it('tells him nothing of what he does himself, not even when he opens again what he has approved', async () => {
    const supervisor = await buildPerson(server);
    const { token } = supervisor;
    const body = {
      title: 'Работа без читателей',
      category_id: PROJECT_CATEGORIES.bachelor,
      role_id: ROLE_IDS.supervisor,
    };
    const { id } = (await call(server, 'POST', '/project/nir', { token, body })).body;
    await approve(id, supervisor);
    const again = await call(server, 'POST', `/project/nir/${id}/revise`, { token, body: {} });
    expect(again.status).toBe(204);
    expect((await read(id, supervisor)).status).not.toBe('approved_by_supervisor');
    const { body: told } = await call(server, 'GET', '/notifications', supervisor);
    expect(told.notifications).toEqual([]);
  });

  it('is not said of what a researcher has sent', async () => {
    const { id, researcher, supervisor } = await buildProject(server, { supervisor: true });
    await approve(id, researcher);
    expect(supervisor && (await approve(id, supervisor))).toEqual({
      status: 'approved_by_supervisor',
      own: false,
    });
  });
});
