import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remindRequest } from '../src/features/team/public.ts';
import {
  buildPerson,
  buildProject,
  joinTeam,
  readProject,
  type TestPerson,
} from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { answer, days, mailTo, readTeam, remove } from './support/team-calls.ts';
import { notificationsOf, told } from './support/told.ts';

describe('leaving a team', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  /** A project of an author, a second researcher, a supervisor and a curator. */
  async function fullTeam() {
    const project = await buildProject(server, { supervisor: true, curator: true });
    const { researcher, supervisor, curator } = project;
    if (!supervisor || !curator) throw new Error('no reviewers');
    const second = await buildPerson(server);
    await joinTeam(server, project.id, researcher, second, 'researcher');
    return { project, id: project.id, researcher, second, supervisor, curator };
  }
  const ids = async (projectId: string, reader: TestPerson): Promise<string[]> =>
    (await readTeam(server, projectId, reader)).team.map((one: { user_id: string }) => one.user_id);

  it('waits for the consent of whom a colleague asks to leave, with all rights until then', async () => {
    const { id, researcher, second } = await fullTeam();
    expect((await remove(server, id, researcher, second, { reason: 'Сменил тему' })).status).toBe(
      204,
    );
    expect((await mailTo(server, second.email, /Просьба выйти/)).text).toContain('Сменил тему');
    const { team, requests } = await readTeam(server, id, second);
    const row = team.find((one: { user_id: string }) => one.user_id === second.id);
    expect(row.exclusion).toBe('pending');
    expect(requests).toMatchObject([
      { kind: 'exclusion', reason: 'Сменил тему', can: { answer: true, cancel: false } },
    ]);
    const twice = await remove(server, id, researcher, second);
    expect([twice.status, twice.body.code]).toEqual([409, 'already_requested']);
    expect((await answer(server, id, second, 'exclusion', 'accept')).status).toBe(204);
    expect(await ids(id, researcher)).not.toContain(second.id);
    expect((await call(server, 'GET', `/project/nir/${id}`, second)).status).toBe(404);
    expect((await told(server, researcher))[0]).toBe(
      `request_answered: ${second.name} выходит из команды`,
    );
  });

  it('may be reminded of by any colleague, a day after the request and then once a day', async () => {
    const { id, researcher, second, curator } = await fullTeam();
    await remove(server, id, researcher, second);
    const { requests } = await readTeam(server, id, curator);
    const [{ id: requestId, can, reminded_at, remind_from }] = requests;
    expect([can.remind, reminded_at, typeof remind_from]).toEqual([true, null, 'string']);
    const remind = async ({ token }: TestPerson) => {
      const path = `/project/team/exclusion/${requestId}/remind`;
      const { status, body } = await call(server, 'POST', path, { token });
      return status === 204 ? 204 : body.code;
    };
    expect(await remind(curator)).toBe('reminded_lately');
    server.pass(days(2.5));
    expect(await remind(second)).toBe('own_move');
    expect(await remind(await buildPerson(server))).toBe('not_found');
    expect(await remind(curator)).toBe(204);
    expect(await remind(researcher)).toBe('reminded_lately');
    const reminded = () =>
      server.mails.filter(({ to, subject }) => to === second.email && /^Напоминание/.test(subject));
    await mailTo(server, second.email, /^Напоминание/);
    // the one of the third day comes by itself, and has come already by hand
    server.pass(days(0.5));
    await remindRequest(server.deps, { requestId });
    expect((await told(server, second))[0]).toMatch(/ждёт ответа$/);
    expect(reminded()).toHaveLength(1);
    await answer(server, id, second, 'exclusion', 'decline');
    expect(await remind(researcher)).toBe('request_closed');
  });

  it('lets the asked one stay, and the asker take the request back', async () => {
    const { id, researcher, second } = await fullTeam();
    await remove(server, id, researcher, second);
    expect((await answer(server, id, second, 'exclusion', 'decline')).status).toBe(204);
    expect((await told(server, researcher))[0]).toBe(
      `request_answered: ${second.name} остаётся в команде`,
    );
    await remove(server, id, researcher, second);
    expect((await answer(server, id, researcher, 'exclusion', 'cancel')).status).toBe(204);
    expect(await ids(id, researcher)).toContain(second.id);
  });

  it('lets nobody answer for another, and nobody else take a request back', async () => {
    const { id, researcher, second, supervisor } = await fullTeam();
    await remove(server, id, researcher, second);
    const wrong = [
      await answer(server, id, supervisor, 'exclusion', 'accept'),
      await answer(server, id, researcher, 'exclusion', 'decline'),
      await answer(server, id, second, 'exclusion', 'cancel'),
    ];
    expect(wrong.map(({ status }) => status)).toEqual([403, 403, 403]);
  });

  it('reminds of a request, and lets it lapse after fourteen days: silence is refusal', async () => {
    const { id, researcher, second } = await fullTeam();
    await remove(server, id, researcher, second);
    const [{ id: requestId }] = (await readTeam(server, id, second)).requests;
    server.pass(days(3));
    await remindRequest(server.deps, { requestId });
    expect(await mailTo(server, second.email, /^Напоминание/)).toBeTruthy();
    server.pass(days(12));
    expect((await readTeam(server, id, second)).requests).toEqual([]);
    const late = await call(server, 'POST', `/project/team/exclusion/${requestId}/accept`, second);
    expect([late.status, late.body.code]).toEqual([409, 'request_closed']);
    await remindRequest(server.deps, { requestId });
    expect((await told(server, researcher))[0]).toMatch(/осталась без ответа/);
    expect((await remove(server, id, researcher, second)).status).toBe(204);
  });

  it('is at once when a supervisor removes a researcher, and nobody can remove the author', async () => {
    const { id, researcher, second, supervisor, curator } = await fullTeam();
    for (const by of [second, supervisor, curator]) {
      const refused = await remove(server, id, by, researcher);
      expect([refused.status, refused.body.code]).toEqual([403, 'creator_stays']);
    }
    expect((await remove(server, id, supervisor, second, { reason: 'Отчислен' })).status).toBe(204);
    expect(await ids(id, researcher)).not.toContain(second.id);
    const mail = await mailTo(server, second.email, /больше не участвуете/);
    expect(mail.text).toContain('Отчислен');
    expect((await remove(server, id, supervisor, curator)).status).toBe(204);
    expect(await ids(id, researcher)).toContain(curator.id);
  });

  it('is free for everybody but the author, and counts as consent to a request', async () => {
    const { id, researcher, second } = await fullTeam();
    await remove(server, id, researcher, second);
    expect((await remove(server, id, second, second)).status).toBe(204);
    const { requests } = await readTeam(server, id, researcher);
    expect(requests).toEqual([]);
    const { rows } = await server.deps.connection.query(
      'select status from team_requests where project_id = $1',
      [id],
    );
    expect(rows).toEqual([{ status: 'accepted' }]);
    expect((await told(server, researcher))[0]).toBe(
      `request_answered: ${second.name} выходит из команды`,
    );
  });

  it('hands on what waited for the last supervisor, and mails whose move it has become', async () => {
    const { project, id, researcher, supervisor, curator } = await fullTeam();
    await call(server, 'POST', `/project/nir/${id}/approve`, { ...researcher, body: {} });
    expect((await remove(server, id, supervisor, supervisor)).status).toBe(204);
    const page = await readProject(server, project, curator);
    expect(page.status).toBe('sent_to_curator_for_approval');
    const { text } = await mailTo(server, curator.email, /Теперь ход за вами/);
    expect(text).toContain('Что сделать: Решить по проекту.');
    expect(text).toContain('Ждёт вас с ');
    const [newest] = (await notificationsOf(server, curator)).notifications;
    expect(newest).toMatchObject({ variant: 'team', said: { asked: 'decide_project' } });
  });

  it('approves what the supervisor has signed when the last curator goes', async () => {
    const { project, id, researcher, supervisor, curator } = await fullTeam();
    for (const person of [researcher, supervisor]) {
      await call(server, 'POST', `/project/nir/${id}/approve`, { token: person.token, body: {} });
    }
    await remove(server, id, curator, curator);
    const page = await readProject(server, project, researcher);
    expect(page.status).toBe('approved_by_supervisor');
  });

  it('tells the supervisor who has stayed that what both had approved is open again', async () => {
    const { project, id, researcher, supervisor, curator } = await fullTeam();
    const act = (by: TestPerson, action: string) =>
      call(server, 'POST', `/project/nir/${id}/${action}`, { token: by.token, body: {} });
    for (const person of [researcher, supervisor, curator]) await act(person, 'approve');
    await remove(server, id, curator, curator);
    expect((await act(researcher, 'revise')).status).toBe(204);
    expect((await readProject(server, project, researcher)).status).toBe('re_approval_required');
    const { body } = await call(server, 'GET', '/notifications', { token: supervisor.token });
    expect(body.notifications[0]).toMatchObject({ project: { id }, reason: 'recalled' });
  });

  it('keeps what the person has decided under his name', async () => {
    const { id, researcher, supervisor } = await fullTeam();
    for (const person of [researcher, supervisor]) {
      await call(server, 'POST', `/project/nir/${id}/approve`, { token: person.token, body: {} });
    }
    await remove(server, id, supervisor, supervisor);
    const { body } = await call(server, 'GET', `/project/${id}/reviews`, researcher);
    const names = body.reviews.map((one: { author: { name: string } }) => one.author.name);
    expect(names).toContain(supervisor.name);
  });

  it('deletes the project when its author goes, who types its title; the others are mailed', async () => {
    const { id, researcher, second, curator } = await fullTeam();
    for (const title of [undefined, 'Не то']) {
      const refused = await remove(server, id, researcher, researcher, title ? { title } : {});
      expect([refused.status, refused.body.code]).toEqual([422, 'title_mismatch']);
    }
    const title = 'Исследование прочности сварных швов';
    expect((await remove(server, id, researcher, researcher, { title })).status).toBe(204);
    expect((await call(server, 'GET', `/project/nir/${id}`, second)).status).toBe(404);
    for (const { email } of [second, curator])
      expect(await mailTo(server, email, /удал/)).toBeTruthy();
  });

  it('is closed to strangers as if there were no project', async () => {
    const { id, second } = await fullTeam();
    const stranger = await buildPerson(server);
    const answers = [
      await remove(server, id, stranger, second),
      await remove(server, id, stranger, stranger),
      await remove(server, id, second, stranger),
    ];
    for (const { status, body } of answers) expect([status, body.code]).toEqual([404, 'not_found']);
  });
});
