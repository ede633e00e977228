import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, buildProject } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';

describe('the passport of a venture', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  async function build() {
    const author = await buildPerson(server);
    const { id } = await buildProject(server, { researcher: author });
    const { token } = author;
    const get = () => call(server, 'GET', `/project/${id}/passport`, { token });
    const change = (body: object) =>
      call(server, 'PATCH', `/project/${id}/passport`, { token, body });
    return { id, get, change };
  }

  it('has nothing told at first, and then what was told last, field by field', async () => {
    const { get, change } = await build();
    expect((await get()).body).toMatchObject({ readiness: null, version: 0, can: { edit: true } });
    await change({ version: 0, slogan: 'Швы без дефектов', ask_amount: 1_000_000 });
    const evidence = [{ level: 1, text: 'Статья', file_id: null }];
    const { body } = await change({ version: 1, ask_amount: null, evidence });
    expect(body).toMatchObject({ readiness: 1, version: 2, evidence });
    expect(body.fields).toMatchObject({ slogan: 'Швы без дефектов', ask_amount: null });
    expect((await get()).body).toEqual(body);
  });

  it('takes no numbers of registration that do not add up, and shows those that it took once', async () => {
    const { id, get, change } = await build();
    const refused = await change({ version: 0, inn: '123', ogrn: 'abc', ask_share: 0.00001 });
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      { inn: 'inn_wrong', ogrn: 'ogrn_wrong', ask_share: 'percent_wrong' },
    ]);
    const right = { inn: '7701234560', ogrn: '1027700000008', ask_share: 12.5 };
    expect((await change({ version: 0, ...right })).body.fields).toMatchObject(right);
    const kept = {
      ...{ inn: '123', ogrn: 'abc', ask_share: 0.00001 },
      spending: [{ title: 'Пилот', amount: 2_000_000_000_000 }],
    };
    await server.deps.connection.db.execute(
      `update passports set fields = '${JSON.stringify(kept)}' where project_id = '${id}'`,
    );
    expect((await get()).body.fields).toMatchObject(kept);
    const { body } = await change({ version: 1, slogan: 'Швы' });
    expect(body.fields).toMatchObject({ ...kept, slogan: 'Швы' });
  });

  it('is one line of the log, however many fields are saved one after another', async () => {
    const { id, change } = await build();
    await change({ version: 0, slogan: 'Швы' });
    await change({ version: 1, problem: 'Брак' });
    const { rows } = await server.deps.connection.db.execute<{ kind: string }>(
      `select kind from project_events where project_id = '${id}' and kind = 'passport_changed'`,
    );
    expect(rows).toHaveLength(1);
  });

  it('takes no change over one that its author has not seen, and no file of elsewhere', async () => {
    const { get, change } = await build();
    await change({ version: 0, slogan: 'Первый' });
    const late = await change({ version: 0, slogan: 'Второй' });
    expect([late.status, late.body.code]).toEqual([409, 'stale_version']);
    const evidence = [{ level: 1, text: '', file_id: uuidv7() }];
    const foreign = await change({ version: 1, evidence });
    expect([foreign.status, foreign.body.code]).toEqual([409, 'file_missing']);
    expect((await get()).body).toMatchObject({ version: 1, evidence: [] });
  });
});
