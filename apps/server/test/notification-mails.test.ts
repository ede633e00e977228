import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetOld } from '../src/features/notification/operations/forget-old.ts';
import { sendDigests } from '../src/features/notification/operations/send-digests.ts';
import { sendReminders } from '../src/features/notification/operations/send-reminders.ts';
import { buildPerson, buildProject, joinTeam, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { buildKind } from './support/kinds.ts';
import { startServer, type TestServer } from './support/server.ts';
import { days, mailTo } from './support/team-calls.ts';
import { toNoon } from './support/to-noon.ts';
import { notificationsOf, told } from './support/told.ts';
import { waitFor } from './support/wait-for.ts';

describe('mails about notifications', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
    toNoon(server);
  });
  afterAll(() => server.close());

  const settings = (person: TestPerson, body: object) =>
    call(server, 'PATCH', '/notifications/settings', { token: person.token, body });
  const decide = (id: string, person: TestPerson, action = 'approve') =>
    call(server, 'POST', `/project/nir/${id}/${action}`, { token: person.token, body: {} });
  const mailsTo = ({ email }: TestPerson, fits: RegExp) =>
    server.mails.filter(({ to, subject }) => to === email && fits.test(subject));
  /** Everything that was enqueued before this comes before it. */
  const mailed = async () => {
    const guard = await buildPerson(server);
    const project = await buildProject(server, { supervisor: guard });
    await decide(project.id, project.researcher);
    await mailTo(server, guard.email, /ваш ход/);
  };
  async function team() {
    const project = await buildProject(server, { supervisor: true, curator: true });
    const { supervisor, curator } = project;
    if (!supervisor || !curator) throw new Error('no reviewers');
    return { id: project.id, researcher: project.researcher, supervisor, curator };
  }
  /** The hour by the clock of UTC, at which everybody here is in it. */
  const digestNow = () => {
    const digest_hour = server.deps.clock().getUTCHours();
    return { zone: 'UTC', zone_chosen: true, digest_hour };
  };
  /** Moves to a moment at which today's digest is due and what was told before is in it. */
  async function nextDigest() {
    server.pass(days(1));
    await sendDigests(server.deps);
  }

  it('at once say what is asked, by when, and open the place; the foot switches them off', async () => {
    const { id, researcher, supervisor } = await team();
    const { version } = (await call(server, 'GET', `/project/nir/${id}`, researcher)).body;
    const body = { version, ends_at: '2027-06-23' };
    await call(server, 'PATCH', `/project/nir/${id}`, { token: researcher.token, body });
    await decide(id, researcher);
    const { text, html, headers } = await mailTo(server, supervisor.email, /ваш ход/);
    for (const part of [/Решить по проекту\.\n/, /Ждёт вас с \d+ \p{L}+/u, /до 23 июня/]) {
      expect(text).toMatch(part);
    }
    expect(text).toContain(`/project/nir/${id}?open=about`);
    expect(html).toContain('Отключить такие письма');
    expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');

    const address = headers?.['List-Unsubscribe']?.slice(1, -1) ?? '';
    const { pathname, search } = new URL(address);
    const unsubscribed = await server.app.inject({
      method: 'POST',
      url: `${pathname}${search}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([unsubscribed.statusCode, unsubscribed.json()]).toEqual([200, { off: 'your_move' }]);
    await decide(id, researcher, 'revise');
    const before = mailsTo(supervisor, /ваш ход/).length;
    await decide(id, researcher);
    await mailed();
    expect(mailsTo(supervisor, /ваш ход/)).toHaveLength(before);
    expect((await told(server, supervisor))[0]).toMatch(/^your_move/);

    const back = await server.app.inject({ method: 'DELETE', url: `${pathname}${search}` });
    expect(back.statusCode).toBe(200);
    await decide(id, researcher, 'revise');
    await decide(id, researcher);
    await waitFor(() => mailsTo(supervisor, /ваш ход/).length === before + 1);
  });

  it('of a return say who has returned what, quote the remarks and name what is missing', async () => {
    const { id, researcher, supervisor } = await team();
    await decide(id, researcher);
    const body = { review: 'Сдвиньте начало\nДопишите аннотацию' };
    const path = `/project/nir/${id}/revise`;
    expect((await call(server, 'POST', path, { ...supervisor, body })).status).toBe(204);
    const { text } = await mailTo(server, researcher.email, /ваш ход/);
    for (const part of [
      `${supervisor.name} возвращает на доработку: проект`,
      '2 замечания:',
      '— Сдвиньте начало',
      '— Допишите аннотацию',
      'Советуем добавить: задание',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('at once call to a project once, however many sections are sent one after another', async () => {
    const { id, researcher, supervisor } = await team();
    await settings(supervisor, digestNow());
    const before = mailsTo(supervisor, /ваш ход/).length;
    await decide(id, researcher);
    const stage = { project_id: id, kind: 'numeric', title: 'Обзор' };
    const added = await call(server, 'POST', '/project/stage', { ...researcher, body: stage });
    const plan = `/project/nir/stage/${added.body.id}/approve`;
    expect((await call(server, 'POST', plan, { ...researcher, body: {} })).status).toBe(204);
    await mailed();
    expect(mailsTo(supervisor, /ваш ход/)).toHaveLength(before + 1);
    expect(
      (await told(server, supervisor)).filter((one) => one.startsWith('your_move')),
    ).toHaveLength(2);
    await nextDigest();
    const digest = await mailTo(server, supervisor.email, /Сводка/);
    expect(digest.text).toContain('Ждёт вашего решения: план этапа 1 «Обзор»');
  });

  it('of the day say of a call since when one is waited for, what lacks and by when', async () => {
    const { id, researcher, supervisor } = await team();
    const { token } = researcher;
    const { version } = (await call(server, 'GET', `/project/nir/${id}`, researcher)).body;
    const body = { version, ends_at: '2027-06-23' };
    await call(server, 'PATCH', `/project/nir/${id}`, { token, body });
    await settings(supervisor, { ...digestNow(), channels: { your_move: 'digest' } });
    await decide(id, researcher);
    await nextDigest();
    const digest = await mailTo(server, supervisor.email, /Сводка/);
    expect(digest.text).toMatch(/Ждёт вашего решения: проект[^\n]*\. Ждёт вас с \d+ \p{L}+\.?/u);
    // with the hour to whoever lives by another zone than the project
    expect(digest.text).toMatch(/до (23:59 )?23 июня/);
    await settings(researcher, { ...digestNow(), channels: { your_move: 'digest' } });
    await decide(id, supervisor, 'revise');
    await nextDigest();
    const returned = await mailTo(server, researcher.email, /Сводка/);
    expect(returned.text).toMatch(/Советуем добавить: [^\n]*задание/);
  });

  it('at once call again to other work, to every return and every request', async () => {
    const { id, researcher, supervisor } = await team();
    const moves = () => mailsTo(researcher, /ваш ход/).length;
    await decide(id, researcher);
    await decide(id, supervisor, 'revise');
    await decide(id, researcher);
    await decide(id, supervisor, 'revise');
    await waitFor(() => moves() === 2);
    await mailed();
    expect(moves()).toBe(2);
  });

  it('at once call each time whoever gets no digest', async () => {
    const { id, researcher, supervisor } = await team();
    await settings(supervisor, { digest: false });
    await decide(id, researcher);
    const stage = { project_id: id, kind: 'numeric', title: 'Обзор' };
    const added = await call(server, 'POST', '/project/stage', { ...researcher, body: stage });
    const plan = `/project/nir/stage/${added.body.id}/approve`;
    expect((await call(server, 'POST', plan, { ...researcher, body: {} })).status).toBe(204);
    await waitFor(() => mailsTo(supervisor, /ваш ход/).length === 2);
  });

  it('are switched off by nobody with a forged link, and those of security by nobody at all', async () => {
    const person = await buildPerson(server);
    const forged = [
      `${person.id}.your_move.${'0'.repeat(64)}`,
      'rubbish',
      `${person.id}.security.x`,
    ];
    for (const token of forged) {
      const answer = await call(server, 'POST', `/notifications/unsubscribe?token=${token}`);
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    }
    expect((await settings(person, { channels: { security: 'off' } })).status).toBe(422);
    expect((await settings(person, { channels: { reminder: 'digest' } })).status).toBe(422);
  });

  it('follow the switches of the person, who sees and changes only his own', async () => {
    const person = await buildPerson(server);
    const read = () => call(server, 'GET', '/notifications/settings', person);
    expect((await call(server, 'GET', '/notifications/settings')).status).toBe(401);
    expect((await read()).body).toMatchObject({
      zone: 'Europe/Moscow',
      zone_chosen: false,
      digest: true,
      digest_hour: 9,
      channels: { your_move: 'instant', approved: 'digest', security: 'instant' },
    });
    await settings(person, { zone: 'Asia/Novosibirsk', channels: { approved: 'off' } });
    await settings(person, { digest_hour: 7 });
    expect((await read()).body).toMatchObject({
      zone: 'Asia/Novosibirsk',
      digest_hour: 7,
      channels: { approved: 'off', your_move: 'instant' },
    });
    await settings(person, { zone: 'Asia/Omsk', zone_chosen: true });
    await settings(person, { zone: 'Europe/Samara' });
    expect((await read()).body).toMatchObject({ zone: 'Asia/Omsk', zone_chosen: true });
    for (const wrong of [
      { zone: 'Mars/Olympus' },
      { digest_hour: 24 },
      { channels: { x: 'off' } },
    ]) {
      expect((await settings(person, wrong)).status).toBe(422);
    }
  });

  it('of the day are one digest by project with what is unread, at most once a day', async () => {
    const { id, researcher, supervisor, curator } = await team();
    const people = { researcher, supervisor, curator };
    const other = await buildProject(server, { ...people, title: 'Второй проект' });
    for (const person of [researcher, supervisor, curator]) await settings(person, digestNow());
    await decide(id, researcher);
    await decide(id, supervisor);
    await decide(other.id, researcher);
    await decide(other.id, supervisor);
    await nextDigest();
    const digest = await mailTo(server, researcher.email, /Сводка/);
    const signed = `Подписано, согласование пошло дальше: проект (${supervisor.name})`;
    expect(digest.text).toContain(`Второй проект\n- ${signed}. Ход: ${curator.name}`);
    expect(digest.text).toContain(`/project/nir/${id}?open=about`);
    expect(digest.headers?.['List-Unsubscribe']).toContain('.digest.');
    await Promise.all([sendDigests(server.deps), sendDigests(server.deps)]);
    await mailed();
    expect(mailsTo(researcher, /Сводка/)).toHaveLength(1);
    await nextDigest();
    await mailed();
    expect(mailsTo(researcher, /Сводка/)).toHaveLength(1);
  });

  it('at once about what was done say who has it now and by when, those of the day as it stands then', async () => {
    const { id, researcher, supervisor, curator } = await team();
    const second = await buildPerson(server);
    await joinTeam(server, id, researcher, second, 'researcher');
    const body = { version: 0, ends_at: '2027-06-23' };
    await call(server, 'PATCH', `/project/nir/${id}`, { ...researcher, body });
    await settings(second, digestNow());
    await settings(researcher, { channels: { approved: 'instant' } });
    for (const person of [researcher, supervisor]) await decide(id, person);
    const { text } = await mailTo(server, researcher.email, /Подписано/);
    expect(text).toContain(`${supervisor.name}: Подписано, согласование пошло дальше: проект.`);
    expect(text).toContain(`Ход: ${curator.name}`);
    expect(text).toContain('Срок: до 23');
    await decide(id, curator, 'revise');
    await nextDigest();
    const digest = await mailTo(server, second.email, /Сводка/);
    // it is back with the supervisor, and nobody is told of the curator any more
    expect(digest.text).toContain(
      `Возвращено на доработку: проект (${curator.name}). Ход: ${supervisor.name}`,
    );
    expect(digest.text).not.toContain(`Ход: ${curator.name}`);
  });

  it('say once what was approved and what is asked now, by the switch that tells more', async () => {
    const { id, researcher, supervisor, curator } = await team();
    const second = await buildPerson(server);
    await joinTeam(server, id, researcher, second, 'researcher');
    for (const person of [researcher, second]) await settings(person, digestNow());
    await settings(second, { channels: { your_move: 'off' } });
    for (const person of [researcher, supervisor, curator]) await decide(id, person);
    const mail = await mailTo(server, researcher.email, /Согласовано: проект\./);
    expect(mail.text).toContain('Что сделать: Добавить этап');
    await nextDigest();
    const digest = await mailTo(server, second.email, /Сводка/);
    expect(digest.text).toContain('Согласовано: проект. Пора добавить этап в дорожную карту');
    await mailed();
    const tells = ({ text }: { text: string }) => text.includes('Согласовано: проект');
    for (const person of [researcher, second]) {
      expect(server.mails.filter((one) => one.to === person.email && tells(one))).toHaveLength(1);
    }
  });

  it('of the day tell nothing that was read, switched off or mailed already', async () => {
    const { id, researcher, supervisor, curator } = await team();
    for (const person of [researcher, supervisor, curator]) await settings(person, digestNow());
    await settings(curator, { digest: false });
    await decide(id, researcher);
    await decide(id, supervisor);
    await decide(id, curator);
    await call(server, 'PATCH', '/notifications', { ...researcher, body: { read: true } });
    await settings(supervisor, { channels: { approved: 'off', joined: 'off' } });
    await nextDigest();
    await mailed();
    for (const person of [researcher, supervisor, curator]) {
      expect(mailsTo(person, /Сводка/)).toEqual([]);
    }
  });

  it('remind of a move on the third day, then once a day, and on the tenth day the curator too', async () => {
    const { id, researcher, supervisor, curator } = await team();
    const second = await buildProject(server, { researcher, supervisor, title: 'Второй проект' });
    await decide(id, researcher);
    await decide(second.id, researcher);
    const count = (person: TestPerson) =>
      mailsTo(person, /Напоминание|Согласование остановилось/).length;
    server.pass(days(2));
    await sendReminders(server.deps);
    await mailed();
    expect([count(supervisor), count(curator), count(researcher)]).toEqual([0, 0, 0]);

    server.pass(days(1));
    await Promise.all([sendReminders(server.deps), sendReminders(server.deps)]);
    const mail = await mailTo(server, supervisor.email, /Напоминание: вас ждут 2 раздела/);
    expect(mail.text).toContain('Ждёт вас 3\u00a0дня: проект. Решить по проекту');
    expect(mail.text).toContain('Второй проект');
    await sendReminders(server.deps);
    await mailed();
    expect([count(supervisor), count(curator), count(researcher)]).toEqual([1, 0, 0]);

    server.pass(days(7));
    await settings(curator, digestNow());
    await sendReminders(server.deps);
    await mailed();
    expect(count(curator)).toBe(0);
    const stands = `Стоит 10\u00a0дней: проект. Решить по проекту. Ход: ${supervisor.name}`;
    expect((await told(server, curator))[0]).toBe(`stalled: ${stands}`);
    const reminders = (await notificationsOf(server, supervisor)).notifications.filter(
      ({ reason }) => reason === 'reminder',
    );
    expect(reminders.map(({ said }) => said.count)).toEqual([10, 10]);

    // he who wants such news at once gets one mail a day with it
    await settings(curator, { channels: { stalled: 'instant' } });
    server.pass(days(1));
    await sendReminders(server.deps);
    const stalled = await mailTo(server, curator.email, /Согласование остановилось/);
    expect(stalled.text).toContain('Стоит 11\u00a0дней: проект. Решить по проекту.');
    expect(stalled.headers?.['List-Unsubscribe']).toContain('.stalled.');

    await decide(id, supervisor);
    await decide(second.id, supervisor);
    server.pass(days(1));
    await sendReminders(server.deps);
    await mailed();
    expect(count(supervisor)).toBe(3);
    const { status } = (await call(server, 'GET', `/project/nir/${id}`, researcher)).body;
    expect(status).toBe('sent_to_curator_for_approval');
  });

  it('that remind say what is missing and by when it has to be done', async () => {
    const { id, researcher, supervisor } = await team();
    const { version } = (await call(server, 'GET', `/project/nir/${id}`, researcher)).body;
    const body = { version, ends_at: '2027-06-23' };
    await call(server, 'PATCH', `/project/nir/${id}`, { token: researcher.token, body });
    await decide(id, researcher);
    await decide(id, supervisor, 'revise');
    server.pass(days(3));
    await sendReminders(server.deps);
    const { text, html } = await mailTo(server, researcher.email, /Напоминание/);
    const line =
      /проект\. Доработать проект и отправить снова\. Советуем добавить: .*задание.* Срок: до 23 июня\./;
    expect(text).toMatch(line);
    expect(html).toMatch(line);
  });

  it('remind the coordinator of a startup, and nobody of work that nobody waits for', async () => {
    const startup = await buildKind(server, 'startup', ['mentor', 'coordinator']);
    const lone = await buildProject(server);
    const path = `/project/startup/${startup.id}/approve`;
    await call(server, 'POST', path, { token: startup.creator.token, body: {} });
    server.pass(days(10));
    await sendReminders(server.deps);
    expect(await mailTo(server, startup.as('mentor').email, /Напоминание/)).toBeTruthy();
    expect((await told(server, startup.as('coordinator')))[0]).toMatch(/^stalled: Стоит 10/);
    expect(await told(server, lone.researcher)).toEqual([]);
  });

  it('go nowhere when a person is removed from what he would be reminded of', async () => {
    const { id, researcher, curator } = await team();
    const second = await buildPerson(server);
    await joinTeam(server, id, researcher, second, 'researcher');
    await settings(curator, { channels: { stalled: 'instant' } });
    await decide(id, researcher);
    const { supervisor } = await buildProject(server, { supervisor: true });
    if (!supervisor) throw new Error('no supervisor');
    const body = { project_id: id, user_id: curator.id };
    await call(server, 'DELETE', '/project/team/teammate', { token: curator.token, body });
    server.pass(days(10));
    await sendReminders(server.deps);
    await mailed();
    expect(mailsTo(curator, /Согласование остановилось/)).toEqual([]);
  });

  it('and all that was told half a year ago is forgotten', async () => {
    const { supervisor } = await team();
    expect(await told(server, supervisor)).not.toEqual([]);
    server.pass(days(184));
    await forgetOld(server.deps);
    const counted = 'select count(*)::int as count from notifications';
    const { rows } = await server.deps.connection.query(counted);
    expect(rows).toEqual([{ count: 0 }]);
  });
});
