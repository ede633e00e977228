import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../src/context.ts';
import { notify } from '../src/features/notification/public.ts';
import {
  buildPerson,
  buildProject,
  buildStage,
  joinTeam,
  type TestPerson,
} from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { notificationsOf, told } from './support/told.ts';

describe('notifications', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  const patch = (path: string, person: TestPerson, body: object) =>
    call(server, 'PATCH', path, { token: person.token, body });
  const decide = (path: string, person: TestPerson, action = 'approve', review?: string) =>
    call(server, 'POST', `${path}/${action}`, { token: person.token, body: { review } });

  async function full() {
    const project = await buildProject(server, { supervisor: true, curator: true });
    const { researcher, supervisor, curator } = project;
    if (!supervisor || !curator) throw new Error('no reviewers');
    return { project, path: `/project/nir/${project.id}`, researcher, supervisor, curator };
  }
  /** Tells somebody `count` things that need nothing behind them. */
  async function tellMany(person: TestPerson, count: number) {
    const about = { reason: 'security', variant: 'stolen', actor: null, project: null } as const;
    for (let n = 0; n < count; n++) {
      await inTransaction(server.deps, (work) => notify(work, { ...about, to: [person.id] }));
    }
  }

  it('tell whose turn it is what is asked and where, the others what was done, nobody his own deed', async () => {
    const { project, path, researcher, supervisor, curator } = await full();
    const second = await buildPerson(server);
    await joinTeam(server, project.id, researcher, second, 'researcher');
    const before = await notificationsOf(server, researcher);
    expect((await decide(path, researcher)).status).toBe(204);
    const { notifications } = await notificationsOf(server, supervisor);
    expect(notifications[0]).toMatchObject({
      reason: 'your_move',
      variant: 'decide',
      actor: researcher.name,
      project: { id: project.id, type: 'nir' },
      said: { asked: 'decide_project' },
      link: `${path}?open=about`,
      read: false,
    });
    expect((await told(server, second))[0]).toBe(
      `sent: Отправлено на согласование: проект. Ход передан: ${supervisor.name}`,
    );
    expect((await notificationsOf(server, researcher)).unread).toBe(before.unread);

    await decide(path, supervisor);
    expect((await told(server, curator))[0]).toBe('your_move: Ждёт вашего решения: проект');
    expect((await told(server, researcher))[0]).toBe(
      `approved: Подписано, согласование пошло дальше: проект. Ход передан: ${curator.name}`,
    );
    await decide(path, curator);
    expect((await told(server, researcher))[0]).toBe(
      'your_move: Согласовано: проект. Пора добавить этап в дорожную карту',
    );
    expect((await told(server, supervisor))[0]).toBe('approved: Согласовано: проект');
  });

  it('call nobody any more to what another has decided', async () => {
    const { project, path, researcher, supervisor } = await full();
    const colleague = await buildPerson(server);
    await joinTeam(server, project.id, researcher, colleague, 'supervisor');
    await decide(path, researcher);
    const moves = async (person: TestPerson) =>
      (await notificationsOf(server, person, '?unread=true')).notifications.filter(
        ({ reason }) => reason === 'your_move',
      ).length;
    const settled = async (person: TestPerson) =>
      (await notificationsOf(server, person)).notifications
        .filter(({ reason }) => reason === 'your_move')
        .map((one) => one.settled);
    expect([await moves(supervisor), await moves(colleague)]).toEqual([1, 1]);
    expect(await settled(colleague)).toEqual([false]);
    // also to whoever has read of it already
    await patch('/notifications', colleague, { read: true });
    await decide(path, supervisor);
    expect([await moves(supervisor), await moves(colleague)]).toEqual([0, 0]);
    expect([await settled(supervisor), await settled(colleague)]).toEqual([[true], [true]]);
    expect(await told(server, colleague)).toContain('your_move: Просили вашего решения: проект');
  });

  it('tell of a return, a recall, a reset by an edit and of remarks that are all done', async () => {
    const { project, path, researcher, supervisor, curator } = await full();
    const stage = await buildStage(server, project, { goal: 'Обзор' });
    const plan = `/project/nir/stage/${stage.id}`;
    await decide(plan, researcher);
    await decide(plan, supervisor, 'revise', 'Указать срок\nНазвать стенды');
    const [returned] = (await notificationsOf(server, researcher)).notifications;
    expect(returned).toMatchObject({
      variant: 'revise',
      place: { section: 'plan', stage_number: 1, stage_title: 'Обзор' },
      link: `${path}?open=${stage.id}`,
    });
    expect((await told(server, curator))[0]).toBe(
      `returned: Возвращено на доработку: план этапа 1 «Обзор». Ход передан: ${researcher.name}`,
    );
    const { body } = await call(server, 'GET', `/project/stage/${stage.id}/reviews`, researcher);
    const remarks: { id: string }[] = body.reviews.flatMap(
      (one: { remarks: { id: string }[] }) => one.remarks,
    );
    expect(remarks).toHaveLength(2);
    const tick = (id: string | undefined) =>
      patch(`/project/remark/${id}`, researcher, { done: true });
    await tick(remarks[0]?.id);
    expect((await told(server, supervisor))[0]).toMatch(/^your_move/);
    expect((await tick(remarks[1]?.id)).status).toBeLessThan(300);
    await tick(remarks[1]?.id);
    const done = (await told(server, supervisor)).filter((one) => one.startsWith('remarks_done'));
    expect(done).toEqual([
      'remarks_done: Все замечания отмечены исправленными: план этапа 1 «Обзор»',
    ]);

    await decide(plan, researcher);
    await decide(plan, researcher, 'revise');
    expect((await told(server, supervisor))[0]).toMatch(/^recalled: Отозвано автором/);
    await decide(plan, researcher);
    for (const person of [supervisor, curator]) await decide(plan, person);
    const { version } = (await call(server, 'GET', `/project/stage/${stage.id}`, researcher)).body;
    await patch(`/project/stage/${stage.id}`, researcher, { version, goal: 'Другая цель' });
    expect((await told(server, curator))[0]).toMatch(/^reset: Согласованное изменено/);
  });

  it('tell the team once of who has come and gone, and forget a project that is closed to the reader', async () => {
    const { project, researcher, supervisor, curator } = await full();
    const second = await buildPerson(server);
    await joinTeam(server, project.id, researcher, second, 'researcher');
    expect((await told(server, second))[0]).toMatch(
      /^invitation: .*добавляет вас в команду по личному коду/,
    );
    expect((await told(server, curator))[0]).toBe(
      `joined: ${second.name} в команде, роль: Исследователь`,
    );
    const body = { project_id: project.id, user_id: second.id };
    await call(server, 'DELETE', '/project/team/teammate', { token: supervisor.token, body });
    expect(await told(server, second)).toEqual([
      `removed: Вы исключены из команды, решение: ${supervisor.name}`,
    ]);
    expect((await notificationsOf(server, second)).notifications[0]?.link).toBeNull();
    expect((await told(server, curator))[0]).toBe(`left: ${second.name} больше не в команде`);
  });

  it('of a deleted project stay with its name and lead nowhere', async () => {
    const { path, researcher, curator } = await full();
    await call(server, 'DELETE', `${path}/delete`, { token: researcher.token });
    const { notifications } = await notificationsOf(server, curator);
    expect(notifications).toMatchObject([
      { reason: 'project_deleted', project: null, link: null, actor: researcher.name },
    ]);
  });

  it('come by pages, the newest first, each once, and unread ones alone when asked', async () => {
    const person = await buildPerson(server);
    await tellMany(person, 5);
    const first = await notificationsOf(server, person, '?limit=2');
    const second = await notificationsOf(server, person, `?limit=2&cursor=${first.next_cursor}`);
    const third = await notificationsOf(server, person, `?limit=2&cursor=${second.next_cursor}`);
    const pages = [first, second, third].map(({ notifications }) => notifications);
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 1]);
    expect(third.next_cursor).toBeNull();
    const ids = pages.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(5);
    const moments = pages.flat().map((one) => one.created_at);
    expect(moments).toEqual(moments.toSorted().reverse());
    await patch(`/notifications/${ids[0]}`, person, { read: true });
    const unread = await notificationsOf(server, person, '?unread=true');
    expect([unread.unread, unread.notifications.length]).toEqual([4, 4]);
    const wrong = await call(server, 'GET', '/notifications?cursor=rubbish', person);
    expect([wrong.status, wrong.body.code]).toEqual([422, 'validation_failed']);
  });

  it('are marked one by one and back, and only by their reader', async () => {
    const [person, stranger] = [await buildPerson(server), await buildPerson(server)];
    await tellMany(person, 2);
    const [newest] = (await notificationsOf(server, person)).notifications;
    const path = `/notifications/${newest?.id}`;
    expect((await patch(path, person, { read: true })).body).toEqual({ unread: 1 });
    expect((await patch(path, person, { read: false })).body).toEqual({ unread: 2 });
    expect((await call(server, 'PATCH', path, { body: { read: true } })).status).toBe(401);
    const foreign = await patch(path, stranger, { read: true });
    const absent = await patch(`/notifications/${uuidv7()}`, stranger, { read: true });
    expect([foreign.status, foreign.body]).toEqual([404, absent.body]);
    expect((await patch(path, person, { read: 'yes' })).status).toBe(422);
  });

  it('are marked all up to the one that was seen, and exactly those are unmarked again', async () => {
    const person = await buildPerson(server);
    await tellMany(person, 4);
    const { notifications } = await notificationsOf(server, person);
    await patch(`/notifications/${notifications[3]?.id}`, person, { read: true });
    // those of one moment would be unmarked together
    for (const then = Date.now(); Date.now() === then; );
    const until = notifications[1]?.id;
    const marked = (await patch('/notifications', person, { read: true, until })).body;
    expect(marked).toMatchObject({ unread: 1, changed: 2 });
    const undone = await patch('/notifications', person, { read: false, read_at: marked.read_at });
    expect(undone.body).toMatchObject({ unread: 3, changed: 2 });
    expect((await patch('/notifications', person, { read: true })).body.unread).toBe(0);
    expect((await patch('/notifications', person, { read: false })).status).toBe(422);
    expect(
      (await patch('/notifications', await buildPerson(server), { read: true, until })).body,
    ).toMatchObject({ changed: 0 });
  });

  it('never tell of what was rolled back', async () => {
    const person = await buildPerson(server);
    const heard: unknown[] = [];
    const stop = server.deps.push.listen(person.id, {
      hear: (message) => heard.push(message),
      beat: () => undefined,
      end: () => undefined,
    });
    const failing = inTransaction(server.deps, async (work) => {
      await notify(work, {
        reason: 'security',
        variant: 'stolen',
        to: [person.id],
        actor: null,
        project: null,
      });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect([heard, (await notificationsOf(server, person)).unread]).toEqual([[], 0]);
    stop?.();
  });
});
