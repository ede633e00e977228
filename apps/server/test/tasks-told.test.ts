import { randomUUID } from 'node:crypto';
import { addDays, DEFAULT_ZONE, dayIn } from '@pv/contract';
import JSZip from 'jszip';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tellDueTasks } from '../src/features/task/operations/tell-due-tasks.ts';
import { buildPerson, buildProject, buildStage } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { days } from './support/team-calls.ts';
import { toNoon } from './support/to-noon.ts';
import { notificationsOf, titleOf } from './support/told.ts';

describe('what is told and taken away of tasks', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
    toNoon(server);
  });
  afterAll(() => server.close());

  const inDays = (count: number) => addDays(dayIn(server.deps.clock(), DEFAULT_ZONE), count);
  /** A project with a supervisor, and a way to make its tasks. */
  async function team() {
    const project = await buildProject(server, { supervisor: true });
    const { researcher, supervisor } = project;
    if (!supervisor) throw new Error('nobody supervises');
    const { token } = researcher;
    const create = async (task: object) => {
      const body = { project_id: project.id, title: 'Собрать стенд', ...task };
      return (await call(server, 'POST', '/task/create', { token, body })).body;
    };
    return { project, researcher, supervisor, create };
  }
  const bytes = (url: string, token?: string) =>
    server.app.inject({
      method: 'GET',
      url: `/api${url}`,
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
    });

  it('whoever is given a task hears of it, and of its day three days before, on it and after it', async () => {
    const { researcher, supervisor, create } = await team();
    await create({ assignees: [supervisor.id, researcher.id], due_at: inDays(4) });
    const told = async () =>
      (await notificationsOf(server, supervisor)).notifications
        .filter(({ reason }) => reason === 'task')
        .map(titleOf);
    expect(await told()).toEqual([`${researcher.name} поручает вам задачу «Собрать стенд»`]);
    for (const passed of [1, 1, 2, 1, 9]) {
      server.pass(days(passed));
      await Promise.all([tellDueTasks(server.deps), tellDueTasks(server.deps)]);
    }
    expect((await told()).slice(0, 3)).toEqual([
      'Срок задачи «Собрать стенд» истёк',
      'Сегодня срок задачи «Собрать стенд»',
      'Через 3\u00a0дня срок задачи «Собрать стенд»',
    ]);
    expect(await told()).toHaveLength(4);
    const { notifications } = await notificationsOf(server, researcher);
    expect(notifications.filter(({ reason }) => reason === 'task')).toHaveLength(3);
  });

  it('a calendar is read by its address alone, until it is renewed or its owner leaves', async () => {
    const { project, researcher, supervisor, create } = await team();
    await buildStage(server, project, { title: 'Обзор', ends_at: '2026-12-20' });
    await create({ due_at: '2026-12-10', starts_at: '2026-12-08' });
    await create({ title: 'Сделано', due_at: '2026-12-11', status: 'done' });
    const feed = async (token: string) =>
      (await call(server, 'GET', `/task/feed?project_id=${project.id}`, { token })).body.url;
    const pathOf = (url: string) => new URL(url).pathname.replace('/api', '');
    const path = pathOf(await feed(researcher.token));
    const read = await bytes(path);
    expect(read.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(read.body).toContain('DTSTART;VALUE=DATE:20261208');
    // the day after the last one
    expect(read.body).toContain('DTEND;VALUE=DATE:20261211');
    expect(read.body).toContain('SUMMARY:Окончание этапа «Обзор»');
    expect(read.body).not.toContain('Сделано');
    const body = { project_id: project.id };
    const { token } = researcher;
    const renewed = await call(server, 'POST', '/task/feed/renew', { token, body });
    expect((await bytes(path)).statusCode).toBe(404);
    expect((await bytes(pathOf(renewed.body.url))).statusCode).toBe(200);

    const other = pathOf(await feed(supervisor.token));
    const leave = { project_id: project.id, user_id: supervisor.id };
    await call(server, 'DELETE', '/project/team/teammate', {
      token: supervisor.token,
      body: leave,
    });
    expect((await bytes(other)).statusCode).toBe(404);
    const stranger = await buildPerson(server);
    expect(
      (await call(server, 'GET', `/task/feed?project_id=${project.id}`, stranger)).status,
    ).toBe(404);
    expect((await bytes('/task/feed/чужое')).statusCode).toBe(404);
  });

  it('a calendar grows with each change of a task, and reminds of own ones as the notices do', async () => {
    const { project, researcher, supervisor, create } = await team();
    const { token } = researcher;
    const due_at = '2026-12-10';
    const own = await create({ title: 'Своя', due_at, assignees: [researcher.id] });
    await create({ title: 'Чужая', due_at, assignees: [supervisor.id] });
    const feed = await call(server, 'GET', `/task/feed?project_id=${project.id}`, { token });
    const eventOf = async (title: string) => {
      const { body } = await bytes(new URL(feed.body.url).pathname.replace('/api', ''));
      return body.split('BEGIN:VEVENT').find((event) => event.includes(`SUMMARY:${title}`)) ?? '';
    };
    const sequenceIn = (event: string) => Number(/SEQUENCE:(\d+)/.exec(event)?.[1]);
    const before = await eventOf('Своя');
    // three days before the last day, at nine, which the digest comes at
    expect(before.match(/TRIGGER.*/g)).toEqual(['TRIGGER;RELATED=END:-P3DT15H']);
    expect(await eventOf('Чужая')).not.toContain('VALARM');
    server.pass(5000);
    await call(server, 'PATCH', `/task/${own.id}`, { token, body: { due_at: '2026-12-11' } });
    const after = await eventOf('Своя');
    expect(sequenceIn(after)).toBe(sequenceIn(before) + 5);
    expect(/LAST-MODIFIED:\w+/.exec(after)?.[0]).not.toBe(/LAST-MODIFIED:\w+/.exec(before)?.[0]);
  });

  it('a table has the tasks in their order, in the words of the reader, and no formulas', async () => {
    const { project, researcher, create } = await team();
    const first = await create({ due_at: '2026-12-10', priority: 'high' });
    const whole = await create({});
    await create({
      title: '=1+1',
      parent_id: whole.id,
      description: 'Проверить:\n- "сумму"',
      blocked_by: [first.id],
      checklist: ['=2+2', 'Сшить'].map((text, at) => ({ id: randomUUID(), text, done: at > 0 })),
    });
    const url = `/task/export?project_id=${project.id}`;
    const csv = await bytes(`${url}&format=csv`, researcher.token);
    expect(csv.body.split('\r\n').slice(1, 4)).toEqual([
      '1;Собрать стенд;Сделать;Высокий;;;;10.12.2026;;;;;',
      '2;Собрать стенд;Сделать;Средний;;;;;;;;;',
      `3;'=1+1;Сделать;Средний;;;;;;№2;№1;"[ ] =2+2\n[x] Сшить";"Проверить:\n'- ""сумму"""`,
    ]);
    const xlsx = await bytes(`${url}&format=xlsx`, researcher.token);
    const zip = await JSZip.loadAsync(xlsx.rawPayload);
    const strings = await zip.file('xl/sharedStrings.xml')?.async('string');
    expect(strings).toContain('Собрать стенд');
    expect(strings).toContain('- "сумму"');
    const stranger = await buildPerson(server);
    expect((await bytes(url, stranger.token)).statusCode).toBe(404);
  });

  it('names the rows to open pages where these are all that has changed', async () => {
    const project = await buildProject(server);
    const { id: projectId, researcher } = project;
    const stage = await buildStage(server, project);
    const ask = async (method: 'POST' | 'PATCH', path: string, body: Record<string, unknown>) =>
      (await call(server, method, path, { ...researcher, body })).body;
    const create = (title: string) => ask('POST', '/task/create', { project_id: projectId, title });
    const [whole, part] = [await create('Стенд'), await create('Часть')];
    const told: unknown[] = [];
    const stop = server.deps.push.listen(researcher.id, {
      hear: (message) => told.push(message.kind === 'tasks' && message.changed),
      beat: () => undefined,
      end: () => undefined,
    });
    const { id, updated_at } = await ask('PATCH', `/task/${part.id}`, { parent_id: whole.id });
    // its part goes with it to the stage
    await ask('PATCH', `/task/${whole.id}`, { stage_id: stage.id });
    expect(told).toContainEqual([{ id, updated_at }]);
    expect(told.at(-1)).toBeUndefined();
    stop?.();
  });
});
