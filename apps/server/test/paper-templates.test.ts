import JSZip from 'jszip';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { buildKind } from './support/kinds.ts';
import { startServer, type TestServer } from './support/server.ts';

describe('papers of templates', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  const ask = (url: string, token: string | undefined, payload?: object) =>
    server.app.inject({
      method: 'POST',
      url: `/api${url}`,
      headers: { ...(token && { authorization: `Bearer ${token}` }) },
      ...(payload && { payload }),
    });
  const words = async (bytes: Buffer) => {
    const xml = await (await JSZip.loadAsync(bytes)).file('word/document.xml')?.async('string');
    return (xml ?? '').replaceAll(/<\/w:p>/g, '\n').replaceAll(/<[^>]+>/g, '');
  };
  const docx = (template: string) => ({ template, format: 'docx' });

  it('of a startup tell what its passport, its people and its task say, and the log tells of them', async () => {
    const { id, as } = await buildKind(server, 'startup', ['expert']);
    const { token } = as('founder');
    await call(server, 'PATCH', `/project/${id}/passport`, {
      token,
      body: {
        version: 0,
        problem: 'Паводок замечают поздно',
        stage: 'pilot',
        ask_amount: 1_500_000,
        ask_form: 'grant',
        spending: [{ title: 'Датчики', amount: 900_000 }],
      },
    });
    await call(server, 'POST', `/project/${id}/task_dynamic_filed`, {
      token,
      body: { title: 'Цель на год', content: 'Три пилота' },
    });
    const passport = await ask(`/project/${id}/paper-template`, token, docx('startup_passport'));
    expect(passport.statusCode).toBe(200);
    const told = await words(passport.rawPayload);
    for (const part of [
      'чего стоит: Паводок замечают поздно',
      'Стадия: пилот',
      'Цель: Три пилота',
      'форма:\u00a0грант',
      'Человеков',
      'Лот конкурса: ____',
    ]) {
      expect(told).toContain(part);
    }
    const budget = await ask(`/project/${id}/paper-template`, token, docx('budget'));
    expect(await words(budget.rawPayload)).toContain('900\u00a0000');
    const model = await ask(`/project/${id}/financial-model`, token);
    expect(model.headers['content-type']).toContain('spreadsheetml');
    const shared = (await JSZip.loadAsync(model.rawPayload)).file('xl/sharedStrings.xml');
    expect(await shared?.async('string')).toContain('Датчики');
    const { rows } = await server.deps.connection.query(
      `select after ->> 'format' as format from project_events where project_id = '${id}' and kind = 'form_exported' order by created_at, id`,
    );
    expect(rows).toEqual([{ format: 'docx' }, { format: 'docx' }, { format: 'xlsx' }]);
  });

  it('of no project name whoever asks, as a student or as a supervisor by what he has told of himself', async () => {
    const student = await buildPerson(server, { last_name: 'Иванова', group: 'ИС-41', post: '' });
    const application = await ask('/paper-template', student.token, docx('topic_application'));
    expect(await words(application.rawPayload)).toMatch(/Обучающийся: Иванова.*\nГруппа: ИС-41/);
    const teacher = await buildPerson(server, { last_name: 'Орлов', group: '', post: 'доцент' });
    const review = await ask('/paper-template', teacher.token, docx('supervisor_review'));
    expect(await words(review.rawPayload)).toMatch(/Автор: _+\n.*\nРуководитель: Орлов/);
    expect((await ask('/paper-template', undefined, docx('nda'))).statusCode).toBe(401);
    expect((await ask('/paper-template', student.token, docx('diploma'))).statusCode).toBe(422);
  });
});
