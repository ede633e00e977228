import { COMMENT_EDIT_MINUTES, type Comment, EVENTS } from '@pv/contract';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTask } from './support/build-task.ts';
import { buildPerson, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { buildNotingTeam } from './support/noting-team.ts';
import { startServer, type TestServer } from './support/server.ts';
import { mailTo, remove } from './support/team-calls.ts';
import { notificationsOf, told } from './support/told.ts';

const MINUTE = 60_000;

describe('comments on a task', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  /** A project with a task of the second researcher, which the first has made. */
  async function talk() {
    const team = await buildNotingTeam(server);
    const assignees = [team.second.id];
    const { id: task } = await buildTask(server, team.id, team.researcher, { assignees });
    return { ...team, task };
  }

  const post = (by: TestPerson, path: string, body: object) =>
    call(server, 'POST', path, { token: by.token, body });
  const send = (by: TestPerson, task: string, text: string, more: object = {}) =>
    post(by, '/comment', { subject: 'task', subject_id: task, text, ...more });
  async function write(by: TestPerson, task: string, text: string, more?: object) {
    const { status, body } = await send(by, task, text, more);
    expect(status).toBe(201);
    return body as Comment;
  }
  const list = (by: Pick<TestPerson, 'token'>, task: string) =>
    call(server, 'GET', `/comment?subject=task&subject_id=${task}`, by);
  const read = async (by: TestPerson, task: string): Promise<Comment[]> =>
    (await list(by, task)).body.comments;
  const change = (by: TestPerson, id: string, text: string, mentions: string[] = []) =>
    call(server, 'PATCH', `/comment/${id}`, { token: by.token, body: { text, mentions } });
  const drop = (by: TestPerson, id: string) => call(server, 'DELETE', `/comment/${id}`, by);
  const resolve = (by: TestPerson, id: string, resolved: boolean) =>
    post(by, `/comment/${id}/resolve`, { resolved });
  const react = (by: TestPerson, id: string, reaction: string, on = true) =>
    call(server, 'PUT', `/comment/${id}/reaction`, { token: by.token, body: { reaction, on } });
  const heard = async (person: TestPerson) =>
    (await told(server, person)).filter((one) => /^(mention|commented):/.test(one));

  it('are of the team: nobody else finds them, nor learns that they are there', async () => {
    const { task, researcher } = await talk();
    const { id } = await write(researcher, task, 'Нет датчика');
    const stranger = await buildPerson(server);
    expect((await list({ token: '' }, task)).status).toBe(401);
    const asked = [
      await list(stranger, task),
      await send(stranger, task, 'Чужое'),
      await change(stranger, id, 'Чужое'),
      await drop(stranger, id),
      await resolve(stranger, id, true),
      await react(stranger, id, 'like'),
      await list(researcher, uuidv7()),
      await drop(researcher, uuidv7()),
    ];
    expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 404));
    expect(await read(researcher, task)).toMatchObject([{ id, text: 'Нет датчика' }]);
  });

  it('say something, of something that there is', async () => {
    const { task, researcher } = await talk();
    const long = await send(researcher, task, 'а'.repeat(5001));
    const empty = await send(researcher, task, ' \n ');
    expect([long.status, empty.status]).toEqual([422, 422]);
    expect(empty.body.fields).toMatchObject({ text: 'field_empty' });
    const unknown = { subject: 'person', subject_id: task, text: 'Что?' };
    expect((await post(researcher, '/comment', unknown)).status).toBe(422);
    await call(server, 'DELETE', `/task/${task}`, researcher);
    expect((await send(researcher, task, 'Поздно')).status).toBe(404);
    expect((await list(researcher, task)).status).toBe(404);
  });

  it('stand in threads one level deep, the oldest first', async () => {
    const { id: project, task, researcher, supervisor } = await talk();
    const first = await write(researcher, task, 'Первый');
    const second = await write(researcher, task, 'Второй');
    const answer = await write(supervisor, task, 'Ответ', {
      thread_id: first.id,
      quote: ' Первый ',
    });
    const deeper = await write(researcher, task, 'Ответ на ответ', { thread_id: answer.id });
    expect(answer).toMatchObject({ thread_id: first.id, quote: 'Первый' });
    expect(deeper.thread_id).toBe(first.id);
    const ids = (await read(supervisor, task)).map(({ id }) => id);
    expect(ids).toEqual([first.id, answer.id, deeper.id, second.id]);
    const { id: other } = await buildTask(server, project, researcher);
    const elsewhere = await send(researcher, other, 'Не там', { thread_id: first.id });
    expect(elsewhere.status).toBe(404);
  });

  it('are written once under a key; words that came after a lost answer are added', async () => {
    const { task, researcher, second } = await talk();
    const key = uuidv7();
    const sent = await write(researcher, task, 'Датчик заказан', { key });
    expect(await write(researcher, task, 'Датчик заказан', { key })).toEqual(sent);
    const more = await write(researcher, task, 'Датчик заказан, ждём', { key });
    expect(more).toMatchObject({ id: sent.id, text: 'Датчик заказан, ждём' });
    const other = await write(researcher, task, 'Пришёл', { key });
    expect(other.id).not.toBe(sent.id);
    expect((await write(researcher, task, 'Пришёл', { key })).id).toBe(other.id);
    // somebody else's key is like any other
    await write(second, task, 'Пришёл', { key });
    expect(await read(researcher, task)).toHaveLength(3);
    expect(await heard(second)).toHaveLength(2);
    server.pass(COMMENT_EDIT_MINUTES * MINUTE);
    await write(researcher, task, 'Пришёл и работает', { key });
    expect(await read(researcher, task)).toHaveLength(4);
  });

  it('sent at once under one key are one', async () => {
    const { task, researcher } = await talk();
    const key = uuidv7();
    const sent = [1, 2, 3].map(() => write(researcher, task, 'Один раз', { key }));
    expect(new Set((await Promise.all(sent)).map(({ id }) => id)).size).toBe(1);
    expect(await read(researcher, task)).toHaveLength(1);
  });

  it('are changed by their author for a quarter of an hour, and by nobody else', async () => {
    const { task, researcher, supervisor } = await talk();
    const { id, can } = await write(researcher, task, 'Черновик');
    expect(can).toEqual({ edit: true, delete: true, resolve: true });
    expect((await change(supervisor, id, 'Чужое')).body.code).toBe('forbidden');
    const same = await change(researcher, id, 'Черновик');
    expect(same.body.edited_at).toBeNull();
    const changed = await change(researcher, id, 'Чистовик');
    expect(changed.body).toMatchObject({ text: 'Чистовик', edited_at: expect.any(String) });
    server.pass(COMMENT_EDIT_MINUTES * MINUTE - 5000);
    expect((await change(researcher, id, 'Почти поздно')).status).toBe(200);
    server.pass(6000);
    const late = await change(researcher, id, 'Поздно');
    expect([late.status, late.body.code]).toEqual([409, 'comment_settled']);
    expect(await read(researcher, task)).toMatchObject([
      { text: 'Почти поздно', can: { edit: false, delete: true } },
    ]);
  });

  it('are deleted by their author at any time; under answers the place stays empty', async () => {
    const { task, researcher, supervisor, second } = await talk();
    const thread = await write(supervisor, task, 'Тайное', { quote: 'тайна' });
    await react(researcher, thread.id, 'thanks');
    const answer = await write(second, task, 'Ответ', { thread_id: thread.id });
    expect((await drop(second, thread.id)).body.code).toBe('forbidden');
    server.pass(60 * MINUTE);
    expect((await drop(supervisor, thread.id)).status).toBe(204);
    expect(await read(researcher, task)).toMatchObject([
      { id: thread.id, deleted: true, text: '', quote: null, reactions: [] },
      { id: answer.id, deleted: false },
    ]);
    expect((await change(supervisor, thread.id, 'Снова')).status).toBe(404);
    expect((await react(supervisor, thread.id, 'like')).status).toBe(404);
    expect((await drop(supervisor, thread.id)).status).toBe(404);
    // one may go on answering, and the empty place goes with the last answer
    const last = await write(researcher, task, 'Ещё', { thread_id: thread.id });
    await drop(second, answer.id);
    expect(await read(researcher, task)).toHaveLength(2);
    await drop(researcher, last.id);
    expect(await read(researcher, task)).toEqual([]);
  });

  it('of others are deleted by whoever has created the project, as the log tells', async () => {
    const { id, task, researcher, supervisor } = await talk();
    const { id: rude } = await write(supervisor, task, 'Грубость');
    const log = async () => {
      const query = `project_id=${id}&event_uuid=${EVENTS.comment_removed.id}`;
      return (await call(server, 'GET', `/project/project_logs?${query}`, supervisor)).body.logs;
    };
    const { id: own } = await write(researcher, task, 'Своё');
    await drop(researcher, own);
    expect(await log()).toEqual([]);
    expect((await drop(researcher, rude)).status).toBe(204);
    expect(await log()).toMatchObject([
      {
        actor: { id: researcher.id },
        details: { title: 'Собрать установку', person: supervisor.name },
      },
    ]);
    expect(JSON.stringify(await log())).not.toContain('Грубость');
  });

  it('are settled and opened again by whoever comments, a thread at a time', async () => {
    const { task, researcher, supervisor, second } = await talk();
    const thread = await write(researcher, task, 'Вопрос');
    const answer = await write(supervisor, task, 'Ответ', { thread_id: thread.id });
    expect(answer.can.resolve).toBe(false);
    const settled = await resolve(second, answer.id, true);
    expect(settled.body).toMatchObject({
      id: thread.id,
      resolved: { by: second.name, at: expect.any(String) },
    });
    expect((await resolve(supervisor, thread.id, true)).body).toEqual({
      ...settled.body,
      can: expect.any(Object),
    });
    expect((await resolve(supervisor, thread.id, false)).body.resolved).toBeNull();
  });

  it('are answered by reactions, each of a person once', async () => {
    const { task, researcher, supervisor } = await talk();
    const { id } = await write(researcher, task, 'Готово');
    await react(supervisor, id, 'done');
    await react(supervisor, id, 'done');
    await react(researcher, id, 'done');
    const { body } = await react(supervisor, id, 'like');
    const people = [supervisor, researcher].map((one) => ({ id: one.id, name: one.name }));
    expect(body.reactions).toEqual([
      { reaction: 'like', people: people.slice(0, 1) },
      { reaction: 'done', people },
    ]);
    const less = await react(supervisor, id, 'done', false);
    expect(less.body.reactions).toMatchObject([
      { reaction: 'like' },
      { reaction: 'done', people: [{ id: researcher.id }] },
    ]);
    expect((await react(supervisor, id, 'dislike')).status).toBe(422);
    expect(await heard(researcher)).toEqual([]);
  });

  it('reach whoever is called at once, and never twice', async () => {
    const { id, task, researcher, supervisor, second } = await talk();
    const text = `@${supervisor.name} @${second.name} посмотрите`;
    const comment = await write(researcher, task, text, {
      mentions: [supervisor.id, second.id],
    });
    const { notifications } = await notificationsOf(server, supervisor);
    expect(notifications[0]).toMatchObject({
      reason: 'mention',
      variant: 'discussion',
      link: `/task-list?project=${id}&type=nir&task=${task}&comment=${comment.id}`,
    });
    const mail = await mailTo(server, supervisor.email, /упоминает вас/);
    expect(mail.text).toContain(text);
    expect(mail.text).toContain(`&task=${task}&comment=${comment.id}`);
    const called = `mention: ${researcher.name} упоминает вас в обсуждении «Собрать установку»`;
    // he has the task, and is called
    expect(await heard(second)).toEqual([called]);
    await change(researcher, comment.id, `${text}!`, [supervisor.id, second.id]);
    expect(await heard(supervisor)).toEqual([called]);
    expect(await heard(researcher)).toEqual([]);
    const stranger = await buildPerson(server);
    const wrong = await send(researcher, task, 'Тайное', { mentions: [stranger.id] });
    expect([wrong.status, wrong.body.code]).toEqual([422, 'mentioned_outsider']);
    const added = await change(researcher, comment.id, text, [stranger.id]);
    expect(added.body.code).toBe('mentioned_outsider');
    expect(await read(researcher, task)).toHaveLength(1);
  });

  it('reach those who have the task or made it and those in the thread, while they are in the team', async () => {
    const { id, task, researcher, supervisor, second } = await talk();
    const line = ({ name }: TestPerson) =>
      `commented: ${name} пишет в обсуждении «Собрать установку»`;
    const thread = await write(supervisor, task, 'Как дела?');
    expect(await heard(researcher)).toEqual([line(supervisor)]);
    expect(await heard(second)).toEqual([line(supervisor)]);
    const digest = server.mails.filter(({ subject }) => /пишет в обсуждении/.test(subject));
    expect(digest).toEqual([]);
    await write(second, task, 'Хорошо', { thread_id: thread.id });
    expect(await heard(supervisor)).toEqual([line(second)]);
    expect(await heard(researcher)).toHaveLength(2);
    expect(await heard(second)).toHaveLength(1);
    await remove(server, id, second, second);
    await write(researcher, task, 'А теперь?', { thread_id: thread.id });
    expect(await heard(second)).toEqual([]);
    expect(await heard(supervisor)).toHaveLength(2);
  });

  it('are counted beside their task, and become one that says what it was made from', async () => {
    const { id, task, researcher, supervisor } = await talk();
    const thread = await write(supervisor, task, 'Нужен второй датчик');
    await write(researcher, task, 'Закажем', { thread_id: thread.id });
    const source = { kind: 'comment', id: thread.id };
    const made = await buildTask(server, id, researcher, { title: 'Датчик', source });
    const words = { ...source, text: 'Нужен второй датчик', author: supervisor.name };
    expect(made.source).toEqual(words);
    await drop(supervisor, thread.id);
    const query = `/task/project?project_id=${id}`;
    const { tasks } = (await call(server, 'GET', query, researcher)).body;
    expect(tasks).toMatchObject([
      { id: task, comments: 1 },
      { id: made.id, comments: 0 },
    ]);
    expect((await call(server, 'GET', `/task/${made.id}`, researcher)).body.source).toEqual(words);
    await call(server, 'DELETE', `/task/${made.id}`, researcher);
    const again = { project_id: id, title: 'Ещё', source };
    expect((await post(researcher, '/task/create', again)).body.code).toBe('task_names_absent');
  });

  it('become one task, which they lead to, and another only once that is deleted', async () => {
    const { id, task, researcher, supervisor } = await talk();
    const { id: said } = await write(supervisor, task, 'Нужен второй датчик');
    const body = { project_id: id, title: 'Датчик', source: { kind: 'comment', id: said } };
    const make = async (person: TestPerson) =>
      (await post(person, '/task/create', { ...body, key: said })).body;
    const led = async () => (await read(supervisor, task))[0]?.task;
    expect(await led()).toBeNull();
    const made = await make(researcher);
    expect(await led()).toEqual({ id: made.id, number: made.number });
    await write(researcher, made.id, 'Уже заказан');
    expect(await make(supervisor)).toMatchObject({ id: made.id, comments: 1 });
    await call(server, 'DELETE', `/task/${made.id}`, researcher);
    expect(await led()).toBeNull();
    const second = await make(researcher);
    expect(second).not.toMatchObject({ id: made.id });
    expect(await led()).toEqual({ id: second.id, number: second.number });
  });

  it('are told to the open pages of the team', async () => {
    const { id, task, researcher, supervisor } = await talk();
    const told: unknown[] = [];
    const stop = server.deps.push.listen(supervisor.id, {
      hear: (message) => told.push(message),
      beat: () => undefined,
      end: () => undefined,
    });
    const tasksOf = () => told.splice(0).filter((one) => JSON.stringify(one).includes('"tasks"'));
    const message = { kind: 'tasks', userId: supervisor.id, projectId: id };
    const comment = await write(researcher, task, 'Смотрите');
    expect(tasksOf()).toEqual([message]);
    await change(researcher, comment.id, 'Смотрите все');
    expect(tasksOf()).toEqual([message]);
    await react(researcher, comment.id, 'like');
    await resolve(researcher, comment.id, true);
    await drop(researcher, comment.id);
    expect(tasksOf()).toEqual([message, message, message]);
    stop?.();
  });

  it('stay under their author’s name when his account goes, without his reactions and mentions', async () => {
    const { id, task, researcher, second } = await talk();
    const { id: left } = await write(second, task, 'Я всё сделал');
    const { id: called } = await write(researcher, task, `@${second.name}`, {
      mentions: [second.id],
    });
    await react(second, called, 'thanks');
    await remove(server, id, second, second);
    await server.deps.connection.query('delete from users where id = $1', [second.id]);
    expect(await read(researcher, task)).toMatchObject([
      { id: left, author: { id: null, name: second.name }, text: 'Я всё сделал' },
      { id: called, mentions: [], reactions: [] },
    ]);
  });
});
