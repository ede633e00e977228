import { dayIn } from '@pv/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../src/context.ts';
import { projectFiles } from '../src/db/schema/index.ts';
import { opportunityFileOwners } from '../src/features/opportunity/files/keep-files.ts';
import { endOpportunities } from '../src/features/opportunity/operations/end-opportunities.ts';
import { addFirstOpportunities, declineOfLeaver } from '../src/features/opportunity/public.ts';
import { grantEditor } from '../src/features/platform/public.ts';
import { buildPerson, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { put } from './support/document-calls.ts';
import { pdf } from './support/file-calls.ts';
import { startServer, type TestServer } from './support/server.ts';
import { days } from './support/team-calls.ts';
import { told } from './support/told.ts';
import { tokenOf } from './support/world.ts';

describe('opportunities', () => {
  let server: TestServer;
  let editor: TestPerson;
  beforeAll(async () => {
    server = await startServer(database);
    editor = await buildPerson(server);
    await grantEditor(server.deps.connection.db, { email: editor.email, now: new Date() });
  });
  afterAll(() => server.close());

  const get = (path: string, by?: TestPerson) => call(server, 'GET', path, by ?? {});
  const post = (by: TestPerson, path: string, body: object = {}) =>
    call(server, 'POST', path, { token: by.token, body });
  const dayAfter = (count: number) =>
    dayIn(new Date(server.deps.clock().getTime() + count * 86_400_000), 'Europe/Moscow');
  const heard = async (person: TestPerson) =>
    (await told(server, person)).filter((one) => /^(opportunity|response_progress):/.test(one));
  const titles = async (query: string): Promise<string[]> =>
    (await get(`/opportunities?${query}`)).body.opportunities.map(
      (one: { title: string }) => one.title,
    );

  const content = (title: string) => ({
    kind: 'vacancy',
    title,
    organisation: 'ООО «Волга»',
    text: 'Анализ снимков',
    field: 'it',
    region: 'Казань',
    remote: false,
    amount: 60_000,
    amount_note: 'в месяц',
    starts_at: null,
    ends_at: null,
    deadline: dayAfter(10),
    requirements: '',
    contact: '',
    url: '',
    terms: '',
    stages: [],
    source: '',
    checked_at: null,
  });
  async function draft(by: TestPerson, title: string, more: object = {}): Promise<string> {
    const { status, body } = await post(by, '/opportunity', { ...content(title), ...more });
    expect(status).toBe(201);
    return body.opportunity.id;
  }
  const publish = (by: TestPerson, id: string) => post(by, `/opportunity/${id}/publish`);
  const decide = (id: string, body: object) =>
    post(editor, `/editor/opportunities/${id}/decide`, { version: 0, ...body });

  /** Something published by somebody whom the editors know. */
  async function posted(title: string, more: object = {}) {
    const customer = await buildPerson(server);
    const id = await draft(customer, title, more);
    await publish(customer, id);
    await decide(id, { approved: true });
    return { customer, id };
  }
  const respond = (by: TestPerson, id: string, more: object = {}) =>
    post(by, `/opportunity/${id}/responses`, { message: 'Хочу к вам', ...more });

  it('of a new author go through the editors once, and are found by what is asked for', async () => {
    const author = await buildPerson(server);
    const id = await draft(author, 'Инженер по зрению');
    expect((await get(`/opportunities/${id}`)).status).toBe(404);
    expect((await publish(author, id)).body.opportunity.status).toBe('on_moderation');
    expect(await heard(editor)).toEqual([
      `opportunity: ${author.name} размещает объявление, нужна проверка: «Инженер по зрению»`,
    ]);
    expect(await titles('')).toEqual([]);
    expect((await decide(id, { approved: false, reason: 'Нет адреса' })).body.status).toBe('draft');
    expect((await get(`/opportunity/${id}`, author)).body.reason).toBe('Нет адреса');
    await publish(author, id);
    await decide(id, { approved: true });
    expect((await decide(id, { approved: true })).body.code).toBe('opportunity_settled');
    expect(await heard(author)).toEqual([
      'opportunity: Объявление опубликовано: «Инженер по зрению»',
      'opportunity: Редакция вернула объявление: «Инженер по зрению»',
    ]);

    const second = await draft(author, 'Врач', { field: 'medicine', remote: true, amount: null });
    expect((await publish(author, second)).body.opportunity.status).toBe('published');
    expect(await titles('field=it')).toEqual(['Инженер по зрению']);
    expect(await titles('remote=true')).toEqual(['Врач']);
    expect(await titles('paid=true&region=Казань')).toEqual(['Инженер по зрению']);
    expect(await titles('search=инженеры снимков')).toEqual(['Инженер по зрению']);
    expect(await titles('kind=scholarship')).toEqual([]);
    expect((await get('/editor/opportunities', author)).status).toBe(404);
  });

  it('carry files: for their authors first, for everybody once published, for the project in the end', async () => {
    const customer = await buildPerson(server);
    const stranger = await buildPerson(server);
    const order = { kind: 'rd_order', terms: 'Датчик', amount: 300_000 };
    const id = await draft(customer, 'Датчик с ТЗ', order);
    const add = (by: TestPerson, name: string, size = pdf().length) =>
      post(by, `/opportunity/${id}/file`, { name, size });
    const finish = (by: TestPerson, file: string) =>
      call(server, 'PATCH', `/opportunity/file/${file}`, {
        token: by.token,
        body: { uploaded: true },
      });
    expect((await add(stranger, 'ТЗ.pdf')).status).toBe(404);
    expect((await add(customer, 'ТЗ.exe')).body.code).toBe('file_type_refused');
    expect((await add(customer, 'ТЗ.pdf', 21 * 1024 * 1024)).body.code).toBe('file_too_large');
    const started = (await add(customer, 'ТЗ.pdf')).body;
    expect((await finish(customer, started.file_id)).body.code).toBe('file_missing');
    const again = (await add(customer, 'ТЗ.pdf')).body;
    await put(server, again.upload_url, pdf());
    expect((await finish(stranger, again.file_id)).status).toBe(404);
    const { body: file } = await finish(customer, again.file_id);
    const bytes = async (url: string) => (await server.app.inject({ url })).rawPayload;
    expect(await bytes(file.url)).toEqual(pdf());
    const open = `/api/opportunities/${id}/file/${again.file_id}`;
    const opened = () => server.app.inject({ url: open });
    expect((await opened()).statusCode).toBe(404);
    for (let at = 0; at < 4; at++) await add(customer, `${at}.pdf`);
    expect((await add(customer, 'Ещё.pdf')).body.code).toBe('opportunity_files_full');

    await publish(customer, id);
    await decide(id, { approved: true });
    expect((await get(`/opportunities/${id}`)).body.files).toEqual([
      { id: again.file_id, name: 'ТЗ.pdf', size: pdf().length, url: open },
    ]);
    expect(await bytes(String((await opened()).headers.location))).toEqual(pdf());
    await respond(stranger, id);
    const { responses } = (await get(`/opportunity/${id}/responses`, customer)).body;
    const accepted = await post(customer, `/opportunity_response/${responses[0].id}/decide`, {
      decision: 'accepted',
    });
    const removing = { token: customer.token };
    expect((await call(server, 'DELETE', `/opportunity/file/${file.id}`, removing)).status).toBe(
      204,
    );
    expect((await opened()).statusCode).toBe(404);
    // the project keeps what it was begun with, also when files without an owner are cleaned away
    const [taken] = await server.deps.connection.db
      .select()
      .from(projectFiles)
      .where(eq(projectFiles.projectId, accepted.body.made_project.id));
    expect(taken?.name).toBe('ТЗ.pdf');
    const key = taken?.storageKey ?? '';
    const owners = await opportunityFileOwners(server.deps.connection.db, [key, 'opportunities/x']);
    expect([...owners]).toEqual([key]);
  });

  it('are not published with less than people need, and only their authors change them', async () => {
    const author = await buildPerson(server);
    const stranger = await buildPerson(server);
    const id = await draft(author, 'Заказ', { kind: 'rd_order', deadline: dayAfter(-1) });
    const { status, body } = await publish(author, id);
    expect([status, body.code]).toEqual([422, 'opportunity_incomplete']);
    expect(JSON.stringify(body)).toContain('Срок приёма откликов уже прошёл');
    const change = (by: TestPerson, version: number) =>
      call(server, 'PATCH', `/opportunity/${id}`, {
        token: by.token,
        body: { version, terms: 'Датчик' },
      });
    expect((await change(stranger, 0)).status).toBe(404);
    expect((await change(author, 0)).status).toBe(200);
    expect((await change(author, 0)).body.code).toBe('stale_version');
    await call(server, 'DELETE', `/opportunity/${id}`, author);
    expect((await get(`/opportunity/${id}`, author)).status).toBe(404);
  });

  it('that contradict themselves are not taken, and the wrong fields are named', async () => {
    const author = await buildPerson(server);
    const order = { ...content('Заказ'), kind: 'rd_order', terms: 'Датчик', amount: 900_000 };
    const stages = [{ title: 'Макет', until: '2027-03-01', amount: 42_000_000 }];
    const days = { starts_at: '2027-05-10', ends_at: '2027-02-01' };
    const { status, body } = await post(author, '/opportunity', { ...order, ...days, stages });
    expect([status, body.code]).toEqual([422, 'validation_failed']);
    expect(body.fields).toEqual({
      ends_at: 'dates_reversed',
      amount: 'stages_over_budget',
      'stages.0.until': 'stage_before_start',
    });
    expect(body.detail).toContain(
      'Сумма этапов 42\u00a0000\u00a0000\u00a0₽ больше бюджета 900\u00a0000\u00a0₽',
    );
    const id = await draft(author, 'Заказ', order);
    const patch = (change: object) =>
      call(server, 'PATCH', `/opportunity/${id}`, {
        token: author.token,
        body: { version: 0, ...change },
      });
    expect((await patch({ stages })).body.fields).toEqual({ amount: 'stages_over_budget' });
    const named = await patch({ stages: [{ title: ' ', until: null, amount: null }] });
    expect(named.body.fields).toEqual({ 'stages.0.title': 'field_empty' });
    // what was kept before such things were refused is not published either
    await server.deps.connection.query(
      `update opportunities set content = content || '{"amount": 1}' || jsonb_build_object('stages', $2::jsonb) where id = $1`,
      [id, JSON.stringify(stages)],
    );
    const refused = (await publish(author, id)).body;
    expect([refused.code, refused.fields]).toEqual([
      'opportunity_incomplete',
      { amount: 'stages_over_budget' },
    ]);
  });

  it('that editors have taken down stay so until they have read what stands there now', async () => {
    const { customer, id } = await posted('Курьер');
    const student = await buildPerson(server);
    await respond(student, id);
    await post(customer, `/opportunity/${id}/close`);
    expect((await decide(id, { approved: false, reason: 'Обман' })).body.status).toBe('draft');
    expect((await get(`/opportunities/${id}`)).status).toBe(404);
    expect((await publish(customer, id)).body.opportunity.status).toBe('on_moderation');
    await call(server, 'PATCH', `/opportunity/${id}`, {
      token: customer.token,
      body: { version: 0, text: 'Другое' },
    });
    expect((await decide(id, { approved: true })).body.code).toBe('stale_version');
    await post(customer, `/opportunity/${id}/close`);
    const { body } = await call(server, 'DELETE', `/opportunity/${id}`, customer);
    expect(body.code).toBe('opportunity_answered');
    await inTransaction(server.deps, (work) => declineOfLeaver(work, customer.id));
    expect(await heard(student)).toEqual([
      'opportunity: Ваш отклик закрыт, автор удалил объявление: «Курьер»',
    ]);
  });

  it('that are taken down are not forgotten once their author deletes them', async () => {
    const { customer, id } = await posted('Честная вакансия');
    const bad = await draft(customer, 'Обман');
    await publish(customer, bad);
    await decide(bad, { approved: false, reason: 'Обман' });
    await call(server, 'DELETE', `/opportunity/${bad}`, customer);
    const next = await draft(customer, 'Ещё одна');
    expect((await publish(customer, next)).body.opportunity.status).toBe('on_moderation');
    await decide(next, { approved: true });
    await post(customer, `/opportunity/${id}/close`);
    expect((await publish(customer, id)).body.opportunity.status).toBe('published');
  });

  it('take one response of each, which may be taken back and sent again', async () => {
    const { customer, id } = await posted('Лаборант');
    const student = await buildPerson(server);
    expect((await respond(customer, id)).status).toBe(403);
    const { body: first } = await respond(student, id);
    expect((await respond(student, id)).body.code).toBe('already_responded');
    const path = `/opportunity_response/${first.id}`;
    expect((await get(path, await buildPerson(server))).status).toBe(404);
    expect((await get(path, customer)).body.email).toBe(student.email);
    expect((await post(student, `${path}/decide`, { decision: 'accepted' })).status).toBe(403);
    expect((await post(student, `${path}/withdraw`)).body.status).toBe('withdrawn');
    expect((await get(path, customer)).status).toBe(404);
    expect((await post(customer, `${path}/decide`, { decision: 'accepted' })).body.code).toBe(
      'response_settled',
    );
    const { body: again } = await respond(student, id);
    const answer = (decision: string, note = '') =>
      post(customer, `/opportunity_response/${again.id}/decide`, { decision, note });
    await answer('seen');
    await answer('shortlisted');
    expect((await answer('seen')).body.status).toBe('shortlisted');
    await answer('declined', 'Мест больше нет');
    const { body: third } = await respond(await buildPerson(server), id);
    const taken = await post(customer, `/opportunity_response/${third.id}/decide`, {
      decision: 'accepted',
    });
    // a vacancy may have several places: its author closes it
    expect(taken.body.can.close).toBe(true);
    expect((await answer('accepted')).body.code).toBe('response_settled');
    expect(await heard(student)).toEqual([
      'opportunity: Ваш отклик отклонён: «Лаборант»',
      'response_progress: Ваш отклик отобран: «Лаборант»',
      'response_progress: Ваш отклик посмотрели: «Лаборант»',
    ]);
    const { body: mine } = await get('/user/opportunity_responses', student);
    expect(mine.responses.map((one: { status: string }) => one.status)).toEqual([
      'declined',
      'withdrawn',
    ]);
  });

  it('that are R&D orders become one project with the customer invited as curator', async () => {
    const stages = [{ title: 'Макет', until: dayAfter(40), amount: 100_000 }];
    const order = { kind: 'rd_order', terms: 'Датчик давления', amount: 300_000, stages };
    const { customer, id } = await posted('Датчик давления', order);
    const student = await buildPerson(server);
    const late = await buildPerson(server);
    const { body: response } = await respond(student, id);
    const { body: second } = await respond(late, id);
    const accept = (of = response.id) =>
      post(customer, `/opportunity_response/${of}/decide`, { decision: 'accepted' });
    const [one, other] = await Promise.all([accept(), accept()]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(one.body.can.close).toBe(false);
    expect((await respond(await buildPerson(server), id)).body.code).toBe('opportunity_closed');
    expect((await get(`/opportunity/${id}`, late)).body).toMatchObject({
      opportunity: { status: 'closed' },
      response: { status: 'declined' },
    });
    expect((await accept(second.id)).body.code).toBe('response_settled');
    expect(await heard(late)).toEqual([
      'opportunity: Заказ отдан другому исполнителю, ваш отклик закрыт: «Датчик давления»',
    ]);
    const { made_project: made } = (await accept()).body;
    expect(made).toMatchObject({ title: 'Датчик давления', in_team: false });
    const { body: own } = await get('/project/list', student);
    expect(own.projects.map((project: { id: string }) => project.id)).toEqual([made.id]);
    const { body: whole } = await get(`/project/nir/${made.id}`, student);
    expect(whole.annotation).toBe('Анализ снимков');
    const told = (list: { title: string; content: string }[]) =>
      list.map((field) => [field.title, field.content]);
    expect(told(whole.task_fields)).toEqual([['Техническое задание', 'Датчик давления']]);
    expect(told(whole.info_fields)).toEqual([
      ['Бюджет', 'Бюджет: 300\u00a0000\u00a0₽ в месяц\nМакет: 100\u00a0000\u00a0₽'],
    ]);
    expect(JSON.stringify(whole)).toContain(`"ends_at":"${dayAfter(40)}"`);
    const { body: invited } = await get('/project/team/invitations', customer);
    expect(JSON.stringify(invited)).toContain(made.id);
  });

  it('that are R&D orders are given to one of two who are accepted at once', async () => {
    const { customer, id } = await posted('Насос', {
      kind: 'rd_order',
      terms: 'Насос',
    });
    const students = [await buildPerson(server), await buildPerson(server)];
    const sent = await Promise.all(students.map((student) => respond(student, id)));
    const accept = (response: string) =>
      post(customer, `/opportunity_response/${response}/decide`, { decision: 'accepted' });
    const answers = await Promise.all(sent.map(({ body }) => accept(body.id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('that come with the product are corrected by editors, who are not overwritten', async () => {
    await addFirstOpportunities(server.deps);
    const { body: page } = await get('/opportunities?kind=scholarship');
    expect(page.total).toBeGreaterThan(3);
    const [{ id }] = page.opportunities;
    const { body: standing } = await get(`/opportunity/${id}`, editor);
    expect(standing.opportunity.by_platform).toBe(true);
    expect((await respond(await buildPerson(server), id)).status).toBe(403);
    const body = { version: 0, title: 'Стипендия, уточнено' };
    await call(server, 'PATCH', `/opportunity/${id}`, { token: editor.token, body });
    await addFirstOpportunities(server.deps);
    expect((await get(`/opportunities/${id}`)).body.title).toBe('Стипендия, уточнено');
    expect((await get('/opportunities?kind=scholarship')).body.total).toBe(page.total);
  });

  it('end with their deadline; authors hear of it, and nobody waits for an answer for ever', async () => {
    const { customer, id } = await posted('Практика', { deadline: dayAfter(5) });
    const changed = await posted('Сбор данных', { deadline: dayAfter(5) });
    const student = await buildPerson(server);
    await respond(student, id);
    await respond(student, changed.id);
    server.pass(days(3));
    await endOpportunities(server.deps);
    await endOpportunities(server.deps);
    expect((await heard(customer))[0]).toBe(
      'opportunity: Через 3\u00a0дня закончится приём откликов: «Практика»',
    );
    server.pass(days(3));
    expect((await respond(await buildPerson(server), id)).body.code).toBe('opportunity_closed');
    expect((await get(`/opportunities/${id}`)).body.status).toBe('expired');
    // a new deadline opens nothing by itself, before the end is noted either
    const { body: kept } = await call(server, 'PATCH', `/opportunity/${changed.id}`, {
      token: changed.customer.token,
      body: { version: 0, deadline: dayAfter(9) },
    });
    expect(kept.opportunity.status).toBe('expired');
    await endOpportunities(server.deps);
    expect((await heard(customer)).slice(0, 2)).toEqual([
      'opportunity: Приём откликов закончен: «Практика»',
      'opportunity: Через 3\u00a0дня закончится приём откликов: «Практика»',
    ]);
    server.pass(days(31));
    await endOpportunities(server.deps);
    const token = await tokenOf(server.deps, student, server.deps.clock());
    expect((await heard({ ...student, token })).toSorted()).toEqual([
      'opportunity: Ответа на отклик не было месяц, он закрыт: «Практика»',
      'opportunity: Ответа на отклик не было месяц, он закрыт: «Сбор данных»',
    ]);
  });
});
