import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDocumentAccess } from '../src/features/document/public.ts';
import {
  buildPerson,
  buildProject,
  buildStage,
  type TestPerson,
  type TestProject,
} from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';

describe('access to the document of a stage', () => {
  let server: TestServer;
  let project: TestProject;
  let supervisor: TestPerson;
  let curator: TestPerson;
  let stageId: string;
  beforeAll(async () => {
    server = await startServer(database);
    project = await buildProject(server, {
      researcher: await buildPerson(server, {
        last_name: 'Соколова',
        first_name: 'Мария',
        group: 'ИВТ-41',
        institution: '',
        work_place: 'Институт сварки',
        department: 'Кафедра материалов',
        city: 'Самара',
      }),
      supervisor: await buildPerson(server, {
        academic_degree: 'канд. техн. наук',
        post: 'доцент',
      }),
      curator: true,
    });
    if (!project.supervisor || !project.curator) throw new Error('no reviewers');
    ({ supervisor, curator } = { supervisor: project.supervisor, curator: project.curator });
    stageId = (await buildStage(server, project)).id;
  });
  afterAll(() => server.close());

  const access = (person: TestPerson, id = stageId) =>
    loadDocumentAccess(server.deps.connection.db, { stageId: id }, person.id);
  const decide = (person: TestPerson, path: string, body: object = {}) =>
    call(server, 'POST', `/project/nir/stage/${stageId}/${path}`, { token: person.token, body });

  it('names the people and the place of the title page', async () => {
    const { titlePage, project: head, role } = await access(project.researcher);
    expect(role).toBe('researcher');
    expect(head).toMatchObject({ id: project.id, category: 'bachelor' });
    expect(titlePage).toMatchObject({
      institution: 'Институт сварки',
      department: 'Кафедра материалов',
      city: 'Самара',
      students: [{ lastName: 'Соколова', group: 'ИВТ-41' }],
      supervisors: [{ degree: 'канд. техн. наук', post: 'доцент' }],
    });
  });

  it('says who may write now and why the others may not', async () => {
    const locks = async () =>
      Promise.all(
        [project.researcher, supervisor, curator].map(async (one) => (await access(one)).locked),
      );
    expect(await locks()).toEqual([null, null, 'role']);
    for (const person of [project.researcher, supervisor, curator]) await decide(person, 'approve');
    const stage = await call(server, 'GET', `/project/stage/${stageId}`, project.researcher);
    await call(server, 'PATCH', `/project/stage/${stageId}`, {
      token: project.researcher.token,
      body: { result_text: 'Готово', version: stage.body.version },
    });
    await decide(project.researcher, 'finish/approve');
    expect(await locks()).toEqual(['waiting', null, 'role']);
    await decide(supervisor, 'finish/approve');
    expect(await locks()).toEqual(['waiting', 'waiting', 'role']);
    await decide(curator, 'finish/approve');
    expect(await locks()).toEqual([null, null, 'role']);
    expect((await access(project.researcher)).dropsApproval).toBe(true);
  });

  it('is not found for a stranger and for an absent stage alike', async () => {
    const stranger = await buildPerson(server);
    await expect(access(stranger)).rejects.toMatchObject({ code: 'not_found' });
    await expect(access(stranger, uuidv7())).rejects.toMatchObject({ code: 'not_found' });
  });
});
