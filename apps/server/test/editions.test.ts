import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
import { writeDocument } from './support/write-document.ts';

describe('editions', () => {
  let server: TestServer;
  let origin: string;
  let project: TestProject;
  let supervisor: TestPerson;
  beforeAll(async () => {
    server = await startServer(database);
    origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
    project = await buildProject(server, { supervisor: true });
    if (!project.supervisor) throw new Error('no supervisor');
    supervisor = project.supervisor;
  });
  afterAll(() => server.close());

  const act = async (person: TestPerson, path: string, body: object = {}) => {
    const answer = await call(server, 'POST', path, { token: person.token, body });
    if (answer.status !== 204) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  };
  const editStage = async (id: string, change: object) => {
    const { body } = await call(server, 'GET', `/project/stage/${id}`, project.researcher);
    const answer = await call(server, 'PATCH', `/project/stage/${id}`, {
      token: project.researcher.token,
      body: { ...change, version: body.version },
    });
    expect(answer.status).toBe(204);
  };
  const listed = async (path: string) =>
    (await call(server, 'GET', `/project/${path}/editions`, supervisor)).body.editions;
  const read = async (id: string, query = '') =>
    (await call(server, 'GET', `/project/edition/${id}${query}`, supervisor)).body;

  it('of the project show the new term and annotation to whoever asked for them', async () => {
    const mine = await buildProject(server, { supervisor });
    const path = `/project/nir/${mine.id}`;
    const change = async (body: object) => {
      const { version } = (await call(server, 'GET', path, mine.researcher)).body;
      const told = { token: mine.researcher.token, body: { ...body, version } };
      return (await call(server, 'PATCH', path, told)).status;
    };
    expect(await change({ starts_at: '2026-12-30', ends_at: '2027-06-01' })).toBe(200);
    await act(mine.researcher, `${path}/approve`);
    // no approval depends on it; what the reviewer reads stays as it was sent
    expect(await change({ annotation: 'Позже' })).toBe(200);
    const [sent] = await listed(mine.id);
    expect((await read(sent.id)).content.fields).not.toContainEqual(
      expect.objectContaining({ value: 'Позже' }),
    );
    await act(supervisor, `${path}/revise`, { review: 'Сдвиньте начало\nДопишите аннотацию' });
    expect(await change({ starts_at: '2026-12-15', annotation: 'О датчиках' })).toBe(200);
    await act(mine.researcher, `${path}/approve`);
    const [second] = await listed(mine.id);
    const { content } = await read(second.id);
    expect(content.fields).toEqual(
      expect.arrayContaining([
        { key: 'annotation', value: 'О датчиках' },
        { key: 'starts_at', value: '2026-12-15' },
        { key: 'ends_at', value: '2027-06-01' },
      ]),
    );
    const [first] = (await listed(mine.id)).slice(1);
    const { changes } = await read(second.id, `?against=${first.id}`);
    expect(changes.fields.map(({ key }: { key: string }) => key)).toEqual([
      'annotation',
      'starts_at',
    ]);
    await act(supervisor, `${path}/approve`);
    const { status } = (await call(server, 'GET', path, supervisor)).body;
    expect(await change({ annotation: 'Другое', ends_at: '2027-07-01' })).toBe(200);
    expect((await call(server, 'GET', path, supervisor)).body.status).toBe(status);
  });

  it('of a plan are numbered by rounds and compared with the last approved one', async () => {
    const stage = await buildStage(server, project, { goal: 'Изучить стенды' });
    const plan = `/project/nir/stage/${stage.id}`;
    await act(project.researcher, `${plan}/approve`);
    await act(supervisor, `${plan}/revise`, { review: 'Уточнить цель' });
    await editStage(stage.id, { goal: 'Изучить три стенда' });
    await act(project.researcher, `${plan}/approve`);

    const [second, first] = await listed(`stage/${stage.id}`);
    expect(second).toMatchObject({
      section: 'plan',
      number: 2,
      round: 2,
      approved_at: null,
      author: { name: project.researcher.name },
    });
    // nothing is approved yet: what came back is what the reviewer has read
    expect(await read(second.id)).toMatchObject({
      content: {
        fields: [
          { key: 'title', value: 'Обзор' },
          { key: 'goal', value: 'Изучить три стенда' },
        ],
      },
      against: { id: first.id, number: 1 },
      changes: { fields: [{ key: 'goal' }], blocks: [], files: [], document: null },
    });
    expect(await read(first.id)).toMatchObject({ against: null, changes: null });

    await act(supervisor, `${plan}/approve`);
    await editStage(stage.id, { goal: 'Изучить четыре стенда', ends_at: '2027-05-01' });
    await act(project.researcher, `${plan}/approve`);
    const [third, approved] = await listed(`stage/${stage.id}`);
    expect(approved.approved_at).not.toBeNull();
    const view = await read(third.id);
    expect(view.against.number).toBe(2);
    expect(view.changes.fields).toEqual([
      {
        key: 'goal',
        pieces: [
          { kind: 'same', text: 'Изучить ' },
          { kind: 'removed', text: 'три' },
          { kind: 'added', text: 'четыре' },
          { kind: 'same', text: ' стенда' },
        ],
      },
      { key: 'ends_at', pieces: [{ kind: 'added', text: '2027-05-01' }] },
    ]);
    expect((await read(third.id, `?against=${first.id}`)).against.number).toBe(1);
  });

  it('of the project hold its own text blocks', async () => {
    await call(server, 'POST', `/project/${project.id}/task_dynamic_filed`, {
      token: project.researcher.token,
      body: { title: 'Цель', content: 'Снизить шум' },
    });
    await act(project.researcher, `/project/nir/${project.id}/approve`);
    const [edition] = await listed(project.id);
    expect(edition).toMatchObject({ section: 'project', stage_id: null, number: 1 });
    expect((await read(edition.id)).content.blocks).toEqual([
      { list: 'task', title: 'Цель', kind: 'text', content: 'Снизить шум' },
    ]);
    const missing = await call(
      server,
      'GET',
      `/project/edition/${edition.id}/document`,
      supervisor,
    );
    expect([missing.status, missing.body.code]).toEqual([404, 'not_found']);
  });

  it('are compared for a reviewer with the last one that his role has decided on', async () => {
    const mine = await buildProject(server, { supervisor, curator: true });
    const { curator, researcher } = mine;
    if (!curator) throw new Error('no curator');
    const stage = await buildStage(server, mine, { goal: 'Изучить стенды' });
    const plan = `/project/nir/stage/${stage.id}`;
    const setGoal = async (goal: string) => {
      const { version } = (await call(server, 'GET', `/project/stage/${stage.id}`, researcher))
        .body;
      const body = { goal, version };
      const told = { token: researcher.token, body };
      expect((await call(server, 'PATCH', `/project/stage/${stage.id}`, told)).status).toBe(204);
    };
    await act(researcher, `${plan}/approve`);
    await act(supervisor, `${plan}/revise`, { review: 'Сколько стендов?' });
    await setGoal('Изучить три стенда');
    await act(researcher, `${plan}/approve`);
    await act(researcher, `${plan}/revise`);
    await act(researcher, `${plan}/approve`);
    const [third, , first] = await listed(`stage/${stage.id}`);
    expect([third.number, third.base_id]).toEqual([3, first.id]);
    expect((await read(third.id)).changes.fields).toHaveLength(1);

    // nothing has reached the curator before: he reads it whole
    await act(supervisor, `${plan}/approve`);
    const seen = await call(server, 'GET', `/project/edition/${third.id}`, curator);
    expect(seen.body).toMatchObject({ against: null, changes: null });
    // the author still sees what differs from what came back
    const own = await call(server, 'GET', `/project/edition/${third.id}`, researcher);
    expect(own.body.against.number).toBe(2);
  });

  it('of a result keep the text of the editor, compared by sections and words', async () => {
    const stage = await buildStage(server, project);
    const at = `/project/nir/stage/${stage.id}`;
    await act(project.researcher, `${at}/approve`);
    await act(supervisor, `${at}/approve`);
    const { token } = project.researcher;
    await writeDocument(server, origin, stage.id, { token, text: 'Стенд измеряет расход.' });
    await act(project.researcher, `${at}/finish/approve`);
    await act(supervisor, `${at}/finish/revise`, { review: 'И давление' });
    await writeDocument(server, origin, stage.id, {
      token,
      text: 'Стенд измеряет расход и давление.',
    });
    await act(project.researcher, `${at}/finish/approve`);

    const editions = await listed(`stage/${stage.id}`);
    const results = editions.filter(({ section }: { section: string }) => section === 'result');
    expect(results.map(({ number }: { number: number }) => number)).toEqual([2, 1]);
    const { changes, content } = await read(results[0].id);
    expect(content.document).toBe(true);
    expect(changes.document).toMatchObject({ state: 'changed', sources: [], settings: [] });
    expect(changes.document.sections).toEqual([
      expect.objectContaining({
        kind: 'chap',
        state: 'changed',
        parts: [
          {
            state: 'changed',
            kind: 'paragraph',
            pieces: [
              { kind: 'same', text: 'Стенд измеряет расход' },
              { kind: 'added', text: ' и давление' },
              { kind: 'same', text: '.' },
            ],
          },
        ],
      }),
    ]);
    // the older text stays readable
    const url = `/project/edition/${results[1].id}/document`;
    const { body } = await call(server, 'GET', url, supervisor);
    const own = body.sections.find(({ kind }: { kind: string }) => kind === 'chap');
    expect(own.parts).toEqual([{ kind: 'paragraph', text: 'Стенд измеряет расход.' }]);
  });

  it('are compared only within their section, and read only by the team', async () => {
    const stage = await buildStage(server, project);
    await act(project.researcher, `/project/nir/stage/${stage.id}/approve`);
    const [plan] = await listed(`stage/${stage.id}`);
    const [ofProject] = await listed(project.id);
    const path = `/project/edition/${plan.id}`;
    const other = await call(server, 'GET', `${path}?against=${ofProject.id}`, supervisor);
    expect(other.status).toBe(404);
    const rubbish = await call(server, 'GET', `${path}?against=1`, supervisor);
    expect(rubbish.status).toBe(422);
    const stranger = await buildPerson(server);
    expect((await call(server, 'GET', path, stranger)).status).toBe(404);
    expect((await call(server, 'GET', path)).status).toBe(401);
  });
});
