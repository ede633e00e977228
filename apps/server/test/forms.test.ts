import JSZip from 'jszip';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, buildProject, buildStage, type TestProject } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { buildKind } from './support/kinds.ts';
import { startServer, type TestServer } from './support/server.ts';

describe('papers of a project', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  async function thesis(): Promise<TestProject> {
    const researcher = await buildPerson(server, {
      last_name: 'Иванова',
      first_name: 'Анна',
      middle_name: 'Сергеевна',
      group: 'ИС-41',
      department: 'Кафедра измерительных систем',
    });
    const supervisor = await buildPerson(server, {
      last_name: 'Орлов',
      first_name: 'Игорь',
      middle_name: 'Павлович',
      academic_degree: 'канд. техн. наук',
      post: 'доцент',
    });
    const project = await buildProject(server, {
      researcher,
      supervisor,
      title: 'Датчик: уровень/расход воды',
    });
    await buildStage(server, project, {
      title: 'Обзор',
      goal: 'Узнать известное',
      planned_result: 'Обзор источников',
      starts_at: '2026-02-01',
      ends_at: '2026-03-15',
    });
    return project;
  }
  function print(
    id: string,
    token: string | undefined,
    body: object,
    language: 'ru' | 'en' = 'ru',
  ) {
    return server.app.inject({
      method: 'POST',
      url: `/api/project/${id}/form`,
      headers: { ...(token && { authorization: `Bearer ${token}` }), 'accept-language': language },
      payload: body,
    });
  }
  async function words(id: string, token: string, form: string, language: 'ru' | 'en' = 'ru') {
    const { rawPayload } = await print(id, token, { form, format: 'docx' }, language);
    const zip = await JSZip.loadAsync(rawPayload);
    const xml = (await zip.file('word/document.xml')?.async('string')) ?? '';
    const text = xml.replaceAll('</w:p>', ' ').replaceAll(/<[^>]*>/g, '');
    return text.replaceAll('\u00a0', ' ');
  }

  it('gives a calendar plan from the roadmap under the name of the work', async () => {
    const { id, researcher } = await thesis();
    const pdf = await print(id, researcher.token, { form: 'calendar_plan', format: 'pdf' });
    expect(pdf.statusCode).toBe(200);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.headers['content-disposition']).toContain(
      encodeURIComponent('Календарный план — Датчик уровень расход воды.pdf'),
    );
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.rawPayload.length).toBe(Number(pdf.headers['content-length']));
    const text = await words(id, researcher.token, 'calendar_plan');
    for (const part of [
      'Кафедра измерительных систем',
      'Студент: Иванова Анна Сергеевна, группа ИС-41',
      'Руководитель: Орлов Игорь Павлович, канд. техн. наук, доцент',
      'Обзор',
      '01.02.2026 – 15.03.2026',
      'И. П. Орлов',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('gives an approval sheet with who, in which role, which edition, and remarks by rounds', async () => {
    const { id, researcher, supervisor } = await thesis();
    const post = (action: string, token: string | undefined, body: object = {}) =>
      call(server, 'POST', `/project/nir/${id}/${action}`, { ...(token && { token }), body });
    await call(server, 'POST', `/project/${id}/task_dynamic_filed`, {
      token: researcher.token,
      body: { title: 'Задачи', content: 'Изучить датчики' },
    });
    expect(await words(id, researcher.token, 'approval_sheet')).toContain(
      'На согласование ещё ничего не отправляли.',
    );
    await post('approve', researcher.token);
    await post('revise', supervisor?.token, { review: 'Уточнить цель\nДобавить сроки' });
    await post('approve', researcher.token);
    expect((await post('approve', supervisor?.token, { review: 'Хорошо' })).status).toBe(204);
    const text = await words(id, supervisor?.token ?? '', 'approval_sheet', 'en');
    expect(text).toMatch(/Редакция 2\s*Орлов И. П., научный руководитель, \d\d\.\d\d\.\d{4}/);
    expect(text).toContain('Согласовано научным руководителем');
    expect(text).toContain('1. Уточнить цель — не отмечено как исправленное');
    expect(text).toContain('2. Добавить сроки');
    expect(text).toContain('Хорошо');
    expect(text).toMatch(/Этап 1\. Обзор: план/);
  });

  it('keeps what was decided about a deleted stage on the approval sheet, marked as such', async () => {
    const { id, researcher, supervisor } = await thesis();
    const project = await call(server, 'GET', `/project/nir/${id}`, { token: researcher.token });
    const stage = project.body.stages[1].id;
    const at = `/project/nir/stage/${stage}`;
    const options = { token: researcher.token, body: {} };
    await call(server, 'POST', `${at}/approve`, options);
    const review = { token: supervisor?.token ?? '', body: { review: 'Обзор не нужен' } };
    expect((await call(server, 'POST', `${at}/revise`, review)).status).toBe(204);
    const gone = await call(server, 'DELETE', `/project/stage/${stage}`, options);
    expect(gone.status).toBe(204);
    const text = await words(id, researcher.token, 'approval_sheet');
    expect(text).toMatch(/Этап 1\. Обзор: план \(удалённый этап\)\s*Этап удалён/);
    expect(text).toContain('Обзор не нужен');
    // nothing was ever decided about its result
    expect(text).not.toContain('Обзор: результат');
    expect(await words(id, researcher.token, 'calendar_plan')).not.toContain('Обзор');
  });

  it('gives an assignment with what the team has written of the task', async () => {
    const { id, researcher } = await thesis();
    await call(server, 'POST', `/project/${id}/task_dynamic_filed`, {
      token: researcher.token,
      body: { title: 'Исходные данные', content: 'Уровень от 0 до 5 м' },
    });
    const text = await words(id, researcher.token, 'task_sheet');
    expect(text).toContain('Исходные данные: Уровень от 0 до 5 м');
    expect(text).toContain('Задание принял к исполнению');
  });

  it('gives a startup a roadmap with its founders and those who look over it', async () => {
    const startup = await buildKind(server, 'startup', ['expert', 'tracker']);
    const text = await words(startup.id, startup.as('expert').token, 'calendar_plan');
    expect(text).toContain('ДОРОЖНАЯ КАРТА');
    for (const part of ['Лидер проекта: Человеков', 'Эксперт: Человеков', 'Трекер: Человеков']) {
      expect(text).toContain(part);
    }
  });

  it('tells of it in the log of the project', async () => {
    const { id, researcher } = await thesis();
    await print(id, researcher.token, { form: 'approval_sheet', format: 'docx' });
    const { rows } = await server.deps.connection.query(
      `select actor_id, after from project_events where project_id = '${id}' and kind = 'form_exported'`,
    );
    expect(rows).toMatchObject([
      {
        actor_id: researcher.id,
        after: { format: 'docx', name: 'Лист согласования — Датчик уровень расход воды.docx' },
      },
    ]);
  });

  it('answers guests, strangers and rubbish as the rules say', async () => {
    const { id } = await thesis();
    const body = { form: 'calendar_plan', format: 'pdf' };
    expect((await print(id, undefined, body)).statusCode).toBe(401);
    const stranger = await buildPerson(server);
    expect((await print(id, stranger.token, body)).statusCode).toBe(404);
    const { researcher } = await thesis();
    for (const wrong of [{ ...body, form: 'diploma' }, { ...body, format: 'odt' }, {}]) {
      expect((await print(id, researcher.token, wrong)).statusCode).toBe(422);
    }
  });

  it('has no plan for an article and no assignment for a research, and says so', async () => {
    const article = await buildKind(server, 'article', []);
    const plan = await print(article.id, article.creator.token, {
      form: 'calendar_plan',
      format: 'pdf',
    });
    expect([plan.statusCode, plan.json().code]).toEqual([422, 'form_absent']);
    const sheet = await print(article.id, article.creator.token, {
      form: 'approval_sheet',
      format: 'pdf',
    });
    expect(sheet.statusCode).toBe(200);
    const research = await buildProject(server, { category: 'nir' });
    const task = await print(research.id, research.researcher.token, {
      form: 'task_sheet',
      format: 'pdf',
    });
    expect(task.json().code).toBe('form_absent');
  });
});
