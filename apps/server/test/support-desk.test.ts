import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { png } from '../../../packages/gost/test/messy-docx/pictures.ts';
import { hashPassword } from '../src/features/auth/public.ts';
import { grantEditor } from '../src/features/platform/public.ts';
import { buildPerson, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { databases } from './support/databases.ts';
import { get } from './support/document-calls.ts';
import { startServer, type TestServer } from './support/server.ts';
import { ask, askAsGuest, mailedLink, mailOn, upload } from './support/support-calls.ts';
import { notificationsOf, told } from './support/told.ts';

const DESK = '/editor/support_requests';
const HOUR = 3_600_000;

// on both databases: requests are filtered, sorted and counted in SQL
describe.each(databases)('answering requests on $name', (database) => {
  let server: TestServer;
  let editor: TestPerson;
  beforeAll(async () => {
    server = await startServer(database);
    editor = await buildPerson(server, { last_name: 'Отвечаева' });
    const { db } = server.deps.connection;
    await grantEditor(db, { email: editor.email, now: new Date() });
  });
  afterAll(() => server.close());

  const as = (method: 'GET' | 'POST', path: string, body?: object) =>
    call(server, method, path, { token: editor.token, ...(body && { body }) });
  const find = async (search: string) =>
    (await as('GET', `${DESK}?search=${encodeURIComponent(search)}`)).body.requests;
  /** A new request of somebody, as the editors see it. */
  async function asked(person: TestPerson, topic: string) {
    await ask(server, person, { topic });
    const [row] = await find(topic);
    return (await as('GET', `${DESK}/${row.id}`)).body;
  }
  const answer = ({ id, version }: { id: string; version: number }, text: string, close = false) =>
    as('POST', `${DESK}/${id}/messages`, { version, text, close });

  it('is for editors; nobody else learns that there is anything', async () => {
    const person = await buildPerson(server);
    const { id } = await asked(person, 'Чужое');
    const body = { version: 0, text: 'Ответ' };
    for (const [method, path] of [
      ['GET', DESK],
      ['GET', `${DESK}/${id}`],
      ['POST', `${DESK}/${id}/take`],
      ['POST', `${DESK}/${id}/messages`],
      ['POST', `${DESK}/${id}/close`],
    ] as const) {
      const sent = method === 'POST' ? { body } : {};
      expect((await call(server, method, path, sent)).status, path).toBe(401);
      const refused = await call(server, method, path, { token: person.token, ...sent });
      expect([refused.status, refused.body.code], path).toEqual([404, 'not_found']);
    }
    expect((await as('POST', `${DESK}/${id}/messages`, { version: 0, text: '' })).status).toBe(422);
    expect((await as('POST', `${DESK}/${id}/take`, {})).status).toBe(422);
    expect((await as('GET', `${DESK}/rubbish`)).status).toBe(422);
    expect((await as('GET', `${DESK}?status=lost`)).status).toBe(422);
    const rights = (await call(server, 'GET', '/editor/rights', person)).body;
    expect(rights.can).not.toContain('answer_support');
  });

  it('goes from a notice to the editor to an answer on the site and by mail, and back', async () => {
    const person = await buildPerson(server);
    const request = await asked(person, 'Не строится план');
    expect(await told(server, editor)).toContain(
      `support: ${person.name} пишет в поддержку: «Не строится план»`,
    );
    const notice = await mailOn(server, editor.email, /Новое обращение №\s\d+: Не строится план/);
    expect(notice.text).toContain('Нажимаю «Открыть», а страница пустая.');
    expect(notice.text).toContain(`/support-desk/${request.id}`);

    const taken = (await as('POST', `${DESK}/${request.id}/take`, { version: request.version }))
      .body;
    expect(taken).toMatchObject({ status: 'in_work', assignee: editor.name, account: true });
    const answered = await answer(taken, 'Добавьте этап.\n\nПотом постройте план.');
    expect(answered.body).toMatchObject({
      status: 'answered',
      version: taken.version + 1,
      can: { take: false },
    });
    expect(answered.body.messages.at(-1)).toMatchObject({ from: 'support', name: editor.name });

    expect(await told(server, person)).toContain('support: Поддержка ответила: «Не строится план»');
    const [news] = (await notificationsOf(server, person)).notifications;
    expect(news?.link).toBe(`/support/requests/${request.id}`);
    const { text, html, headers } = await mailOn(server, person.email, /Ответ на обращение/);
    expect(text).toContain('Потом постройте план.');
    expect(html).not.toContain(editor.name);
    expect(headers?.['List-Unsubscribe']).toBeDefined();
    const path = `/support/requests/${request.id}`;
    const own = (await call(server, 'GET', path, person)).body;
    expect(own.messages.at(-1)).toMatchObject({ from: 'support', name: null });

    const body = { text: 'Спасибо, а дальше?' };
    const more = await call(server, 'POST', `${path}/messages`, { token: person.token, body });
    expect(more.body.status).toBe('in_work');
    await mailOn(server, editor.email, /Ответ в обращении/);
    const unread = (await notificationsOf(server, person, '?unread=true')).notifications;
    expect(unread.filter(({ reason }) => reason === 'support')).toEqual([]);
  });

  it('reaches a guest by mail alone, in the guest’s language', async () => {
    const email = 'english@example.com';
    await askAsGuest(server, email, { topic: 'Guest question' }, 'en');
    const token = await mailedLink(server, email);
    const [row] = await find('english@example.com');
    const request = (await as('GET', `${DESK}/${row.id}`)).body;
    expect(request).toMatchObject({ account: false, name: '', locale: 'en' });
    await answer(request, 'Please try again <now>', true);
    const mail = await mailOn(server, email, /Answer to request No\.\s\d+: Guest question/);
    expect(mail.text).toContain(`/support/${token}`);
    expect(mail.text).toContain('The request is closed.');
    expect(mail.html).toContain('Please try again &lt;now&gt;');
    const read = (await call(server, 'GET', `/support/links/${token}`)).body;
    expect(read).toMatchObject({ status: 'closed', can: { reply: true } });
  });

  it('takes up to three files, named in the mail and opened on the page of the request', async () => {
    const person = await buildPerson(server);
    const request = await asked(person, 'Ответ с картинкой');
    const bytes = png(6, 4);
    const key = await upload(server, { name: 'план.png', bytes });
    const path = `${DESK}/${request.id}/messages`;
    const send = (files: string[], version = request.version) =>
      as('POST', path, { version, text: 'Вот так', files });
    expect((await send(['a', 'b', 'c', 'd'])).status).toBe(422);
    expect((await send([key, 'unknown'])).body.code).toBe('file_missing');
    expect((await send([key], request.version + 1)).body.code).toBe('stale_version');
    const { status, body } = await send([key]);
    expect([status, body.status]).toEqual([201, 'answered']);
    expect(body.messages.at(-1).files).toMatchObject([{ name: 'план.png', size: bytes.length }]);
    expect((await send([key], body.version)).body.code).toBe('file_missing');
    const { text } = await mailOn(server, person.email, /Ответ на обращение/);
    expect(text).toContain('К ответу приложено: план.png.');

    const own = (await call(server, 'GET', `/support/requests/${request.id}`, person)).body;
    const [file] = own.messages.at(-1).files;
    expect((await get(server, file.url)).bytes.equals(bytes)).toBe(true);
  });

  it('keeps the files of an answer when the editor leaves', async () => {
    const leaving = await buildPerson(server);
    const { db, query } = server.deps.connection;
    await grantEditor(db, { email: leaving.email, now: new Date() });
    const email = 'stays@example.com';
    await askAsGuest(server, email, { topic: 'Файл остаётся' });
    const token = await mailedLink(server, email);
    const [{ id }] = await find(email);
    const files = [await upload(server, { bytes: png(7, 4) })];
    const body = { version: 0, text: 'Снимок внутри', files };
    const answered = await call(server, 'POST', `${DESK}/${id}/messages`, {
      token: leaving.token,
      body,
    });
    expect(answered.status).toBe(201);
    await query(`delete from users where id = '${leaving.id}'`);
    const read = (await call(server, 'GET', `/support/links/${token}`)).body;
    expect(read.messages.at(-1).files).toMatchObject([{ name: 'снимок.png' }]);
  });

  it('refuses an answer to what has changed meanwhile, so that nothing is answered unread or twice', async () => {
    const person = await buildPerson(server);
    const request = await asked(person, 'Вдвоём');
    const answers = await Promise.all([answer(request, 'Раз'), answer(request, 'Два')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('stale_version');
  });

  it('closes a request without an answer, and says so to whoever has asked', async () => {
    const person = await buildPerson(server);
    const { id, version } = await asked(person, 'Спам');
    const closed = await as('POST', `${DESK}/${id}/close`, { version });
    expect(closed.body).toMatchObject({ status: 'closed', can: { take: false, answer: true } });
    expect((await as('POST', `${DESK}/${id}/close`, { version: version + 1 })).body.code).toBe(
      'support_closed',
    );
    expect(await told(server, person)).toContain('support: Обращение в поддержку закрыто: «Спам»');
    await mailOn(server, person.email, /Обращение №\s\d+ закрыто: Спам/);
  });

  it('lists requests by status and finds them by number, sender and words of the conversation', async () => {
    const person = await buildPerson(server);
    const request = await asked(person, 'Ёлочные кавычки');
    await answer(request, 'Настройка в разделе Типографика');
    for (const search of ['елочные КАВЫЧКИ', person.email, `№${request.number}`, 'типографика']) {
      expect(
        (await find(search)).map(({ id }: { id: string }) => id),
        search,
      ).toContain(request.id);
    }
    expect(await find('такого слова нет')).toEqual([]);
    const { requests, counts } = (await as('GET', `${DESK}?status=answered`)).body;
    expect(requests.every(({ status }: { status: string }) => status === 'answered')).toBe(true);
    expect(counts.answered).toBe(requests.length);
  });

  it('goes with the account of whoever has asked, letters as a guest included', async () => {
    const person = await buildPerson(server);
    await answer(await asked(person, 'Прощание'), 'Ответ');
    await askAsGuest(server, person.email, { topic: 'Прощание гостя' });
    const { query } = server.deps.connection;
    const former = await buildPerson(server);
    await asked(former, 'Прежний адрес');
    await query(
      `update support_requests set email = '${person.email}' where user_id = '${former.id}'`,
    );
    const passwordHash = await hashPassword('secret-7');
    await query(`update users set password_hash = '${passwordHash}' where id = '${person.id}'`);
    const body = { password: 'secret-7' };
    expect((await call(server, 'DELETE', '/user', { token: person.token, body })).status).toBe(204);
    expect(await find('Прощание')).toEqual([]);
    expect(await find('Прежний адрес')).toHaveLength(1);
    expect(
      (await query(`select 1 from support_messages where author_id = '${person.id}'`)).rows,
    ).toEqual([]);
  });

  it('is noted in the log of the server: who reads which request, once a day, and nothing of its text', async () => {
    const person = await buildPerson(server);
    const { id } = await asked(person, 'Под запись');
    const info = vi.spyOn(server.deps.log, 'info');
    const lines = () => info.mock.calls.filter(([, words]) => words === 'support request read');
    const reads = () => lines().map(([line]) => line);
    server.pass(24 * HOUR);
    for (const path of [DESK, `${DESK}/${id}`, DESK, `${DESK}/${id}`]) await as('GET', path);
    await call(server, 'GET', `${DESK}/${id}`, person);
    const both = [
      { reader: editor.id, request: 'list' },
      { reader: editor.id, request: id },
    ];
    expect(reads()).toEqual(both);
    server.pass(24 * HOUR);
    await as('GET', `${DESK}/${id}`);
    expect(reads()).toEqual([...both, both[1]]);
    info.mockRestore();
  });
});

// on both databases: requests are filtered, sorted and counted in SQL
describe.each(databases)('the time to the first answer on $name', (database) => {
  it('counts those who still wait, and not what was closed unanswered', async () => {
    const server = await startServer(database);
    const editor = await buildPerson(server);
    await grantEditor(server.deps.connection.db, { email: editor.email, now: new Date() });
    const person = await buildPerson(server);
    const facts = async () => (await call(server, 'GET', '/support/facts')).body;
    expect(await facts()).toEqual({ median_minutes: null, requests: 0, waiting: 0 });
    for (let n = 0; n < 4; n += 1) await ask(server, person, { topic: `Вопрос ${n}` });
    const { requests } = (await call(server, 'GET', `${DESK}?status=new`, editor)).body;
    const at = async (index: number, deed: string, hours: number) => {
      server.pass(hours * HOUR);
      const body = { version: 0, text: 'Ответ' };
      const path = `${DESK}/${requests[index].id}/${deed}`;
      expect((await call(server, 'POST', path, { token: editor.token, body })).status).toBeLessThan(
        300,
      );
    };
    await at(0, 'messages', 1);
    await at(1, 'messages', 2);
    await at(2, 'close', 0);
    server.pass(7 * HOUR);
    const { median_minutes: minutes, ...rest } = await facts();
    expect(rest).toEqual({ requests: 3, waiting: 1 });
    expect(minutes).toBeGreaterThanOrEqual(180);
    expect(minutes).toBeLessThan(185);
    await server.close();
  });
});
