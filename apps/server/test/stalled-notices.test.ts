import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendDigests } from '../src/features/notification/operations/send-digests.ts';
import { sendReminders } from '../src/features/notification/operations/send-reminders.ts';
import { buildPerson, buildProject, joinTeam, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { days, mailTo, remove } from './support/team-calls.ts';
import { toNoon } from './support/to-noon.ts';
import { notificationsOf, titleOf, told } from './support/told.ts';

describe('that a project stands', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
    toNoon(server);
  });
  afterAll(() => server.close());

  const decide = (id: string, { token }: TestPerson) =>
    call(server, 'POST', `/project/nir/${id}/approve`, { token, body: {} });

  /** A project that has waited ten days for two supervisors, of which its curator was told. */
  async function stalled() {
    const { id, researcher, ...team } = await buildProject(server, {
      supervisor: true,
      curator: true,
    });
    const { supervisor, curator } = team;
    if (!supervisor || !curator) throw new Error('no reviewers');
    const second = await buildPerson(server);
    await joinTeam(server, id, researcher, second, 'supervisor');
    await decide(id, researcher);
    server.pass(days(10));
    await sendReminders(server.deps);
    const both = `Ход: ${supervisor.name}, ${second.name}`;
    expect((await told(server, curator))[0]).toBe(
      `stalled: Стоит 10\u00a0дней: проект. Решить по проекту. ${both}`,
    );
    return { id, supervisor, second, curator };
  }

  it('is past for the curator once the move is his own', async () => {
    const { id, supervisor, curator } = await stalled();
    await decide(id, supervisor);
    const { notifications } = await notificationsOf(server, curator);
    const [old] = notifications.filter(({ reason }) => reason === 'stalled');
    expect(old).toMatchObject({ read: true, settled: true });
    expect(old && titleOf(old)).toBe('Без движения на 10-й день: проект');
  });

  it('is told in the digest with those who have the move by then', async () => {
    const { id, supervisor, second, curator } = await stalled();
    const hour = server.deps.clock().getUTCHours();
    const body = { zone: 'UTC', zone_chosen: true, digest_hour: hour };
    await call(server, 'PATCH', '/notifications/settings', { token: curator.token, body });
    expect((await remove(server, id, second, second)).status).toBe(204);
    server.pass(days(1));
    await sendDigests(server.deps);
    const { text } = await mailTo(server, curator.email, /Сводка/);
    expect(text).toContain(`Решить по проекту. Ход: ${supervisor.name}\n`);
  });
});
