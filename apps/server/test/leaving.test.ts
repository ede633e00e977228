import { CONSENTS } from '@pv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findKeptConsents } from '../src/features/account/public.ts';
import { cleanAccounts } from '../src/features/auth/operations/clean-accounts.ts';
import { hashPassword } from '../src/features/auth/public.ts';
import { archiveOf } from './support/archive-calls.ts';
import { buildPerson, buildProject, joinTeam, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { get } from './support/document-calls.ts';
import { startServer, type TestServer } from './support/server.ts';
import { mailedCode, register, signUpPerson } from './support/sign-up.ts';
import { readTeam } from './support/team-calls.ts';
import { told } from './support/told.ts';
import { waitFor } from './support/wait-for.ts';

const password = 'secret-7';

describe('deleting an account', () => {
  let server: TestServer;
  let passwordHash: string;
  beforeAll(async () => {
    server = await startServer(database);
    passwordHash = await hashPassword(password);
  });
  afterAll(() => server.close());

  const rows = async (sql: string) => (await server.deps.connection.query(sql)).rows;
  /** A person whose password is known. */
  async function person(): Promise<TestPerson> {
    const built = await buildPerson(server);
    await rows(`update users set password_hash = '${passwordHash}' where id = '${built.id}'`);
    return built;
  }
  const departure = (who: TestPerson) => call(server, 'GET', '/user/departure', who);
  const leave = (who: { token: string }, body: object = { password }) =>
    call(server, 'DELETE', '/user', { token: who.token, body });
  const farewell = (email: string) =>
    waitFor(() => server.mails.find(({ to, subject }) => to === email && /удалена/.test(subject)));

  it('is refused without a password, with a wrong one and with rubbish, and nothing happens', async () => {
    const one = await person();
    expect((await call(server, 'DELETE', '/user')).status).toBe(401);
    expect((await leave(one, {})).status).toBe(422);
    expect((await leave(one, { password: ['x'] })).status).toBe(422);
    const wrong = await leave(one, { password: 'not it' });
    expect([wrong.status, wrong.body.code]).toEqual([403, 'password_wrong']);
    expect((await departure(one)).body).toEqual({ shared: [], solo: [], teams: [] });
  });

  it('is refused to the author of a project with other members, who is told which', async () => {
    const author = await person();
    const project = await buildProject(server, {
      researcher: author,
      supervisor: true,
      title: 'Прочность швов: обзор',
    });
    const refused = await leave(author);
    expect([refused.status, refused.body.code]).toEqual([409, 'creator_of_shared_projects']);
    expect(refused.body.detail).toContain('«Прочность швов: обзор»');
    expect((await departure(author)).body.shared).toEqual([
      { id: project.id, type: 'nir', title: 'Прочность швов: обзор', others: 1 },
    ]);
    expect((await call(server, 'GET', `/project/nir/${project.id}`, author)).status).toBe(200);
  });

  it('ends his archives at once, of projects of his own and of others', async () => {
    const author = await person();
    const own = await buildProject(server, { researcher: author });
    const { id, researcher } = await buildProject(server);
    await joinTeam(server, id, researcher, author, 'researcher');
    const archives = [];
    for (const projectId of [own.id, id]) archives.push(await archiveOf(server, projectId, author));
    expect((await leave(author, { password, confirmation: author.email })).status).toBe(204);
    for (const { url } of archives) expect((await get(server, url)).status).toBe(404);
  });

  it('takes the projects that are his alone with it, once he has typed his address', async () => {
    const author = await person();
    const { id } = await buildProject(server, { researcher: author });
    const untyped = await leave(author);
    expect([untyped.status, untyped.body.code]).toEqual([422, 'confirmation_mismatch']);
    expect((await leave(author, { password, confirmation: 'a@mail.ru' })).status).toBe(422);
    const confirmation = ` ${author.email.toUpperCase()} `;
    expect((await leave(author, { password, confirmation })).status).toBe(204);
    expect(await rows(`select id from projects where id = '${id}'`)).toEqual([]);
    expect(await rows(`select id from project_events where project_id = '${id}'`)).toEqual([]);
    expect(await rows(`select id from deleted_projects where id = '${id}'`)).toEqual([]);
    expect((await farewell(author.email)).text).toContain('Исследование прочности сварных швов');
  });

  it('leaves the teams of others, where the name stays and the team is told', async () => {
    const supervisor = await person();
    const project = await buildProject(server, { supervisor });
    const { id, researcher } = project;
    await call(server, 'POST', `/project/${id}/task_dynamic_filed`, {
      token: researcher.token,
      body: { title: 'Цель', content: 'Цель' },
    });
    await call(server, 'POST', `/project/nir/${id}/approve`, { token: researcher.token, body: {} });
    await call(server, 'POST', `/project/nir/${id}/revise`, {
      token: supervisor.token,
      body: { review: 'Уточнить цель' },
    });
    expect((await departure(supervisor)).body.teams).toMatchObject([{ id }]);
    expect((await leave(supervisor)).status).toBe(204);

    const { team } = await readTeam(server, id, researcher);
    expect(team.map(({ user_id }: { user_id: string }) => user_id)).toEqual([researcher.id]);
    const log = await call(server, 'GET', `/project/project_logs?project_id=${id}`, researcher);
    expect(JSON.stringify(log.body)).toContain(supervisor.name);
    expect((await told(server, researcher)).join()).toContain(supervisor.name);
    expect((await farewell(supervisor.email)).text).toContain('Вы вышли из команд');
  });

  it('keeps the name under editions that he has sent', async () => {
    const author = await person();
    const { id } = await buildProject(server, { researcher: author, supervisor: true });
    const second = await buildPerson(server);
    await joinTeam(server, id, author, second, 'researcher');
    await call(server, 'POST', `/project/${id}/task_dynamic_filed`, {
      token: author.token,
      body: { title: 'Цель', content: 'Цель' },
    });
    await call(server, 'POST', `/project/nir/${id}/approve`, { token: author.token, body: {} });
    const heirs = `update projects set creator_id = '${second.id}' where id = '${id}'`;
    await rows(heirs);
    expect((await leave(author)).status).toBe(204);
    const { body } = await call(server, 'GET', `/project/${id}/editions`, second);
    expect(body.editions[0].author).toEqual({ id: author.id, name: author.name });
  });

  it('ends every session at once and frees the address', async () => {
    const email = 'leaving@mail.ru';
    const tokens = await signUpPerson(server, email);
    expect((await leave({ token: tokens.access_token })).status).toBe(204);
    const read = await call(server, 'GET', '/user/profile', { token: tokens.access_token });
    expect(read.status).toBe(401);
    const refreshed = await call(server, 'POST', '/auth/refresh_token', {
      token: tokens.refresh_token,
    });
    expect(refreshed.status).toBe(401);
    const signIn = await call(server, 'POST', '/auth/sign_in', { body: { email, password } });
    expect([signIn.status, signIn.body.code]).toEqual([401, 'credentials_wrong']);
    await farewell(email);
    expect((await register(server, email)).status).toBe(201);
    expect(await mailedCode(server, email, 3)).toMatch(/^\d{6}$/);
  });

  it('leaves the proof of consents without a name, found by the address alone, for three years', async () => {
    const email = 'agreed@mail.ru';
    const { access_token: token } = await signUpPerson(server, email);
    expect((await leave({ token })).status).toBe(204);
    const found = () => findKeptConsents(server.deps, email);
    expect(await found()).toMatchObject([
      {
        code: 'personal_data',
        version: CONSENTS.personal_data,
        address: '127.0.0.1',
        agreedAt: expect.any(Date),
      },
      { code: 'rules', version: CONSENTS.rules, leftAt: expect.any(Date) },
    ]);
    expect(await findKeptConsents(server.deps, 'somebody.else@mail.ru')).toEqual([]);
    const kept = JSON.stringify(await rows('select * from kept_consents'));
    expect(kept).not.toContain(email);
    server.pass(3 * 365 * 24 * 60 * 60 * 1000);
    await cleanAccounts(server.deps);
    expect(await found()).toHaveLength(2);
    server.pass(4 * 24 * 60 * 60 * 1000);
    await cleanAccounts(server.deps);
    expect(await found()).toEqual([]);
  });

  it('can be done by every table: none that names people stands in the way', async () => {
    const { rows: keys } = await server.deps.connection.query(
      `select conrelid::regclass::text as name, confdeltype as deed from pg_constraint
       where contype = 'f' and confrelid = 'users'::regclass`,
    );
    const holding = keys.filter(({ deed }) => deed === 'a' || deed === 'r');
    // both are emptied before, with all that follows from it
    expect(holding.map(({ name }) => name).sort()).toEqual(['members', 'projects']);
  });
});
