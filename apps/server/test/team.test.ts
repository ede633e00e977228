import { ROLE_IDS, type RoleCode } from '@pv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildPerson,
  buildProject,
  buildStage,
  joinTeam,
  personalCode,
  readProject,
  type TestPerson,
  type TestProject,
} from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { waitFor } from './support/wait-for.ts';

describe('the team of a project', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  const invite = (project: TestProject, by: TestPerson, role: RoleCode, code: string) =>
    call(server, 'POST', '/project/team/invite_teammate', {
      token: by.token,
      body: { project_id: project.id, role_id: ROLE_IDS[role], code },
    });

  it('takes the owner of a personal code at once, tells him, and lists him', async () => {
    const project = await buildProject(server);
    const supervisor = await buildPerson(server, {
      last_name: 'Петров',
      first_name: 'Пётр',
      middle_name: 'Ильич',
      post: 'доцент',
    });
    const code = await personalCode(server, supervisor, 'supervisor');
    const typed = `${code.slice(0, 4)}-${code.slice(4).toLowerCase()}`;
    expect((await invite(project, project.researcher, 'supervisor', typed)).status).toBe(204);
    const list = await call(server, 'GET', `/project/${project.id}/team`, supervisor);
    expect(list.body.team).toMatchObject([
      { user_id: project.researcher.id, is_creator: true, is_me: false },
      { name: 'Петров П. И.', post: 'доцент', role_id: ROLE_IDS.supervisor, is_me: true },
    ]);
    const mail = await waitFor(() => server.mails.find((one) => one.to === supervisor.email));
    expect(mail.text).toContain(project.researcher.name);
    expect(mail.text).toContain('Научный руководитель');
    const leave = `/project/nir/${project.id}?leave=true#team`;
    expect(mail.text).toMatch(/Выйти из проекта: http/);
    for (const shown of [mail.text, mail.html]) expect(shown).toContain(leave);
  });

  it('refuses a wrong code, a code of another role and a member', async () => {
    const project = await buildProject(server, { curator: true });
    const { researcher, curator } = project;
    if (!curator) throw new Error('no curator');
    const other = await buildPerson(server);
    const ofCurator = await personalCode(server, other, 'curator');
    const wrong = await invite(project, researcher, 'supervisor', 'ABCD1234ABCD');
    expect([wrong.status, wrong.body.code]).toEqual([422, 'invite_code_wrong']);
    const foreign = await invite(project, researcher, 'supervisor', ofCurator);
    expect(foreign.body.code).toBe('invite_code_wrong');
    const again = await personalCode(server, curator, 'supervisor');
    const member = await invite(project, researcher, 'supervisor', again);
    expect([member.status, member.body.code]).toEqual([409, 'already_member']);
  });

  it('a supervisor who joins resets what was approved, keeps content and editions, and is asked next', async () => {
    const project = await buildProject(server);
    const { researcher } = project;
    const stage = await buildStage(server, project, { goal: 'Обзор' });
    const untouched = await buildStage(server, project, { title: 'Второй' });
    const send = (path: string) =>
      call(server, 'POST', `/project/nir/${path}`, { ...researcher, body: {} });
    await send(`${project.id}/approve`);
    await send(`stage/${stage.id}/approve`);
    const supervisor = await buildPerson(server);
    await joinTeam(server, project.id, researcher, supervisor, 'supervisor');

    const page = await readProject(server, project, researcher);
    expect(page.status).toBe('re_approval_required');
    const [, first, second] = page.stages;
    expect(first).toMatchObject({
      status: 're_approval_required',
      plan_valid: false,
      plan_edition: 1,
      goal: 'Обзор',
    });
    expect(second).toMatchObject({ id: untouched.id, status: 'stage_created' });
    const reviews = await call(server, 'GET', `/project/stage/${stage.id}/reviews`, supervisor);
    expect(reviews.body.reviews[0]).toMatchObject({
      event: 'reset',
      decision: null,
      author: { name: supervisor.name },
    });

    // unchanged content does not go back by itself: the newcomer has not seen it
    expect((await send(`stage/${stage.id}/approve`)).status).toBe(204);
    const sent = await call(server, 'GET', `/project/stage/${stage.id}`, supervisor);
    expect(sent.body).toMatchObject({ status: 'sent_for_approval_to_supervisor', plan_edition: 2 });
  });

  it('a second supervisor resets too, unless the installation says otherwise', async () => {
    const lenient = await startServer(database, { reviewerReset: 'first' });
    const statusAfter = async (on: TestServer) => {
      const project = await buildProject(on, { supervisor: true });
      const { researcher, supervisor } = project;
      if (!supervisor) throw new Error('no supervisor');
      const approve = ({ token }: TestPerson) =>
        call(on, 'POST', `/project/nir/${project.id}/approve`, { token, body: {} });
      await approve(researcher);
      await approve(supervisor);
      await joinTeam(on, project.id, researcher, await buildPerson(on), 'supervisor');
      return (await readProject(on, project, researcher)).status;
    };
    expect(await statusAfter(server)).toBe('re_approval_required');
    expect(await statusAfter(lenient)).toBe('approved_by_supervisor');
    await lenient.close();
  });

  it('a researcher who joins changes no status', async () => {
    const project = await buildProject(server);
    const { researcher } = project;
    await call(server, 'POST', `/project/nir/${project.id}/approve`, { ...researcher, body: {} });
    await joinTeam(server, project.id, researcher, await buildPerson(server), 'researcher');
    const page = await readProject(server, project, researcher);
    expect([page.status, page.team.length]).toEqual(['approved_by_researcher', 2]);
  });
});
