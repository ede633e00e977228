import { PROJECT_CATEGORIES, passportFieldsSchema, ROLE_IDS } from '@pv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { tellTwice } from './support/replay-history.ts';
import { startServer, type TestServer } from './support/server.ts';

describe('the ready example', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  const take = (who: object) => call(server, 'POST', '/project/example', who);

  it.each([
    ['ru', 'Пример:', 'Цель'],
    ['en', 'Example:', 'Goal'],
  ] as const)(
    'in %s is a filled project that lacks nothing for its next step',
    async (locale, title, aim) => {
      const person = await buildPerson(server);
      const { status, body } = await take({ ...person, language: locale });
      expect(status).toBe(201);
      const { body: project } = await call(server, 'GET', `/project/nir/${body.id}`, person);
      expect(project.title).toContain(title);
      expect(project.task_fields[0].title).toBe(aim);
      expect(project.moves[0]).toMatchObject({ asked: 'approve_project', mine: true, missing: [] });
      expect(project.stages.length).toBeGreaterThan(3);
      expect(project.stages.at(-1).ends_at).not.toBeNull();
      const finish = project.stages.at(-1).id;
      const document = await call(server, 'GET', `/project/stage/${finish}/document`, person);
      expect(document.body.project_title).toContain(title);
    },
  );

  const ofSegment = (segment: string, language: 'ru' | 'en', who: object) =>
    call(server, 'POST', '/project/example', { ...who, language, body: { segment } });

  it.each([
    ['students', 'nir', 'bachelor', 'researcher', 1],
    ['scientific-supervisors', 'nir', 'master', 'supervisor', 2],
    ['departments', 'nir', 'nir', 'supervisor', 2],
    ['r-and-d-customers', 'nir', 'nioktr', 'supervisor', 2],
    ['aspiring-entrepreneurs', 'startup', null, 'founder', 1],
    ['business-accelerators', 'startup', null, 'topmanager', 2],
  ] as const)(
    'for %s suits them, with stages that are done, one under way and the rest ahead',
    async (segment, type, category, role, done) => {
      const person = await buildPerson(server);
      for (const [language, title] of [
        ['ru', /^Пример: [а-яё]/i],
        ['en', /^Example: [a-z]/],
      ] as const) {
        const { status, body } = await ofSegment(segment, language, person);
        expect([status, body.type]).toEqual([201, type]);
        const { told, stored } = await tellTwice(server.deps.connection.db, body.id);
        expect(told).toEqual(stored);
        const { body: project } = await call(server, 'GET', `/project/${type}/${body.id}`, person);
        expect(project).toMatchObject({
          title: expect.stringMatching(title),
          category_id: category && PROJECT_CATEGORIES[category],
          my_role_id: ROLE_IDS[role],
          status: expect.stringMatching(/^approved_by_/),
        });
        const texts = [project.annotation, ...project.task_fields, ...project.info_fields];
        const foreign = language === 'ru' ? /[a-z]{5}/i : /[а-яё]/i;
        expect(JSON.stringify(texts.map((one) => one.content ?? one))).not.toMatch(foreign);
        const numeric = project.stages.slice(1, -1);
        const results = numeric.filter(({ result_text: text }: { result_text: string }) => text);
        expect(results).toHaveLength(done);
        const standing = numeric.map((stage: { status: string; result_status: string | null }) =>
          [stage.status, stage.result_status ?? ''].join(),
        );
        expect(new Set(standing).size, standing.join(' ')).toBe(3);
        expect(standing.at(-1)).toMatch(/^stage_created/);
        expect(project.moves[0]).toMatchObject({ mine: true, after: null });
        expect(project.progress).toBeGreaterThan(10);
      }
    },
  );

  it.each([
    ['aspiring-entrepreneurs', 3, 'prototype'],
    ['business-accelerators', 6, 'pilot'],
  ])('for %s tells whoever gives money of the venture', async (segment, readiness, stage) => {
    const person = await buildPerson(server);
    for (const language of ['ru', 'en'] as const) {
      const { id } = (await ofSegment(segment, language, person)).body;
      const { body } = await call(server, 'GET', `/project/${id}/passport`, person);
      expect(body).toMatchObject({ readiness, fields: { stage }, can: { edit: true } });
      expect(passportFieldsSchema.safeParse(body.fields).success).toBe(true);
      const spent = body.fields.spending.map(({ amount }: { amount: number }) => amount);
      expect(spent.reduce((sum: number, one: number) => sum + one)).toBe(body.fields.ask_amount);
      if (language === 'en') expect(JSON.stringify(body)).not.toMatch(/[а-яё]/i);
    }
  });

  it('is refused for a group that nobody knows', async () => {
    const person = await buildPerson(server);
    expect((await ofSegment('martians', 'ru', person)).status).toBe(422);
  });

  it('belongs to who took it alone, who may delete it', async () => {
    const person = await buildPerson(server);
    const { body } = await take(person);
    const stranger = await buildPerson(server);
    expect((await call(server, 'GET', `/project/nir/${body.id}`, stranger)).status).toBe(404);
    const path = `/project/nir/${body.id}/delete`;
    expect((await call(server, 'DELETE', path, person)).status).toBe(204);
  });

  it('is for people with a filled profile', async () => {
    expect((await take({})).status).toBe(401);
  });
});
