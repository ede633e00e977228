import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { png } from '../../../packages/gost/test/messy-docx/pictures.ts';
import { grantEditor } from '../src/features/platform/public.ts';
import { buildPerson, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { ask, askAsGuest, mailedLink, mailOn, upload } from './support/support-calls.ts';

const DESK = '/editor/support_requests';

describe('a message of a request that is sent again', () => {
  let server: TestServer;
  let editor: TestPerson;
  let colleague: TestPerson;
  beforeAll(async () => {
    server = await startServer(database);
    editor = await buildPerson(server);
    colleague = await buildPerson(server);
    for (const { email } of [editor, colleague]) {
      await grantEditor(server.deps.connection.db, { email, now: new Date() });
    }
  });
  afterAll(() => server.close());

  /** A request of somebody new, and the ways to write in it. */
  async function asked(topic: string) {
    const person = await buildPerson(server);
    await ask(server, person, { topic });
    const list = await call(server, 'GET', '/support/requests', person);
    const { id } = list.body.requests[0];
    const desk = (await call(server, 'GET', `${DESK}/${id}`, editor)).body;
    const post = (path: string, by: TestPerson, body: object) =>
      call(server, 'POST', `${path}/${id}/messages`, { token: by.token, body });
    return {
      person,
      version: desk.version as number,
      reply: (body: object) => post('/support/requests', person, body),
      answer: (body: object, by = editor) => post(DESK, by, body),
      texts: async () =>
        (await call(server, 'GET', `${DESK}/${id}`, editor)).body.messages
          .slice(1)
          .map(({ text }: { text: string }) => text),
    };
  }
  const mails = (to: string, subject: string) =>
    server.mails.filter((mail) => mail.to === to && mail.subject.includes(subject));

  it('by whoever asks is one message with its files, and mails the editors once', async () => {
    const { reply, texts } = await asked('Повтор письма');
    const file = await upload(server, { bytes: png(3, 2) });
    const message = { text: 'И ещё вот что', files: [file], key: uuidv7() };
    const first = await reply(message);
    const again = await Promise.all([1, 2].map(() => reply(message)));
    expect(again.map(({ status }) => status)).toEqual([201, 201]);
    expect(again.map(({ body }) => body.messages.length)).toEqual([2, 2]);
    expect(first.body.messages[1].files).toHaveLength(1);
    expect(await texts()).toEqual(['И ещё вот что']);
    await mailOn(server, editor.email, /Ответ в обращении №\s\d+: Повтор письма/);
    const replies = mails(editor.email, 'Повтор письма').map(({ subject }) => subject);
    expect(replies.filter((subject) => subject.includes('Ответ в обращении'))).toHaveLength(1);
  });

  it('without the files that a page loaded anew has forgotten is the one that is there', async () => {
    const { reply, texts } = await asked('Забытый файл');
    const message = { text: 'Смотрите снимок', key: uuidv7() };
    const file = await upload(server, { bytes: png(3, 2) });
    await reply({ ...message, files: [file] });
    const again = await reply(message);
    expect([again.status, again.body.messages[1].files.length]).toEqual([201, 1]);
    expect(await texts()).toEqual([message.text]);
  });

  it('with other words is refused, since the first ones were read, and goes under a new key', async () => {
    const { reply, texts } = await asked('Другой текст');
    const key = uuidv7();
    await reply({ text: 'Первое', key });
    const refused = await reply({ text: 'Первое и второе', key });
    expect([refused.status, refused.body.code]).toEqual([409, 'message_sent']);
    expect(refused.body.detail).toMatch(/уже отправлено/);
    const file = await upload(server, { bytes: png(3, 2) });
    const withFile = await reply({ text: 'Первое', files: [file], key });
    expect([withFile.body.code, withFile.body.data]).toEqual(['message_sent', { files: '' }]);
    expect((await reply({ text: 'Второе', key: uuidv7() })).status).toBe(201);
    expect(await texts()).toEqual(['Первое', 'Второе']);
  });

  it('with other words names the files that went with the first, and no other', async () => {
    const { reply } = await asked('Другой текст с файлом');
    const gone = await upload(server, { bytes: png(3, 2) });
    const added = await upload(server, { bytes: png(2, 3) });
    const key = uuidv7();
    await reply({ text: 'Первое', files: [gone], key });
    const refused = await reply({ text: 'Второе', files: [added, gone], key });
    expect([refused.body.code, refused.body.data]).toEqual(['message_sent', { files: gone }]);
    const next = await reply({ text: 'Второе', files: [added], key: uuidv7() });
    expect(next.body.messages[2].files).toHaveLength(1);
  });

  it('by the link of a guest is one message, and without a key a new one each time', async () => {
    const email = 'again@gmail.com';
    await askAsGuest(server, email);
    const token = await mailedLink(server, email);
    const send = (body: object) =>
      call(server, 'POST', `/support/links/${token}/messages`, { body });
    const message = { text: 'Дополнение', key: uuidv7() };
    await send(message);
    expect((await send(message)).body.messages).toHaveLength(2);
    await send({ text: 'Без ключа' });
    expect((await send({ text: 'Без ключа' })).body.messages).toHaveLength(4);
    expect((await send({ text: 'Без ключа', key: 'x' })).status).toBe(422);
  });

  it('by an editor is one answer and one mail, though the request has changed by it', async () => {
    const { person, version, answer, texts } = await asked('Повтор ответа');
    const message = { version, text: 'Сделано', key: uuidv7() };
    expect((await answer(message)).body.status).toBe('answered');
    const again = await answer(message);
    expect([again.status, again.body.version]).toEqual([201, version + 1]);
    expect(await texts()).toEqual(['Сделано']);
    await mailOn(server, person.email, /Ответ на обращение/);
    expect(mails(person.email, 'Ответ на обращение')).toHaveLength(1);
    const other = await answer({ ...message, text: 'Не сделано' });
    expect(other.body.code).toBe('message_sent');
  });

  it('by an editor closes the request if he has asked that now, and leaves open what was written on', async () => {
    const { reply, version, answer, texts } = await asked('Ответ и конец');
    const message = { version, text: 'Готово', key: uuidv7() };
    await answer(message);
    const closed = await answer({ ...message, close: true });
    expect([closed.status, closed.body.status]).toEqual([201, 'closed']);
    await reply({ text: 'Нет, не готово' });
    const late = await answer({ ...message, close: true });
    expect([late.status, late.body.status]).toEqual([201, 'in_work']);
    expect(await texts()).toEqual(['Готово', 'Нет, не готово']);
  });

  it('under the key of somebody else is one’s own', async () => {
    const { reply, version, answer, texts } = await asked('Чужой ключ');
    const key = uuidv7();
    await reply({ text: 'Вопрос', key });
    await answer({ version: version + 1, text: 'Ответ', key });
    await answer({ version: version + 2, text: 'Второй ответ', key }, colleague);
    expect(await texts()).toEqual(['Вопрос', 'Ответ', 'Второй ответ']);
  });
});
