import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
import { mailTo } from './support/team-calls.ts';
import { notificationsOf, told } from './support/told.ts';

describe('whoever has to go on', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  const approve = async (person: TestPerson, path: string) => {
    const answer = await call(server, 'POST', `/project/nir/${path}/approve`, {
      token: person.token,
      body: {},
    });
    expect(answer.status).toBe(204);
  };
  const change = async (person: TestPerson, stageId: string, fields: object) => {
    const path = `/project/stage/${stageId}`;
    const { version } = (await call(server, 'GET', path, person)).body;
    const body = { ...fields, version };
    expect((await call(server, 'PATCH', path, { token: person.token, body })).status).toBe(204);
  };
  async function team() {
    const project = await buildProject(server, { supervisor: true, curator: true });
    const { researcher, supervisor, curator } = project;
    if (!supervisor || !curator) throw new Error('no reviewers');
    const everybody = async (path: string) => {
      for (const person of [researcher, supervisor, curator]) await approve(person, path);
    };
    return { project, researcher, supervisor, curator, everybody };
  }
  const calls = async (person: TestPerson, query = '') =>
    (await notificationsOf(server, person, query)).notifications.filter(
      ({ reason }) => reason === 'your_move',
    );
  const open = async (person: TestPerson) =>
    (await calls(person, '?unread=true')).map(({ said }) => said.asked);

  it('is called to a stage when the project is approved and has none, until there is one', async () => {
    const { project, researcher, everybody } = await team();
    await everybody(project.id);
    const heard = await told(server, researcher);
    expect(heard[0]).toBe('your_move: Согласовано: проект. Пора добавить этап в дорожную карту');
    // the approval is not told once more by itself
    expect(heard.filter((one) => one.includes('Согласовано: проект'))).toHaveLength(1);
    const { text } = await mailTo(server, researcher.email, /ваш ход/);
    expect(text).toContain('Согласовано: проект.');
    expect(text).toContain('Что сделать: Добавить этап');
    const stage = await buildStage(server, project, { goal: 'Обзор' });
    expect(await open(researcher)).toEqual([]);
    expect(stage.number).toBe(1);
  });

  it('is called to the result of an approved plan, with what it lacks and by when', async () => {
    const { project, researcher, supervisor, everybody } = await team();
    const stage = await buildStage(server, project, { goal: 'Обзор', ends_at: '2027-04-30' });
    await everybody(`stage/${stage.id}`);
    expect(await calls(researcher)).toMatchObject([
      {
        variant: 'send',
        said: { asked: 'send_result' },
        place: { section: 'result', stage_number: 1 },
        link: `/project/nir/${project.id}?open=${stage.id}`,
      },
    ]);
    const mail = await mailTo(server, researcher.email, /ваш ход/);
    for (const part of [
      'Согласовано: план этапа 1 «Обзор».',
      'Что сделать: Отправить результат на согласование (результат этапа 1 «Обзор»).',
      'Не хватает: результат.',
      'Срок: до 30 апреля.',
    ]) {
      expect(mail.text).toContain(part);
      expect(mail.html).toContain(part);
    }
    expect(await open(supervisor)).toEqual([]);
  });

  it('is called to the final result when the last result is approved', async () => {
    const { project, researcher, everybody } = await team();
    const stage = await buildStage(server, project, { goal: 'Обзор' });
    await everybody(project.id);
    await everybody(`stage/${stage.id}`);
    await change(researcher, stage.id, { result_text: 'Собран обзор' });
    await everybody(`stage/${stage.id}/finish`);
    expect(await open(researcher)).toEqual(['send_final']);
  });

  it('is called to send anew what somebody else has changed, and told of it once', async () => {
    const { project, researcher, supervisor, curator, everybody } = await team();
    const stage = await buildStage(server, project, { goal: 'Обзор' });
    await everybody(`stage/${stage.id}`);
    await change(supervisor, stage.id, { goal: 'Обзор стендов' });
    // the result is asked for no more
    expect(await open(researcher)).toEqual(['send_plan']);
    const heard = await told(server, researcher);
    expect(heard[0]).toBe('your_move: Пора отправлять на согласование: план этапа 1 «Обзор»');
    expect(heard.filter((one) => one.startsWith('reset'))).toEqual([]);
    expect((await told(server, curator))[0]).toMatch(/^reset: Согласованное изменено/);
    const { text } = await mailTo(server, researcher.email, /изменено/);
    expect(text).toContain(
      'Согласованное изменено, нужно согласовать снова: план этапа 1 «Обзор».',
    );
    expect(text).toContain(`${supervisor.name} передаёт вам ход`);
    await approve(researcher, `stage/${stage.id}`);
    expect(await open(researcher)).toEqual([]);
  });

  it('is not called to what the actor may do as well', async () => {
    const { project, researcher, everybody } = await team();
    const second = await buildPerson(server);
    await joinTeam(server, project.id, researcher, second, 'researcher');
    const stage = await buildStage(server, project, { goal: 'Обзор' });
    await everybody(`stage/${stage.id}`);
    expect(await open(second)).toEqual(['send_result']);
    await change(researcher, stage.id, { goal: 'Обзор стендов' });
    expect(await open(second)).toEqual([]);
    expect((await told(server, second))[0]).toMatch(/^reset/);
  });

  it('because the team has changed reads in the mail what each section asks for', async () => {
    const project = await buildProject(server);
    const { researcher, id } = project;
    const second = await buildPerson(server);
    await joinTeam(server, id, researcher, second, 'researcher');
    const stage = await buildStage(server, project, { goal: 'Обзор', ends_at: '2027-04-30' });
    for (const path of [id, `stage/${stage.id}`]) await approve(researcher, path);
    await joinTeam(server, id, researcher, await buildPerson(server), 'supervisor');
    expect(await calls(second)).toMatchObject([{ variant: 'team', place: null, said: {} }]);
    const { text, html } = await mailTo(server, second.email, /Теперь ход за вами/);
    for (const part of [
      /- Отправить проект на согласование \(ждёт повторного согласования\)\. Советуем добавить: .*Ждёт вас с \d/,
      /- Отправить план на согласование: план этапа 1 «Обзор» \(ждёт .*Срок: до 30 апреля\./,
    ]) {
      expect(text).toMatch(part);
    }
    expect(text).toContain(`/project/nir/${id}?open=${stage.id}`);
    expect(html).toContain('Отправить план на согласование: план этапа 1 «Обзор»');
  });
});
