import type { Application, ApplicationField, ApplicationValue } from '@pv/contract';
import JSZip from 'jszip';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../src/features/auth/public.ts';
import { buildPerson, buildProject, joinTeam, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { notificationsOf } from './support/told.ts';

const HOME = '/grant_application';

const SAID = {
  text: 'Сказано',
  money: '500000',
  date: '2027-01-31',
  year: '2027',
  percent: '10',
  email: 'anna@uni.ru',
  link: 'https://uni.ru',
  phone: '+7 912 345-67-89',
};

describe('an application for a grant', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  const ask = (
    by: TestPerson,
    method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
  ) => call(server, method, HOME + path, { token: by.token, ...(body && { body }) });
  const heard = async (who: TestPerson) =>
    (await notificationsOf(server, who)).notifications.map(
      ({ reason, variant }) => `${reason}.${variant}`,
    );
  const codeOf = async (answer: ReturnType<typeof ask>) => (await answer).body?.code;
  const sectionOf = ({ sections }: Application, code: string) => {
    const found = sections.find((one) => one.code === code);
    if (!found) throw new Error(code);
    return found;
  };
  const fieldOf = (application: Application, section: string, code: string) =>
    sectionOf(application, section).fields.find((one) => one.code === code);

  /** Something that a field takes. */
  function answerTo({ kind, options, columns }: ApplicationField): ApplicationValue {
    if (kind === 'choice') return options[0]?.code ?? '';
    if (kind === 'table') return [columns.map((column) => SAID[column.kind])];
    return SAID[kind];
  }

  /** A research of two that has told something of itself, with its supervisor, and its application. */
  async function begin(more: object = {}) {
    const author = await buildPerson(server);
    const project = await buildProject(server, { researcher: author, supervisor: true });
    const other = await buildPerson(server);
    await joinTeam(server, project.id, author, other, 'researcher');
    const passport = { version: 0, problem: 'Швы трескаются', ask_amount: 500_000 };
    const tell = (body: object) =>
      call(server, 'PATCH', `/project/${project.id}/passport`, { token: author.token, body });
    await tell(passport);
    const body = { project_id: project.id, template: 'umnik', ...more };
    const made = await ask(author, 'POST', '', body);
    const application: Application = made.body;
    const { id } = application;
    const supervisor = project.supervisor as TestPerson;
    const write = (by: TestPerson, section: string, version: number, values: object) =>
      ask(by, 'PATCH', `/${id}/section/${section}`, { version, values });
    const read = async (by = author): Promise<Application> => (await ask(by, 'GET', `/${id}`)).body;
    const move = (by: TestPerson, status: string, inTime = false) =>
      ask(by, 'POST', `/${id}/status`, { status, in_time: inTime });
    /** Says all that the form requires. */
    const complete = async () => {
      const { sections } = await read();
      for (const { code, version, fields } of sections) {
        const empty = fields.filter(({ required, value }) => required && value.length === 0);
        const values = Object.fromEntries(empty.map((field) => [field.code, answerTo(field)]));
        await write(author, code, version, values);
      }
    };
    const { status } = made;
    const begun = { author, other, supervisor, project, status, application, id };
    return { ...begun, tell, write, read, move, complete };
  }

  it('begins filled from the project, and the mark goes with what is typed over', async () => {
    const { author, application, status, write, id } = await begin();
    expect(status).toBe(201);
    expect(fieldOf(application, 'science', 'relevance')).toMatchObject({
      value: 'Швы трескаются',
      from_project: true,
    });
    const { body } = await write(author, 'science', 0, { relevance: 'Иначе' });
    expect(fieldOf(body, 'science', 'relevance')).toMatchObject({
      value: 'Иначе',
      from_project: false,
    });
    const { body: list } = await ask(author, 'GET', '');
    expect(list.applications).toMatchObject([{ id, status: 'draft', filled: body.filled }]);
  });

  it('is begun once under one key, and not for a call that is over', async () => {
    const { author, project } = await begin();
    const body = { project_id: project.id, template: 'umnik', key: uuidv7() };
    const [one, again] = [await ask(author, 'POST', '', body), await ask(author, 'POST', '', body)];
    expect(again.body.id).toBe(one.body.id);
    const late = { ...body, key: uuidv7(), deadline: '2020-01-01' };
    expect(await codeOf(ask(author, 'POST', '', late))).toBe('application_call_closed');
    const unknown = { ...body, key: uuidv7(), template: 'x' };
    expect(await codeOf(ask(author, 'POST', '', unknown))).toBe('application_template_absent');
  });

  it('is there for the team alone, and a strange project is none', async () => {
    const { id, project } = await begin();
    const stranger = await buildPerson(server);
    expect(await codeOf(ask(stranger, 'GET', `/${id}`))).toBe('not_found');
    const body = { project_id: project.id, template: 'umnik' };
    expect(await codeOf(ask(stranger, 'POST', '', body))).toBe('not_found');
  });

  it('lets two people write in two sections, one at a time in each', async () => {
    const { author, other, id, write, read } = await begin();
    const told: string[] = [];
    const stop = server.deps.push.listen(other.id, {
      hear: ({ kind }) => told.push(kind),
      beat: () => undefined,
      end: () => undefined,
    });
    await ask(author, 'PUT', `/${id}/section/science/lock`, { on: true });
    expect(told).toEqual(['application']);
    stop?.();
    expect(sectionOf(await read(other), 'science').locked_by?.name).toBe(author.name);
    expect(await codeOf(write(other, 'science', 0, { novelty: 'А' }))).toBe('application_locked');
    expect((await write(other, 'business', 0, { model: 'Б' })).status).toBe(200);
    await ask(author, 'PUT', `/${id}/section/science/lock`, { on: false });
    expect((await write(other, 'science', 0, { novelty: 'А' })).status).toBe(200);
  });

  it('gives a section up after a minute of silence, and takes no change over an unseen one', async () => {
    const { author, other, write } = await begin();
    await write(author, 'science', 0, { novelty: 'Первый' });
    server.pass(61_000);
    expect(await codeOf(write(other, 'science', 0, { novelty: 'Второй' }))).toBe('stale_version');
    const { body } = await write(other, 'science', 1, { novelty: 'Второй' });
    expect(fieldOf(body, 'science', 'novelty')?.value).toBe('Второй');
  });

  it('keeps no sum that is none, and says which field and why', async () => {
    const { author, write } = await begin({ template: 'rnf' });
    const refused = await write(author, 'form5', 0, { amount: 'много' });
    expect(refused.status).toBe(422);
    expect(refused.body.fields).toEqual({ 'values.amount': 'sum_unread' });
    expect(refused.body.detail).toEqual(['Введите сумму числом, например 1\u00a0500\u00a0000']);
    expect((await write(author, 'form5', 0, { amount: '1,5 млн' })).status).toBe(200);
  });

  it('shows what the project tells differently now, takes it, and keeps what stood there', async () => {
    const { author, id, tell, write, read } = await begin();
    await write(author, 'business', 0, { competitors: 'Свои слова' });
    await tell({
      version: 1,
      problem: 'Иначе',
      competitors: 'Курьеры',
      business_model: 'Подписка',
    });
    const { offers } = (await ask(author, 'GET', `/${id}/offers`)).body;
    const told = (offers as { field: string; from_project: boolean }[]).map((one) => [
      one.field,
      one.from_project,
    ]);
    expect(told).toEqual([
      ['relevance', true],
      ['competitors', false],
      ['model', true],
    ]);
    const fields = [
      { section: 'science', field: 'relevance' },
      { section: 'business', field: 'model' },
    ];
    await ask(author, 'POST', `/${id}/refresh`, { fields });
    const now = await read();
    expect(fieldOf(now, 'science', 'relevance')).toMatchObject({
      value: 'Иначе',
      from_project: true,
    });
    expect(fieldOf(now, 'business', 'competitors')?.value).toBe('Свои слова');
    const { versions } = (await ask(author, 'GET', `/${id}/version`)).body;
    expect(versions).toMatchObject([{ reason: 'refresh', author: author.name }]);
    const kept = `/${id}/version/${versions[0].id}`;
    const typed = [{ section: 'business', field: 'competitors' }];
    await ask(author, 'POST', `/${id}/refresh`, { fields: typed });
    expect((await ask(author, 'GET', `/${id}/version`)).body.versions).toHaveLength(2);
    const then: Application = (await ask(author, 'GET', kept)).body;
    expect(fieldOf(then, 'science', 'relevance')?.value).toBe('Швы трескаются');
    const back: Application = (await ask(author, 'POST', `${kept}/restore`)).body;
    expect(fieldOf(back, 'science', 'relevance')?.value).toBe('Швы трескаются');
  });

  it('is checked, sent and answered; the checker is asked, and what was sent stays', async () => {
    const { author, supervisor, id, write, move, complete, read } = await begin();
    await complete();
    expect(await codeOf(move(author, 'supported'))).toBe('application_status');
    await move(author, 'checking');
    expect((await read()).next).toEqual(['draft']);
    expect((await read(supervisor)).next).toEqual(['ready', 'draft']);
    expect(await codeOf(move(author, 'ready'))).toBe('forbidden');
    expect(await heard(supervisor)).toContain('application.check');
    const [asked] = (await notificationsOf(server, supervisor)).notifications;
    expect(asked?.link).toBe(`/grant-applications/${id}`);
    const comment = {
      subject: 'application',
      subject_id: id,
      text: 'Чем это подтверждено?',
      anchor: { section: 'science' },
    };
    const said = await call(server, 'POST', '/comment', { token: supervisor.token, body: comment });
    expect(said.body.anchor.section).toBe('science');
    expect(await heard(author)).toContain('commented.application');
    await move(supervisor, 'ready');
    expect(await heard(author)).toContain('application.ready');
    await move(author, 'submitted');
    const { version } = sectionOf(await read(), 'science');
    expect(await codeOf(write(author, 'science', version, { novelty: 'Поздно' }))).toBe(
      'application_sent',
    );
    expect((await move(author, 'supported')).body.status).toBe('supported');
  });

  it('is neither ready nor submitted while required fields are empty or something is wrong', async () => {
    const { author, supervisor, write, read, move, complete } = await begin();
    const refused = await move(supervisor, 'ready');
    expect(refused).toMatchObject({ status: 409, body: { code: 'application_unfinished' } });
    expect(refused.body.data.fields.split(' ')).toContain('science.novelty');
    expect(refused.body.detail).toContain('Научная новизна');
    await complete();
    const { filled } = await read();
    await move(supervisor, 'ready');
    const at = sectionOf(await read(), 'applicant').version;
    const { body } = await write(author, 'applicant', at, { phone: 'абвгд' });
    expect(fieldOf(body, 'applicant', 'phone')?.value).toBe('абвгд');
    expect(body.filled).toBe(filled - 1);
    expect((await move(author, 'submitted')).body.data.fields).toBe('applicant.phone');
    await write(author, 'applicant', at + 1, { phone: SAID.phone });
    expect((await move(author, 'submitted')).body.status).toBe('submitted');
    // an answer that was told by mistake is taken back
    await move(author, 'declined');
    expect((await move(author, 'submitted')).body.status).toBe('submitted');
  });

  it('is answered by a curator while it is checked, and left to those who write otherwise', async () => {
    const curator = await buildPerson(server);
    const { author, project, move, read } = await begin();
    await joinTeam(server, project.id, author, curator, 'curator');
    expect((await read(curator)).can.check).toBe(true);
    expect(await codeOf(move(curator, 'ready'))).toBe('forbidden');
    await move(author, 'checking');
    const { next, can } = await read(curator);
    expect([next, can.edit, can.remove]).toEqual([['ready', 'draft'], false, false]);
    expect((await move(curator, 'draft')).body.status).toBe('draft');
    expect(await heard(author)).toContain('application.draft');
  });

  it('tells others no phone of its leader that he does not show, and none at all once he has gone', async () => {
    const { author, other, project } = await begin();
    const { token } = author;
    const { body: profile } = await call(server, 'GET', '/user/profile', { token });
    const phone = '+7 912 345-67-89';
    await call(server, 'PATCH', '/user/profile', {
      token,
      body: { phone, show_phone: false, version: profile.version },
    });
    const form = { project_id: project.id, template: 'umnik' };
    const phoneIn = ({ sections }: Application) =>
      sections.flatMap(({ fields }) => fields).find(({ code }) => code === 'phone')?.value;
    expect(phoneIn((await ask(other, 'POST', '', form)).body)).toBe('');
    const { body: own } = await ask(author, 'POST', '', form);
    expect(phoneIn(own)).toBe(phone);
    const led = { mail: other.email, phone: '+79990000000' };
    await ask(author, 'PATCH', `/${own.id}/section/applicant`, { version: 0, values: led });
    const kept = await ask(author, 'POST', `/${own.id}/version`, { name: 'До ухода' });
    const hash = await hashPassword('secret-7');
    const known = `update users set password_hash = '${hash}' where id = '${other.id}'`;
    await server.deps.connection.query(known);
    const gone = await call(server, 'DELETE', '/user', {
      token: other.token,
      body: { password: 'secret-7' },
    });
    expect(gone.status).toBe(204);
    const then = (await ask(author, 'GET', `/${own.id}/version/${kept.body.id}`)).body;
    const now = (await ask(author, 'GET', `/${own.id}`)).body;
    expect([phoneIn(then), phoneIn(now), now.filled]).toEqual(['', '', own.filled - 2]);
  });

  it('of a call that is over is kept, and is sent only where somebody says it was in time', async () => {
    const { author, supervisor, id, move, complete } = await begin();
    await complete();
    const { body } = await ask(author, 'PATCH', `/${id}`, { deadline: '2020-01-01' });
    expect(body).toMatchObject({ closed: true, can: { edit: true } });
    await move(supervisor, 'ready');
    expect(await codeOf(move(author, 'submitted'))).toBe('application_call_closed');
    expect((await move(author, 'submitted', true)).body.status).toBe('submitted');
  });

  it('has an owner of a section who writes in the project, and goes with everything', async () => {
    const { author, other, project, id, read } = await begin();
    const own = (owner: string) =>
      ask(author, 'PUT', `/${id}/section/plan/owner`, { owner_id: owner });
    expect(sectionOf((await own(other.id)).body, 'plan').owner?.name).toBe(other.name);
    expect(await codeOf(own((await buildPerson(server)).id))).toBe('application_writer_absent');
    const left = { project_id: project.id, user_id: other.id };
    await call(server, 'DELETE', '/project/team/teammate', { token: other.token, body: left });
    expect(sectionOf(await read(), 'plan').owner).toBeNull();
    await ask(author, 'DELETE', `/${id}`);
    expect(await codeOf(ask(author, 'GET', `/${id}`))).toBe('not_found');
  });

  it('is a DOCX with its sections, fields and what to look up', async () => {
    const { author, id, project } = await begin();
    const { rawPayload, headers } = await server.app.inject({
      url: `/api${HOME}/${id}/docx`,
      headers: { authorization: `Bearer ${author.token}` },
    });
    expect(headers['content-disposition']).toContain('.docx');
    const xml = await (await JSZip.loadAsync(rawPayload))
      .file('word/document.xml')
      ?.async('string');
    for (const text of ['УМНИК', 'Швы трескаются', 'Коммерциализация', 'проверьте по положению']) {
      expect(xml).toContain(text);
    }
    expect(project.id).not.toBe(id);
  });
});
