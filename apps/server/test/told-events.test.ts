import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountEvents, projectEvents } from '../src/db/schema/index.ts';
import {
  buildPerson,
  buildProject,
  joinTeam,
  type TestPerson,
  type TestProject,
} from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { mailedLink, signUpPerson } from './support/sign-up.ts';
import { answer, days, invite, invited, readTeam, remove } from './support/team-calls.ts';
import { told as toldTo } from './support/told.ts';

describe('what is told', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  const post = (url: string, body: object, token?: string) =>
    call(server, 'POST', url, { body, ...(token && { token }) });
  const ofProject = (id: string) =>
    server.deps.connection.db
      .select()
      .from(projectEvents)
      .where(eq(projectEvents.projectId, id))
      .orderBy(asc(projectEvents.createdAt), asc(projectEvents.id));
  const endOf = async (id: string, count: number) => (await ofProject(id)).slice(-count);
  const handOver = (id: string, { token }: TestPerson, to: TestPerson) =>
    call(server, 'POST', '/project/team/handover', {
      token,
      body: { project_id: id, user_id: to.id },
    });
  const newest = async (project: TestProject) => (await ofProject(project.id)).at(-1);
  async function ofAccount(token: string) {
    const { body } = await call(server, 'GET', '/user/profile', { token });
    return server.deps.connection.db
      .select()
      .from(accountEvents)
      .where(eq(accountEvents.userId, body.id))
      .orderBy(asc(accountEvents.createdAt), asc(accountEvents.id));
  }

  it('of an account are its making, sign-ins, profile, codes, passwords and ended sessions', async () => {
    const email = 'told@mail.ru';
    const { access_token: token } = await signUpPerson(server, email);
    const patch = (body: object) => call(server, 'PATCH', '/user/profile', { token, body });
    await patch({ city: 'Казань', skills: ['сварка'] });
    await patch({ city: 'Казань' });
    const other = (await post('/auth/sign_in', { email, password: 'secret-7' })).body;
    await post('/auth/sign_out', {}, other.access_token);
    const passwords = { old_password: 'secret-7', new_password: 'secret-8' };
    await post('/user/change_password', passwords, token);
    expect((await ofAccount(token)).map(({ kind }) => kind)).toEqual([
      'account_created',
      'profile_changed',
      'signed_in',
      'session_ended',
      'password_changed',
    ]);
    expect((await ofAccount(token))[1]).toMatchObject({
      before: { city: '', skills: [] },
      after: { city: 'Казань', skills: ['сварка'] },
    });
    await post('/auth/reset_password', { email });
    const id = await mailedLink(server, email);
    await post('/auth/change_password', { id, email, password: 'secret-9' });
    const again = (await post('/auth/sign_in', { email, password: 'secret-9' })).body;
    const kinds = (await ofAccount(again.access_token)).map(({ kind }) => kind);
    expect(kinds.slice(-2)).toEqual(['password_reset', 'signed_in']);
  });

  it('of a profile that saves itself is one entry in ten minutes, with what stood before the first save', async () => {
    const { access_token: token } = await signUpPerson(server, 'autosave@mail.ru');
    const save = async (minutes: number, body: object) => {
      server.pass(minutes * 60_000);
      const { status } = await call(server, 'PATCH', '/user/profile', { token, body });
      expect(status).toBe(204);
    };
    const told = async () =>
      (await ofAccount(token))
        .filter(({ kind }) => kind === 'profile_changed')
        .map(({ before, after }) => ({ before, after }));
    const known = [{ name: 'Английский', level: 'b2' }];
    await save(0, { city: 'Каз' });
    await save(1, { city: 'Казань', phone: '+79001234567' });
    await save(0, { phone: '', languages: known });
    expect(await told()).toEqual([
      { before: { city: '', languages: [] }, after: { city: 'Казань', languages: known } },
    ]);
    await save(1, { city: '', languages: [] });
    expect(await told()).toEqual([]);
    await save(0, { city: 'Уфа' });
    await save(11, { city: 'Омск' });
    await save(0, { post: 'доцент' });
    expect(await told()).toEqual([
      { before: { city: '' }, after: { city: 'Уфа' } },
      { before: { city: 'Уфа', post: '' }, after: { city: 'Омск', post: 'доцент' } },
    ]);
  });

  it('is not a sign-in that was refused', async () => {
    const email = 'refused@mail.ru';
    const { access_token: token } = await signUpPerson(server, email);
    await post('/auth/sign_in', { email, password: 'not-this-one' });
    expect(await ofAccount(token)).toHaveLength(1);
  });

  it('of a renewed personal code is whose it is, not the code', async () => {
    const person = await buildPerson(server);
    const url = '/user/invite_codes?project_type=nir';
    const { body } = await call(server, 'GET', url, person);
    const wanted = { project_type: 'nir', role_id: body.codes[0].role_id };
    await post('/user/invite_codes/renew', wanted, person.token);
    const told = await ofAccount(person.token);
    expect(told).toMatchObject([{ kind: 'invite_code_renewed', after: { role: 'researcher' } }]);
  });

  it('of a team is a mail sent again, and a request that nobody has answered', async () => {
    const project = await buildProject(server, { supervisor: true });
    const { researcher, supervisor, id } = project;
    if (!supervisor) throw new Error('no supervisor');
    await invited(server, id, researcher, { role: 'researcher', email: 'again@mail.ru' });
    const { invitations } = await readTeam(server, id, researcher);
    server.pass(61_000);
    const url = `/project/team/invitation/${invitations[0].id}/resend`;
    expect((await post(url, {}, researcher.token)).status).toBe(204);
    expect(await newest(project)).toMatchObject({
      kind: 'invitation_resent',
      after: { email: 'again@mail.ru', role: 'researcher' },
    });
    await invite(server, id, researcher, { role: 'curator', person: supervisor });
    expect(await newest(project)).toMatchObject({ kind: 'role_offer_requested' });
    expect((await answer(server, id, supervisor, 'role_offer', 'decline')).status).toBe(204);
    expect(await newest(project)).toMatchObject({
      kind: 'role_offer_declined',
      before: { name: supervisor.name, role: 'curator' },
    });
  });

  it('of a departure and of a deletion is the reason', async () => {
    const project = await buildProject(server, { supervisor: true, title: 'Последний' });
    const { researcher, supervisor, id } = project;
    if (!supervisor) throw new Error('no supervisor');
    await remove(server, id, supervisor, supervisor, { reason: 'Уезжаю' });
    const left = (await ofProject(id)).find(({ kind }) => kind === 'member_left');
    expect(left).toMatchObject({ after: { rule: 'own_will', reason: 'Уезжаю' } });
    await remove(server, id, researcher, researcher, { title: 'Последний', reason: 'Отчислена' });
    expect(await newest(project)).toMatchObject({
      kind: 'project_deleted',
      after: { rule: 'left', reason: 'Отчислена' },
    });
  });

  it('of whoever goes while he is asked to is that he has consented, with his own reason or that of who has asked', async () => {
    const { researcher, id } = await buildProject(server);
    for (const own of [undefined, 'Уезжаю']) {
      const second = await buildPerson(server);
      await joinTeam(server, id, researcher, second, 'researcher');
      await remove(server, id, researcher, second, { reason: 'Сменил тему' });
      await remove(server, id, second, second, own ? { reason: own } : {});
      expect(await endOf(id, 1)).toMatchObject([
        {
          kind: 'member_removed',
          actorName: researcher.name,
          before: { name: second.name },
          after: { rule: 'consent', reason: own ?? 'Сменил тему' },
        },
      ]);
    }
  });

  it('of requests that a departure or a new author makes void is the end of each', async () => {
    const { researcher, id } = await buildProject(server);
    const second = await buildPerson(server);
    await joinTeam(server, id, researcher, second, 'researcher');
    await invite(server, id, researcher, { role: 'curator', person: second });
    await remove(server, id, researcher, second);
    await handOver(id, researcher, second);
    await answer(server, id, second, 'handover', 'accept');
    const ended = (kind: string, { name }: TestPerson, by: TestPerson) => ({
      kind,
      actorName: by.name,
      before: { name },
    });
    const voided = (await endOf(id, 3)).sort((a, b) => a.kind.localeCompare(b.kind));
    expect(voided).toMatchObject([
      { kind: 'creator_changed' },
      ended('exclusion_cancelled', second, second),
      ended('role_offer_cancelled', second, second),
    ]);
    await handOver(id, second, researcher);
    await remove(server, id, researcher, researcher);
    expect(await endOf(id, 2)).toMatchObject([
      { kind: 'member_left' },
      ended('handover_cancelled', researcher, researcher),
    ]);
  });

  it('of a request that makes room for a new one, or is made void, after its time is that it has lapsed', async () => {
    const { researcher, id } = await buildProject(server);
    const [second, third] = [await buildPerson(server), await buildPerson(server)];
    for (const one of [second, third]) await joinTeam(server, id, researcher, one, 'researcher');
    await remove(server, id, researcher, second);
    await invite(server, id, researcher, { role: 'curator', person: second });
    server.pass(days(15));
    await remove(server, id, third, second);
    const lapsed = { actorName: '', before: { name: second.name } };
    expect(await endOf(id, 2)).toMatchObject([
      { kind: 'exclusion_lapsed', ...lapsed },
      { kind: 'exclusion_requested', actorName: third.name },
    ]);
    expect((await toldTo(server, researcher))[0]).toMatch(/осталась без ответа/);
    await answer(server, id, second, 'exclusion', 'accept');
    expect(await endOf(id, 2)).toMatchObject([
      { kind: 'member_removed' },
      { kind: 'role_offer_lapsed', ...lapsed },
    ]);
  });

  it('is nothing where nothing has changed', async () => {
    const project = await buildProject(server);
    const { token } = project.researcher;
    const before = await ofProject(project.id);
    const answered = await call(server, 'PATCH', `/project/nir/${project.id}`, {
      token,
      body: { annotation: '', version: 0 },
    });
    expect(answered.status).toBe(200);
    expect(await ofProject(project.id)).toEqual(before);
  });
});
