import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../src/context.ts';
import { sendReminders } from '../src/features/notification/operations/send-reminders.ts';
import { findReminders } from '../src/features/notification/reminders/find-reminders.ts';
import { remindPerson } from '../src/features/notification/reminders/remind-person.ts';
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
import { days, mailTo } from './support/team-calls.ts';
import { notificationsOf, titleOf } from './support/told.ts';

const HOUR = 3_600_000;

describe('reminding by hand', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  const decide = (path: string, { token }: TestPerson, action: string, review?: string) =>
    call(server, 'POST', `/project/nir/${path}/${action}`, { token, body: { review } });
  const remind = async (id: string, { token }: TestPerson, place: object = {}) => {
    const body = { section: 'project', stage_id: null, ...place };
    const answer = await call(server, 'POST', `/project/${id}/remind`, { token, body });
    return answer.status === 204 ? 204 : answer.body.code;
  };
  const waiting = async (id: string, person: TestPerson) =>
    (await call(server, 'GET', `/project/${id}/waiting`, person)).body.waiting;
  const reminders = async (person: TestPerson) =>
    (await notificationsOf(server, person)).notifications.filter(
      ({ reason }) => reason === 'reminder',
    );

  /** A project that its researcher has just sent to the supervisor. */
  async function sent() {
    const project = await buildProject(server, { supervisor: true, curator: true });
    const { id, researcher, supervisor, curator } = project;
    if (!supervisor || !curator) throw new Error('no reviewers');
    await decide(id, researcher, 'approve');
    return { project, id, researcher, supervisor, curator };
  }

  it('tells whose move it is at once, on the site and by mail, and stands in the log', async () => {
    const { id, researcher, supervisor } = await sent();
    server.pass(days(1));
    expect(await waiting(id, researcher)).toEqual([
      {
        section: 'project',
        stage_id: null,
        can_remind: true,
        reminded_at: null,
        remind_from: null,
        can_look: false,
        looking: [],
      },
    ]);
    expect(await remind(id, researcher)).toBe(204);

    const [told] = await reminders(supervisor);
    expect(told && titleOf(told)).toBe(`${researcher.name} напоминает: проект. Решить по проекту`);
    expect(told?.link).toBe(`/project/nir/${id}?open=about`);
    const { subject, text } = await mailTo(server, supervisor.email, /напоминает/);
    expect(subject).toContain(researcher.name);
    expect(text).toMatch(/Что сделать: Решить по проекту\.\n+Ждёт вас с \d+ \p{L}+/u);
    const { logs } = (
      await call(server, 'GET', `/project/project_logs?project_id=${id}`, researcher)
    ).body;
    expect(logs[0].details).toEqual({ person: supervisor.name });
  });

  it('says what a returned stage lacks and by when it has to be done', async () => {
    const { project, id, researcher, supervisor } = await sent();
    const stage = await buildStage(server, project, { ends_at: '2027-06-23' });
    await decide(`stage/${stage.id}`, researcher, 'approve');
    await decide(`stage/${stage.id}`, supervisor, 'revise', 'Назвать стенды');
    const body = {
      version: (await call(server, 'GET', `/project/stage/${stage.id}`, researcher)).body.version,
      title: 'Обзор',
      goal: '',
    };
    await call(server, 'PATCH', `/project/stage/${stage.id}`, { token: researcher.token, body });
    server.pass(days(1));
    expect(await remind(id, supervisor, { section: 'plan', stage_id: stage.id })).toBe(204);
    const { text } = await mailTo(server, researcher.email, /напоминает/);
    expect(text).toContain('план этапа 1 «Обзор»');
    expect(text).toContain('Срок: до 23 июня');
    expect(text).toMatch(/Советуем добавить: цель, планируемый результат/);
  });

  it('is possible a day after the call and then once a day for all together', async () => {
    const { id, researcher, supervisor, curator } = await sent();
    server.pass(20 * HOUR);
    expect(await remind(id, researcher)).toBe('reminded_lately');
    const [early] = await waiting(id, researcher);
    expect(early.reminded_at).toBeNull();
    expect(Date.parse(early.remind_from) - server.deps.clock().getTime()).toBeGreaterThan(3 * HOUR);

    server.pass(5 * HOUR);
    const both = await Promise.all([remind(id, researcher), remind(id, curator)]);
    expect(both.sort()).toEqual([204, 'reminded_lately']);
    const [told] = await waiting(id, curator);
    expect(Date.parse(told.remind_from) - Date.parse(told.reminded_at)).toBe(24 * HOUR);
    server.pass(23 * HOUR);
    expect(await remind(id, curator)).toBe('reminded_lately');
    server.pass(HOUR);
    expect(await remind(id, curator)).toBe(204);
    expect(await reminders(supervisor)).toHaveLength(2);
  });

  it('asks nobody about his own move, about what nobody waits for, and in a foreign project', async () => {
    const { id, researcher, supervisor, curator } = await sent();
    const colleague = await buildPerson(server);
    await joinTeam(server, id, researcher, colleague, 'researcher');
    server.pass(days(1));
    expect((await waiting(id, supervisor))[0].can_remind).toBe(false);
    expect(await remind(id, supervisor)).toBe('own_move');
    expect(await remind(id, colleague)).toBe(204);
    await decide(id, supervisor, 'approve');
    await decide(id, curator, 'approve');
    expect(await waiting(id, researcher)).toEqual([]);
    expect(await remind(id, researcher)).toBe('nothing_awaited');
    expect(await remind(id, await buildPerson(server))).toBe('not_found');
  });

  it('and the reminders that come by themselves are one a day together', async () => {
    const { id, researcher, supervisor } = await sent();
    server.pass(days(2.5));
    expect(await remind(id, researcher)).toBe(204);
    server.pass(days(0.6));
    await sendReminders(server.deps);
    expect((await reminders(supervisor)).map(({ variant }) => variant)).toEqual(['nudge']);

    server.pass(days(1));
    await sendReminders(server.deps);
    expect((await reminders(supervisor)).map(({ variant }) => variant)).toEqual(['own']);
    expect(await remind(id, researcher)).toBe('reminded_lately');
    const [told] = await waiting(id, researcher);
    expect(told.reminded_at).not.toBeNull();
  });

  it('holds back the run that has found the same people a moment earlier', async () => {
    const [nudged, decided] = [await sent(), await sent()];
    server.pass(days(4));
    const now = server.deps.clock();
    const people = [nudged.supervisor.id, decided.supervisor.id];
    const found = await findReminders(server.deps.connection.db, people, now);
    expect([...found.keys()].sort()).toEqual([...people].sort());
    expect(await remind(nudged.id, nudged.researcher)).toBe(204);
    await decide(decided.id, decided.supervisor, 'approve');
    for (const [userId, due] of found) {
      const day = now.toISOString().slice(0, 10);
      await inTransaction(server.deps, (work) =>
        remindPerson(work, { userId, day, reminders: due }),
      );
    }
    expect((await reminders(nudged.supervisor)).map(({ variant }) => variant)).toEqual(['nudge']);
    expect(await reminders(decided.supervisor)).toEqual([]);
  });

  it('at the same moment as the run tells a person once', async () => {
    const all = await Promise.all(Array.from({ length: 4 }, sent));
    server.pass(days(4));
    const answers = await Promise.all([
      sendReminders(server.deps),
      ...all.map(({ id, researcher }) => remind(id, researcher)),
    ]);
    for (const [at, { supervisor }] of all.entries()) {
      const nudged = answers[at + 1] === 204;
      expect((await reminders(supervisor)).map(({ variant }) => variant)).toEqual([
        nudged ? 'nudge' : 'own',
      ]);
    }
  });

  it('is settled by the decision that it asks for', async () => {
    const { id, researcher, supervisor } = await sent();
    server.pass(days(1));
    await remind(id, researcher);
    await decide(id, supervisor, 'approve');
    expect((await reminders(supervisor)).map(({ settled }) => settled)).toEqual([true]);
  });
});
