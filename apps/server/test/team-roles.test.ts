import { ROLE_IDS, type RoleCode } from '@pv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildPerson,
  buildProject,
  buildStage,
  joinTeam,
  readProject,
  type TestPerson,
} from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { answer, invite, invited, mailTo, readTeam, remove } from './support/team-calls.ts';
import { notificationsOf } from './support/told.ts';

describe('roles in a team', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  async function withSecond(role: RoleCode = 'researcher') {
    const project = await buildProject(server);
    const second = await buildPerson(server);
    await joinTeam(server, project.id, project.researcher, second, role);
    return { project, id: project.id, researcher: project.researcher, second };
  }
  const roleOf = async (id: string, person: TestPerson) =>
    (await readTeam(server, id, person)).team.find((one: { is_me: boolean }) => one.is_me).role_id;
  const handOver = (id: string, by: TestPerson, to: TestPerson) =>
    call(server, 'POST', '/project/team/handover', {
      token: by.token,
      body: { project_id: id, user_id: to.id },
    });

  it('a role changes when its bearer accepts, and not before', async () => {
    const { id, researcher, second } = await withSecond();
    expect((await invite(server, id, researcher, { role: 'curator', person: second })).status).toBe(
      204,
    );
    expect(await roleOf(id, second)).toBe(ROLE_IDS.researcher);
    expect((await mailTo(server, second.email, /Новая роль/)).text).toContain('Куратор');
    expect((await answer(server, id, second, 'role_offer', 'accept')).status).toBe(204);
    expect(await roleOf(id, second)).toBe(ROLE_IDS.curator);
  });

  it('an invitation by mail to a member is the same offer', async () => {
    const { id, researcher, second } = await withSecond();
    await invite(server, id, researcher, { role: 'supervisor', email: second.email });
    const { invitations, requests } = await readTeam(server, id, second);
    expect(invitations).toEqual([]);
    expect(requests).toMatchObject([{ kind: 'role_offer', role_id: ROLE_IDS.supervisor }]);
    await answer(server, id, second, 'role_offer', 'decline');
    expect(await roleOf(id, second)).toBe(ROLE_IDS.researcher);
  });

  it('nobody changes his own role, takes the one he has, or moves the author to a role that only joins', async () => {
    const { id, researcher, second } = await withSecond('supervisor');
    const codes = [
      await invite(server, id, second, { role: 'curator', person: second }),
      await invite(server, id, researcher, { role: 'supervisor', person: second }),
      await invite(server, id, second, { role: 'curator', person: researcher }),
    ].map(({ status, body }) => [status, body.code]);
    expect(codes).toEqual([
      [403, 'own_role'],
      [409, 'already_member'],
      [409, 'creator_keeps_role'],
    ]);
    expect(
      (await invite(server, id, second, { role: 'supervisor', person: researcher })).status,
    ).toBe(204);
  });

  it('a researcher who becomes the supervisor resets approvals and his own open rounds', async () => {
    const { project, id, researcher, second } = await withSecond();
    const curator = await buildPerson(server);
    await joinTeam(server, id, researcher, curator, 'curator');
    const stage = await buildStage(server, project, { goal: 'Обзор' });
    await call(server, 'POST', `/project/nir/stage/${stage.id}/approve`, { ...second, body: {} });
    await invite(server, id, researcher, { role: 'supervisor', person: second });
    await answer(server, id, second, 'role_offer', 'accept');
    const page = await readProject(server, project, researcher);
    const shown = page.stages.find((one: { id: string }) => one.id === stage.id);
    expect(shown.status).toBe('re_approval_required');
  });

  it('a supervisor who becomes a researcher leaves his chair, and his own round is closed', async () => {
    const project = await buildProject(server);
    const { id, researcher } = project;
    const [second, third] = [await buildPerson(server), await buildPerson(server)];
    await joinTeam(server, id, researcher, second, 'researcher');
    await joinTeam(server, id, researcher, third, 'curator');
    await call(server, 'POST', `/project/nir/${id}/approve`, { ...second, body: {} });
    await invite(server, id, researcher, { role: 'curator', person: second });
    await answer(server, id, second, 'role_offer', 'accept');
    expect((await readProject(server, project, researcher)).status).toBe('re_approval_required');
    const own = await call(server, 'POST', `/project/nir/${id}/approve`, { ...second, body: {} });
    expect(own.status).toBe(409);
  });

  it('the author hands the project over to who accepts it, and may then leave like anybody', async () => {
    const { id, researcher, second } = await withSecond();
    expect((await handOver(id, second, researcher)).status).toBe(403);
    expect((await handOver(id, researcher, second)).status).toBe(204);
    expect((await handOver(id, researcher, second)).body.code).toBe('already_requested');
    expect(await mailTo(server, second.email, /передают авторство/)).toBeTruthy();
    expect((await answer(server, id, second, 'handover', 'accept')).status).toBe(204);
    const { team } = await readTeam(server, id, second);
    const creator = team.find((one: { is_creator: boolean }) => one.is_creator);
    expect(creator.user_id).toBe(second.id);
    expect((await remove(server, id, researcher, researcher)).status).toBe(204);
    expect((await readTeam(server, id, second)).team).toHaveLength(1);
  });

  it('a new author is not replaced by an older offer, nor moved to a role that no author has', async () => {
    const { id, researcher, second } = await withSecond();
    const third = await buildPerson(server);
    await joinTeam(server, id, researcher, third, 'researcher');
    expect((await handOver(id, researcher, second)).status).toBe(204);
    expect((await handOver(id, researcher, third)).status).toBe(204);
    await invite(server, id, researcher, { role: 'curator', person: second });
    const offered = async (person: TestPerson) =>
      (await readTeam(server, id, person)).requests.find(
        (one: { kind: string; target: { id: string } }) =>
          one.kind === 'handover' && one.target.id === person.id,
      ).id;
    const accept = (person: TestPerson, offer: string) =>
      call(server, 'POST', `/project/team/handover/${offer}/accept`, person);
    const [first, late] = [await offered(second), await offered(third)];
    expect((await accept(second, first)).status).toBe(204);
    expect((await accept(third, late)).body.code).toBe('request_closed');

    const { team, requests } = await readTeam(server, id, second);
    const creator = team.find((one: { is_creator: boolean }) => one.is_creator);
    expect([creator.user_id, requests]).toEqual([second.id, []]);
    for (const [person, reason] of [
      [third, 'handover'],
      [second, 'role_offer'],
    ] as const) {
      const { notifications } = await notificationsOf(server, person);
      expect(notifications.find((one) => one.reason === reason)?.settled).toBe(true);
    }
  });

  it('nobody is asked any more for what a code or a departure has decided', async () => {
    const { id, researcher, second } = await withSecond();
    const guest = await buildPerson(server);
    await invited(server, id, researcher, { role: 'researcher', email: guest.email });
    await joinTeam(server, id, researcher, guest, 'researcher');
    await invite(server, id, second, { role: 'curator', person: guest });
    expect((await remove(server, id, second, second)).status).toBe(204);
    const { notifications } = await notificationsOf(server, guest);
    for (const asked of ['invited', 'asked']) {
      expect(notifications.find(({ variant }) => variant === asked)?.settled, asked).toBe(true);
    }
  });

  it('authorship is not for a role that cannot create projects', async () => {
    const { id, researcher, second } = await withSecond('curator');
    const refused = await handOver(id, researcher, second);
    expect([refused.status, refused.body.code]).toEqual([422, 'handover_role']);
  });

  it('only the author deletes the project', async () => {
    const { id, researcher, second } = await withSecond('supervisor');
    const refused = await call(server, 'DELETE', `/project/nir/${id}/delete`, second);
    expect(refused.status).toBe(403);
    expect((await call(server, 'DELETE', `/project/nir/${id}/delete`, researcher)).status).toBe(
      204,
    );
  });
});
