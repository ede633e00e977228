import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { png } from '../../../packages/gost/test/messy-docx/pictures.ts';
import { tidyRequests } from '../src/features/support/operations/tidy-requests.ts';
import { jobHandlers } from '../src/job-handlers.ts';
import { buildPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { get, put } from './support/document-calls.ts';
import { startServer, type TestServer } from './support/server.ts';
import { solveCaptcha } from './support/solve-captcha.ts';
import { ask, askAsGuest, mailedLink, mailOn, question, upload } from './support/support-calls.ts';

const DAY = 86_400_000;
const GUEST = '/support/guest_requests';

describe('requests to the support', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  const rows = async (sql: string) => (await server.deps.connection.query(sql)).rows;
  const listOf = async (token: string) =>
    (await call(server, 'GET', '/support/requests', { token })).body.requests;

  it('of a signed-in person stand in the list, with a receipt by mail, and are nobody else’s', async () => {
    const [person, stranger] = [await buildPerson(server), await buildPerson(server)];
    const page = '/project/nir/1?open=about#team';
    const sent = await ask(server, person, { context: { page, error: 'Нет связи' } });
    expect(sent).toMatchObject({ status: 201, body: { email: person.email } });
    const [row] = await listOf(person.token);
    expect(row).toMatchObject({ topic: 'Не открывается документ', status: 'new' });
    expect(sent.body.link).toBe(`/support/requests/${row.id}`);
    const path = `/support/requests/${row.id}`;
    const read = (await call(server, 'GET', path, person)).body;
    expect(read.context).toEqual({ page: '/project/nir/1', error: 'Нет связи', browser: '' });
    expect(read.messages).toMatchObject([{ from: 'asker', name: null, files: [] }]);
    const { text } = await mailOn(server, person.email, /№\s\d+ принято/);
    expect(text).toContain(`/support/requests/${row.id}`);
    expect(text).not.toContain('страница пустая');
    expect(await listOf(stranger.token)).toEqual([]);
    for (const [method, url] of [
      ['GET', path],
      ['POST', `${path}/messages`],
      ['POST', `${path}/close`],
    ] as const) {
      const body = url.endsWith('messages') ? { text: 'Я тоже' } : undefined;
      expect((await call(server, method, url, { body })).status, url).toBe(401);
      const foreign = await call(server, method, url, { token: stranger.token, body });
      expect([foreign.status, foreign.body.code], url).toEqual([404, 'not_found']);
    }
  });

  it('of one person are listed page by page, the last changed first', async () => {
    const { token } = await buildPerson(server);
    for (const topic of ['Первое', 'Второе', 'Третье']) {
      server.pass(1000);
      expect((await ask(server, { token }, { topic })).status).toBe(201);
    }
    const read = (query: string) => call(server, 'GET', `/support/requests?${query}`, { token });
    const topics = ({ requests }: { requests: { topic: string }[] }) =>
      requests.map(({ topic }) => topic);
    const first = (await read('limit=2')).body;
    expect(topics(first)).toEqual(['Третье', 'Второе']);
    const rest = (await read(`limit=2&cursor=${first.next_cursor}`)).body;
    expect(topics(rest)).toEqual(['Первое']);
    expect(rest.next_cursor).toBeNull();
    expect((await read('cursor=rubbish')).status).toBe(422);
  });

  it('are refused with rubbish, and say which field it is', async () => {
    const { token } = await buildPerson(server);
    const refused = async (change: object) => (await ask(server, { token }, change)).body.fields;
    expect(await refused({ topic: ' ' })).toEqual({ topic: 'field_empty' });
    expect(await refused({ topic: 'ж'.repeat(151) })).toEqual({ topic: 'field_long:150' });
    expect(await refused({ text: ' \n ' })).toEqual({ text: 'field_empty' });
    expect(await refused({ text: 'a\u0000b' })).toEqual({ text: 'field_symbols' });
    expect((await ask(server, { token }, { key: 'x' })).status).toBe(422);
    const many = { files: Array.from({ length: 4 }, () => 'key') };
    expect((await ask(server, { token }, many)).status).toBe(422);
    expect((await ask(server, { token }, { files: ['unknown'] })).body.code).toBe('file_missing');
    expect(await listOf(token)).toEqual([]);
  });

  it('of a guest are read and answered by the secret link alone, in the language of the guest', async () => {
    const email = 'guest@gmail.com';
    const sent = await askAsGuest(server, ' Guest@Gmail.com ', {}, 'en');
    expect(sent).toMatchObject({ status: 201, body: { email } });
    const token = await mailedLink(server, email);
    expect(sent.body.link).toBe(`/support/${token}`);
    expect((await mailOn(server, email, /Request No/)).html).toContain('lang="en"');
    const path = `/support/links/${token}`;
    const read = await call(server, 'GET', path);
    expect(read.body).toMatchObject({ email, status: 'new', can: { reply: true, close: true } });
    const more = await call(server, 'POST', `${path}/messages`, { body: { text: 'И ещё' } });
    expect(more.body.messages.map(({ text }: { text: string }) => text)).toEqual([
      'Нажимаю «Открыть», а страница пустая.',
      'И ещё',
    ]);
    expect((await call(server, 'POST', `${path}/messages`, { body: { text: '' } })).status).toBe(
      422,
    );
    const forged = `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`;
    for (const wrong of [forged, 'x', `${read.body.id}.`, `${uuidv7()}.${token.split('.')[1]}`]) {
      const answer = await call(server, 'GET', `/support/links/${wrong}`);
      expect([answer.status, answer.body.code], wrong).toEqual([404, 'not_found']);
    }
    const closed = await call(server, 'POST', `${path}/close`);
    expect(closed.body).toMatchObject({ status: 'closed', can: { reply: true, close: false } });
    expect((await call(server, 'POST', `${path}/close`)).body.code).toBe('support_closed');
  });

  it('of a guest need an address, and the captcha or one of the few ways around it', async () => {
    const send = (body: object, from = '10.9.8.7') =>
      call(server, 'POST', GUEST, { body: question(body), from });
    expect((await send({ email: ' ' })).body.fields).toEqual({ email: 'field_empty' });
    expect((await send({ email: 'no address' })).body.fields).toEqual({ email: 'email_invalid' });
    const email = 'robot@mail.ru';
    expect((await send({ email, captcha: 'e30=' })).body.code).toBe('captcha_failed');
    const captcha = await solveCaptcha(server);
    expect((await send({ email, captcha })).status).toBe(201);
    expect((await send({ email, captcha })).body.code).toBe('captcha_failed');
    expect((await send({ email })).status).toBe(201);
  });

  it('sent twice under one key are one, and mail one receipt', async () => {
    const person = await buildPerson(server);
    const key = uuidv7();
    const answers = await Promise.all([1, 2, 3].map(() => ask(server, person, { key })));
    expect(new Set(answers.map(({ body }) => body.number)).size).toBe(1);
    expect(await listOf(person.token)).toHaveLength(1);
    await mailOn(server, person.email, /принято/);
    expect(server.mails.filter(({ to }) => to === person.email)).toHaveLength(1);
  });

  it('under the key of somebody else are one’s own, and give nobody the number or the link of his', async () => {
    const [first, second] = [await buildPerson(server), await buildPerson(server)];
    const key = uuidv7();
    const { body: his } = await ask(server, first, { key });
    const mine = await ask(server, second, { key });
    expect([mine.status, mine.body.email]).toEqual([201, second.email]);
    const guest = await askAsGuest(server, 'same-key@mail.ru', { key });
    // who types the address of an account is not its owner
    const other = await askAsGuest(server, first.email, { key });
    const numbers = [his, mine.body, guest.body, other.body].map(({ number }) => number);
    expect(new Set(numbers).size).toBe(4);
    const again = await askAsGuest(server, 'same-key@mail.ru', { key });
    expect(again.body).toEqual(guest.body);
    expect((await ask(server, first, { key })).body).toEqual(his);
  });

  it('take files that are what their names say, each with one message, for its reader only', async () => {
    const person = await buildPerson(server);
    const bytes = png(3, 2);
    const file = await upload(server, { bytes });
    const sent = await ask(server, person, { files: [file] });
    const [row] = await listOf(person.token);
    const [message] = (await call(server, 'GET', `/support/requests/${row.id}`, person)).body
      .messages;
    expect(sent.status).toBe(201);
    expect(message.files).toMatchObject([{ name: 'снимок.png', size: bytes.length }]);
    const got = await get(server, message.files[0].url);
    expect([got.status, got.headers['content-type']]).toEqual([200, 'image/png']);
    expect(got.bytes.equals(bytes)).toBe(true);
    expect((await ask(server, person, { files: [file] })).body.code).toBe('file_missing');
    await call(server, 'DELETE', `/support/files/${file}`);
    expect((await get(server, message.files[0].url)).status).toBe(200);

    const start = (name: string, size: number) =>
      call(server, 'POST', '/support/files', { body: { name, size } });
    expect((await start('virus.exe', 10)).body.code).toBe('file_type_refused');
    expect((await start('кино.mp4', 21 * 1024 * 1024)).body.code).toBe('file_too_large');
    const fake = (await start('снимок.png', 5)).body;
    await put(server, fake.upload_url, Buffer.from('<svg>'));
    const finish = `/support/files/${fake.key}/finish`;
    expect((await call(server, 'POST', finish)).body.code).toBe('file_type_refused');
    expect((await call(server, 'POST', finish)).status).toBe(404);
    expect((await call(server, 'DELETE', '/support/files/unknown')).status).toBe(204);
  });

  it('can give a file up before it is sent, while it is uploaded too', async () => {
    const { body } = await call(server, 'POST', '/support/files', {
      body: { name: 'a.png', size: 3 },
    });
    expect((await call(server, 'DELETE', `/support/files/${body.key}`)).status).toBe(204);
    expect(await put(server, body.upload_url, Buffer.from('abc'))).toBe(403);
  });

  it('close by themselves two weeks after the answer, take replies for two more, and go after a year', async () => {
    const person = await buildPerson(server);
    await ask(server, person);
    const [{ id }] = await listOf(person.token);
    const path = `/support/requests/${id}`;
    const { token } = person;
    await rows(`update support_requests set status = 'answered' where id = '${id}'`);
    const status = async () =>
      (await rows(`select status from support_requests where id = '${id}'`))[0]?.status;
    server.pass(13 * DAY);
    await tidyRequests(server.deps);
    expect(await status()).toBe('answered');
    server.pass(2 * DAY);
    await tidyRequests(server.deps);
    expect(await status()).toBe('closed');
    const body = { text: 'Всё ещё не работает' };
    const again = await call(server, 'POST', `${path}/messages`, { token, body });
    expect(again.body.status).toBe('in_work');
    await call(server, 'POST', `${path}/close`, { token });
    server.pass(14 * DAY + 1000);
    const late = await call(server, 'POST', `${path}/messages`, { token, body });
    expect([late.status, late.body.code]).toEqual([409, 'support_closed']);
    server.pass(366 * DAY);
    await tidyRequests(server.deps);
    expect(await status()).toBeUndefined();
  });

  it('keep their files for as long as they live; files never sent go after a day', async () => {
    const person = await buildPerson(server);
    const sent = await upload(server, { bytes: png(4, 4) });
    const unsent = await upload(server, { bytes: png(5, 5) });
    await ask(server, person, { files: [sent] });
    const kept = async () =>
      (await rows(`select key from support_files where key in ('${sent}', '${unsent}')`)).map(
        ({ key }) => key,
      );
    await rows(`update support_files set created_at = created_at - interval '2 days'`);
    await tidyRequests(server.deps);
    expect(await kept()).toEqual([sent]);
    server.pass(3 * DAY);
    await jobHandlers(server.deps)['files.clean']?.(null);
    const stored = [];
    for await (const { key } of server.deps.storage.list()) stored.push(key);
    const [{ storage_key: own } = {}] = await rows(
      `select storage_key from support_files where key = '${sent}'`,
    );
    expect(stored).toContain(own);
    expect(stored.filter((key) => key.startsWith('support/'))).toHaveLength(
      (await rows('select 1 from support_files')).length,
    );
  });
});

describe('many requests', () => {
  it('from one address are refused, so that nobody is flooded with receipts, but not from its account', async () => {
    const server = await startServer(database, { limitsFactor: 1 });
    const codes = [];
    for (let n = 0; n < 6; n += 1) codes.push((await askAsGuest(server, 'victim@mail.ru')).status);
    expect(codes).toEqual([201, 201, 201, 201, 201, 429]);
    const { body } = await askAsGuest(server, 'victim@mail.ru');
    expect(body.detail).toEqual([
      expect.stringMatching(/Дополните одно из них или отправьте новое через \d+\s\S+: черновик/),
    ]);
    expect(Number(body.data.wait)).toBeGreaterThan(3000);
    const victim = await buildPerson(server, { email: 'victim@mail.ru' });
    expect((await ask(server, victim)).status).toBe(201);
    await server.close();
  });

  it('by a guest without the captcha are refused for a time, which is told', async () => {
    const server = await startServer(database, { limitsFactor: 1 });
    const send = (n: number) =>
      call(server, 'POST', GUEST, { body: question({ email: `guest-${n}@mail.ru` }) });
    const codes = [];
    for (let n = 0; n < 3; n += 1) codes.push((await send(n)).status);
    expect(codes).toEqual([201, 201, 201]);
    server.pass(20 * 60_000);
    const { status, body } = await send(3);
    expect([status, body.code]).toEqual([422, 'captcha_required']);
    expect(body.detail).toEqual([
      'Необходимо пройти проверку «Я не робот»!',
      expect.stringMatching(/Повторите через \d+\sминут/),
    ]);
    const wait = Number(body.data.wait);
    expect(wait).toBeGreaterThan(1800);
    expect(wait).toBeLessThanOrEqual(2400);
    await server.close();
  });
});
