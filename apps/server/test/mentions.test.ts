import { EVENTS, type LogEntry } from '@pv/contract';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { buildNotingTeam } from './support/noting-team.ts';
import { startServer, type TestServer } from './support/server.ts';
import { mailTo, remove } from './support/team-calls.ts';
import { notificationsOf, told } from './support/told.ts';

describe('a mention in a note', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  const team = () => buildNotingTeam(server);
  const write = (by: TestPerson, body: object) =>
    call(server, 'POST', '/project/project_log', { token: by.token, body });
  const change = (by: TestPerson, entry: string, body: object) =>
    call(server, 'PATCH', `/project/project_log/${entry}`, { token: by.token, body });
  const read = async (by: TestPerson, entry: string): Promise<LogEntry> =>
    (await call(server, 'GET', `/project/project_logs?log_uuid=${entry}`, by)).body.logs[0];
  const heard = async (person: TestPerson) =>
    (await told(server, person)).filter((one) => /^(mention|commented):/.test(one));

  it('is kept with the note and reaches the mentioned member at once, with the way to it', async () => {
    const { id, researcher, supervisor, second } = await team();
    const text = `@${supervisor.name} посмотрите опыт`;
    const note = await write(researcher, {
      project_id: id,
      log_comment: text,
      mentions: [supervisor.id],
    });
    expect(note.status).toBe(201);
    expect(note.body.mentions).toEqual([{ id: supervisor.id, name: supervisor.name }]);
    const { notifications } = await notificationsOf(server, supervisor);
    expect(notifications[0]).toMatchObject({
      reason: 'mention',
      variant: 'note',
      actor: researcher.name,
      link: `/log?entry=${note.body.log_uuid}&project=${id}`,
    });
    const mail = await mailTo(server, supervisor.email, /упоминает вас/);
    expect(mail.text).toContain(text);
    expect(mail.text).toContain(`/log?entry=${note.body.log_uuid}`);
    expect(await heard(second)).toEqual([]);
    expect(await heard(researcher)).toEqual([]);
  });

  it('in a comment leads to what is commented, and is not doubled for its author', async () => {
    const { id, researcher, supervisor, second } = await team();
    const { body: note } = await write(researcher, { project_id: id, log_comment: 'Опыт готов' });
    const comment = { project_id: id, log_uuid: note.log_uuid };
    await write(supervisor, { ...comment, log_comment: 'Хорошо' });
    expect(await heard(researcher)).toEqual([
      `commented: ${supervisor.name} комментирует вашу заметку`,
    ]);
    const mentions = [researcher.id, second.id];
    await write(supervisor, { ...comment, log_comment: 'Ещё раз', mentions });
    expect((await heard(researcher))[0]).toBe(
      `mention: ${supervisor.name} упоминает вас в комментарии`,
    );
    expect(await heard(researcher)).toHaveLength(2);
    const { notifications } = await notificationsOf(server, second);
    expect(notifications[0]?.link).toBe(`/log?entry=${note.log_uuid}&project=${id}`);
    const shown = await read(researcher, note.log_uuid);
    expect(shown.comments.map((one) => one.mentions.length)).toEqual([0, 2]);
  });

  it('is not needed for whoever did what is commented, unless he has left', async () => {
    const { id, researcher, supervisor, second } = await team();
    const rename = { token: second.token, body: { title: 'Новое название' } };
    await call(server, 'POST', `/project/nir/${id}/set_title`, rename);
    const renamed = `/project/project_logs?project_id=${id}&event_uuid=${EVENTS.project_changed.id}`;
    const [{ log_uuid }] = (await call(server, 'GET', renamed, researcher)).body.logs;
    const comment = { project_id: id, log_uuid, log_comment: 'Почему?' };
    await write(supervisor, comment);
    await write(second, comment);
    expect(await heard(second)).toEqual([
      `commented: ${supervisor.name} комментирует запись о том, что вы сделали`,
    ]);
    const mails = server.mails.filter(({ to }) => to === second.email);
    expect(mails.filter(({ subject }) => subject.includes('комментирует'))).toEqual([]);
    await remove(server, id, second, second);
    await write(supervisor, comment);
    // what he was told of the project has gone with his membership, and nothing new comes
    expect(await heard(second)).toEqual([]);
  });

  it('is of members only: anybody else is refused in words, and nothing is written', async () => {
    const { id, researcher } = await team();
    const stranger = await buildPerson(server);
    for (const outsider of [stranger.id, uuidv7()]) {
      const body = { project_id: id, log_comment: 'Тайное', mentions: [outsider] };
      const refused = await write(researcher, body);
      expect([refused.status, refused.body.code]).toEqual([422, 'mentioned_outsider']);
      expect(refused.body.detail).toMatch(/в команде проекта/);
    }
    expect(await heard(stranger)).toEqual([]);
    const query = `/project/project_logs?project_id=${id}&log_comment=${encodeURIComponent('тайное')}`;
    expect((await call(server, 'GET', query, researcher)).body.logs).toEqual([]);
  });

  it('that is added later is told then, and the others are not told again', async () => {
    const { id, researcher, supervisor, second } = await team();
    const { body: note } = await write(researcher, {
      project_id: id,
      log_comment: `@${supervisor.name}`,
      mentions: [supervisor.id],
    });
    const text = `@${supervisor.name} и @${second.name}`;
    const mentions = [supervisor.id, second.id];
    const changed = await change(researcher, note.log_uuid, { log_comment: text, mentions });
    expect(changed.body.mentions).toHaveLength(2);
    expect(await heard(supervisor)).toHaveLength(1);
    expect(await heard(second)).toHaveLength(1);
    const stranger = await buildPerson(server);
    const wrong = { log_comment: text, mentions: [stranger.id] };
    expect((await change(researcher, note.log_uuid, wrong)).body.code).toBe('mentioned_outsider');
    const fewer = { log_comment: `@${second.name}`, mentions: [second.id] };
    expect((await change(researcher, note.log_uuid, fewer)).body.mentions).toMatchObject([
      { id: second.id },
    ]);
  });

  it('keeps the name of who has left, lets the text be changed, and goes with his account', async () => {
    const { id, researcher, second } = await team();
    const text = `@${second.name} обещал график`;
    const { body: note } = await write(researcher, {
      project_id: id,
      log_comment: text,
      mentions: [second.id],
    });
    await remove(server, id, second, second);
    const more = { log_comment: `${text}!`, mentions: [second.id] };
    expect((await change(researcher, note.log_uuid, more)).status).toBe(200);
    const shown = await read(researcher, note.log_uuid);
    expect(shown.log_comment).toContain(second.name);
    expect(shown.mentions).toEqual([{ id: second.id, name: second.name }]);
    const { connection } = server.deps;
    await connection.query('delete from users where id = $1', [second.id]);
    expect(await read(researcher, note.log_uuid)).toMatchObject({
      log_comment: `${text}!`,
      mentions: [],
    });
  });
});
