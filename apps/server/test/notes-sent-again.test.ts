import type { LogEntry } from '@pv/contract';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { buildNotingTeam } from './support/noting-team.ts';
import { startServer, type TestServer } from './support/server.ts';
import { mailTo } from './support/team-calls.ts';
import { told } from './support/told.ts';

describe('a note that is sent again', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  const team = () => buildNotingTeam(server);
  const write = (by: TestPerson, body: object) =>
    call(server, 'POST', '/project/project_log', { token: by.token, body });
  async function texts(by: TestPerson, project: string): Promise<(string | null)[]> {
    const { logs } = (await call(server, 'GET', `/project/project_logs?project_id=${project}`, by))
      .body as { logs: LogEntry[] };
    return logs.filter((one) => one.log_comment !== null).map((one) => one.log_comment);
  }
  const heard = async (person: TestPerson) =>
    (await told(server, person)).filter((one) => /^(mention|commented):/.test(one));

  it('under the same key is one entry, one notice and one mail, also at once', async () => {
    const { id, researcher, supervisor } = await team();
    const note = {
      project_id: id,
      log_comment: `@${supervisor.name} опыт готов`,
      mentions: [supervisor.id],
      key: uuidv7(),
    };
    const first = await write(researcher, note);
    const again = await Promise.all([1, 2].map(() => write(researcher, note)));
    expect(again.map(({ status, body }) => [status, body])).toEqual(
      [1, 2].map(() => [201, first.body]),
    );
    expect(first.body.edited_at).toBeNull();
    expect(await texts(researcher, id)).toEqual([note.log_comment]);
    expect(await heard(supervisor)).toHaveLength(1);
    await mailTo(server, supervisor.email, /упоминает вас/);
    const mails = server.mails.filter(({ to }) => to === supervisor.email);
    expect(mails.filter(({ subject }) => subject.includes('упоминает вас'))).toHaveLength(1);
  });

  it('as a comment is one comment on its entry, and the same key elsewhere is another text', async () => {
    const { id, researcher, supervisor } = await team();
    const { body: entry } = await write(supervisor, { project_id: id, log_comment: 'Посмотрел' });
    const key = uuidv7();
    const comment = { project_id: id, log_uuid: entry.log_uuid, log_comment: 'Спасибо', key };
    const { body: first } = await write(researcher, comment);
    expect((await write(researcher, comment)).body.log_uuid).toBe(first.log_uuid);
    expect(await heard(supervisor)).toHaveLength(1);
    await write(researcher, { project_id: id, log_comment: 'Отдельно', key });
    expect(await texts(researcher, id)).toEqual(['Отдельно', 'Спасибо', 'Посмотрел']);
  });

  it('with other words is a note beside it, and the first one stands as it was', async () => {
    const { id, researcher } = await team();
    const note = { project_id: id, key: uuidv7() };
    await write(researcher, { ...note, log_comment: 'Первая: установка собрана' });
    const second = { ...note, log_comment: 'Вторая: завтра защита' };
    const { body: beside } = await write(researcher, second);
    expect((await write(researcher, second)).body).toEqual(beside);
    expect(await texts(researcher, id)).toEqual([
      'Вторая: завтра защита',
      'Первая: установка собрана',
    ]);
  });

  it('with words added changes what is there, and tells only whom it calls newly', async () => {
    const { id, researcher, supervisor, second } = await team();
    const note = { project_id: id, key: uuidv7() };
    const first = await write(researcher, {
      ...note,
      log_comment: `@${supervisor.name}`,
      mentions: [supervisor.id],
    });
    const newest = `@${supervisor.name} и @${second.name}`;
    const changed = await write(researcher, {
      ...note,
      log_comment: newest,
      mentions: [supervisor.id, second.id],
    });
    expect(changed).toMatchObject({
      status: 201,
      body: { log_uuid: first.body.log_uuid, log_comment: newest },
    });
    expect(await texts(researcher, id)).toEqual([newest]);
    expect([await heard(supervisor), await heard(second)].map((one) => one.length)).toEqual([1, 1]);
  });

  it('under the key of somebody else neither shows nor changes his', async () => {
    const { id, researcher, second } = await team();
    const key = uuidv7();
    const { body: his } = await write(researcher, { project_id: id, log_comment: 'Первое', key });
    const mine = await write(second, { project_id: id, log_comment: 'Второе', key });
    expect(mine.status).toBe(201);
    expect(mine.body.log_uuid).not.toBe(his.log_uuid);
    expect(await texts(researcher, id)).toEqual(['Второе', 'Первое']);
    const stranger = await buildPerson(server);
    const refused = await write(stranger, { project_id: id, log_comment: 'Первое', key });
    expect([refused.status, refused.body.code]).toEqual([404, 'not_found']);
  });

  it('without a key is a new one each time, and a key that is none is refused', async () => {
    const { id, researcher } = await team();
    const note = { project_id: id, log_comment: 'Дважды' };
    await write(researcher, note);
    await write(researcher, note);
    expect(await texts(researcher, id)).toEqual(['Дважды', 'Дважды']);
    expect((await write(researcher, { ...note, key: 'x' })).status).toBe(422);
  });
});
