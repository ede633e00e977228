import { addDays, DEFAULT_ZONE, dayIn } from '@pv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../src/context.ts';
import { deadlineNotices } from '../src/features/notification/deadlines/deadline-notices.ts';
import { findDeadlines } from '../src/features/notification/deadlines/find-deadlines.ts';
import { sendDeadlines } from '../src/features/notification/operations/send-deadlines.ts';
import { buildProject, buildStage, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { days } from './support/team-calls.ts';
import { toNoon } from './support/to-noon.ts';
import { notificationsOf, titleOf } from './support/told.ts';

describe('the planned end of a stage', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
    toNoon(server);
  });
  afterAll(() => server.close());

  const inDays = (count: number) => addDays(dayIn(server.deps.clock(), DEFAULT_ZONE), count);
  const decide = (stage: { id: string }, { token }: TestPerson, action: string) =>
    call(server, 'POST', `/project/nir/stage/${stage.id}/${action}`, { token, body: {} });
  /** What somebody is told of ends now, the newest first. */
  const told = async (person: TestPerson) =>
    (await notificationsOf(server, person)).notifications
      .filter(({ reason, settled }) => reason === 'deadline' && !settled)
      .map(titleOf);
  async function run() {
    await Promise.all([sendDeadlines(server.deps), sendDeadlines(server.deps)]);
  }

  async function team() {
    const project = await buildProject(server, { supervisor: true, curator: true });
    const { researcher, supervisor, curator } = project;
    if (!supervisor || !curator) throw new Error('no reviewers');
    return { project, researcher, supervisor, curator };
  }

  it('is told its authors three days before, on the day and once after it, each once', async () => {
    const { project, researcher, supervisor, curator } = await team();
    await buildStage(server, project, { title: 'Обзор', ends_at: inDays(4) });
    await run();
    expect(await told(researcher)).toEqual([]);
    const what = 'план этапа 1 «Обзор». Отправить план на согласование';
    for (const [passed, words] of [
      [1, `Срок через 3\u00a0дня: ${what}`],
      [1, `Срок через 3\u00a0дня: ${what}`],
      [2, `Срок сегодня: ${what}`],
      [1, `Срок истёк: ${what}`],
    ] as const) {
      server.pass(days(passed));
      await run();
      await run();
      expect(await told(researcher)).toEqual([words]);
    }
    server.pass(days(20));
    await run();
    expect(await told(researcher)).toHaveLength(1);
    expect([await told(supervisor), await told(curator)]).toEqual([[], []]);
  });

  it('is told a reviewer who has the turn, and the authors whom they wait for', async () => {
    const { project, researcher, supervisor, curator } = await team();
    const stage = await buildStage(server, project, {
      title: 'Опыты',
      goal: 'Опыты',
      ends_at: inDays(2),
    });
    await decide(stage, researcher, 'approve');
    await run();
    const what = 'план этапа 1 «Опыты»';
    expect(await told(supervisor)).toEqual([
      expect.stringMatching(new RegExp(`^Срок через 2\u00a0дня: ${what}\\. Решить`)),
    ]);
    expect(await told(researcher)).toEqual([
      `Срок через 2\u00a0дня: ${what}. Ход: ${supervisor.name}`,
    ]);
    expect(await told(curator)).toEqual([]);
    await decide(stage, supervisor, 'approve');
    expect(await told(supervisor)).toEqual([]);
    const { notifications } = await notificationsOf(server, supervisor);
    const old = notifications.find(({ reason }) => reason === 'deadline');
    // the day itself is still ahead
    expect(old && titleOf(old)).toBe(`Напоминали о сроке: ${what}`);
  });

  it('stays told to him who has the section by then, and is no more said to wait for another', async () => {
    const { project, researcher, supervisor } = await team();
    const term = { title: 'Опыты', goal: 'Опыты', ends_at: inDays(2) };
    const stage = await buildStage(server, project, term);
    await decide(stage, researcher, 'approve');
    await run();
    expect(await told(researcher)).toEqual([expect.stringContaining(`Ход: ${supervisor.name}`)]);
    const body = { review: 'Указать стенд' };
    const path = `/project/nir/stage/${stage.id}/revise`;
    expect((await call(server, 'POST', path, { token: supervisor.token, body })).status).toBe(204);
    expect(await told(researcher)).toEqual(['Срок через 2\u00a0дня: план этапа 1 «Опыты»']);
    const { notifications } = await notificationsOf(server, researcher);
    const still = notifications.find(({ reason }) => reason === 'deadline');
    expect(still).toMatchObject({ read: false, settled: false });
  });

  it('is told anew when it is moved, and by no mail of its own', async () => {
    const { project, researcher } = await team();
    const stage = await buildStage(server, project, { ends_at: inDays(0) });
    await run();
    expect((await told(researcher))[0]).toMatch(/^Срок сегодня/);
    const body = { version: stage.version, ends_at: inDays(1) };
    await call(server, 'PATCH', `/project/stage/${stage.id}`, { token: researcher.token, body });
    await run();
    expect(await told(researcher)).toEqual([expect.stringMatching(/^Срок через 1\u00a0день/)]);
    expect(server.mails.filter(({ subject }) => /Срок/.test(subject))).toEqual([]);
  });

  it('is taken back from those who have not read it when the end moves, however it moves', async () => {
    const { project, researcher } = await team();
    const change = (path: string, body: object) =>
      call(server, 'PATCH', path, { token: researcher.token, body });
    const first = await buildStage(server, project, { title: 'Опыты', ends_at: inDays(0) });
    const second = await buildStage(server, project, { title: 'Обзор', ends_at: inDays(0) });
    await run();
    expect(await told(researcher)).toHaveLength(2);
    const { unread } = await notificationsOf(server, researcher);

    const days = { starts_at: null, ends_at: inDays(30), version: first.version };
    const dates = [{ stage_id: first.id, ...days }];
    await change(`/project/${project.id}/roadmap/dates`, { dates });
    expect(await told(researcher)).toEqual([expect.stringContaining('«Обзор»')]);
    expect((await notificationsOf(server, researcher)).unread).toBe(unread - 1);

    const path = `/project/stage/${second.id}`;
    await change(path, { version: second.version, title: 'Стенды' });
    expect(await told(researcher)).toEqual([expect.stringContaining('«Стенды»')]);
    await change(path, { version: second.version + 1, ends_at: null });
    expect(await told(researcher)).toEqual([]);
  });

  it('is told again when it was moved away and back, and kept where it was read', async () => {
    const { project, researcher } = await team();
    const stage = await buildStage(server, project, { ends_at: inDays(0) });
    await run();
    const { token } = researcher;
    await call(server, 'PATCH', '/notifications', { token, body: { read: true } });
    let { version } = stage;
    for (const ends_at of [inDays(30), inDays(0)]) {
      const body = { version, ends_at };
      await call(server, 'PATCH', `/project/stage/${stage.id}`, { token, body });
      version += 1;
      await run();
    }
    expect(await told(researcher)).toHaveLength(2);
    expect((await notificationsOf(server, researcher)).unread).toBe(1);
  });

  it('is told nobody by a run that has read the day from which it was moved meanwhile', async () => {
    const { project, researcher } = await team();
    const stage = await buildStage(server, project, { ends_at: inDays(0) });
    const found = await findDeadlines(server.deps.connection.db, server.deps.clock());
    const due = found.find(({ id }) => id === stage.id);
    if (!due) throw new Error('not due');
    const body = { version: stage.version, ends_at: inDays(30) };
    await call(server, 'PATCH', `/project/stage/${stage.id}`, { token: researcher.token, body });
    const notices = await inTransaction(server.deps, (work) => deadlineNotices(work, due));
    expect(notices).toEqual([]);
  });

  it('comes by the days of the project', async () => {
    // the two calendars are never on the same day
    const [east, west] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'] as const;
    const ends_at = dayIn(server.deps.clock(), east);
    const toldIn = async (time_zone: string) => {
      const project = await buildProject(server);
      const { id, researcher } = project;
      await buildStage(server, project, { ends_at });
      const { version } = (await call(server, 'GET', `/project/nir/${id}`, researcher)).body;
      const body = { time_zone, version };
      await call(server, 'PATCH', `/project/nir/${id}`, { token: researcher.token, body });
      await run();
      return told(researcher);
    };
    expect(await toldIn(east)).toEqual([expect.stringMatching(/^Срок сегодня/)]);
    expect(await toldIn(west)).toEqual([expect.stringMatching(/^Срок через [12]/)]);
  });

  it('is told nobody once the stage is approved or deleted', async () => {
    const project = await buildProject(server);
    const { researcher } = project;
    const gone = await buildStage(server, project, { title: 'Лишний', ends_at: inDays(1) });
    await call(server, 'DELETE', `/project/stage/${gone.id}`, researcher);
    const done = await buildStage(server, project, { goal: 'Обзор', ends_at: inDays(1) });
    await decide(done, researcher, 'approve');
    const { version } = (await call(server, 'GET', `/project/stage/${done.id}`, researcher)).body;
    const body = { version, result_text: 'Изучены три стенда.' };
    await call(server, 'PATCH', `/project/stage/${done.id}`, { token: researcher.token, body });
    const path = `/project/nir/stage/${done.id}/finish/approve`;
    const approved = await call(server, 'POST', path, { token: researcher.token, body: {} });
    expect(approved.status).toBe(204);
    await run();
    expect(await told(researcher)).toEqual([]);
  });
});
