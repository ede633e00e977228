import { uuidv7 } from 'uuidv7';
import type { TestPerson } from './builders.ts';
import { type Answer, call } from './call.ts';
import { put } from './document-calls.ts';
import type { TestServer } from './server.ts';
import { solveCaptcha } from './solve-captcha.ts';
import { waitFor } from './wait-for.ts';

/** What a request says where a test does not care. */
export const question = (change: object = {}) => ({
  key: uuidv7(),
  topic: 'Не открывается документ',
  text: 'Нажимаю «Открыть», а страница пустая.',
  ...change,
});

/** Sends a request with an account. */
export const ask = (
  server: TestServer,
  { token }: Pick<TestPerson, 'token'>,
  change: object = {},
) => call(server, 'POST', '/support/requests', { token, body: question(change) });

/** Sends a request without an account, as the form does. */
export async function askAsGuest(
  server: TestServer,
  email: string,
  change: object = {},
  language: 'ru' | 'en' = 'ru',
): Promise<Answer> {
  const body = { email, captcha: await solveCaptcha(server), ...question(change) };
  return call(server, 'POST', '/support/guest_requests', { body, language });
}

/** Uploads a file for a message; gives its key. */
export async function upload(
  server: TestServer,
  { name = 'снимок.png', bytes }: { name?: string; bytes: Uint8Array },
): Promise<string> {
  const { status, body } = await call(server, 'POST', '/support/files', {
    body: { name, size: bytes.length },
  });
  if (status !== 201) throw new Error(`upload: ${JSON.stringify(body)}`);
  await put(server, body.upload_url, bytes);
  const done = await call(server, 'POST', `/support/files/${body.key}/finish`);
  if (done.status !== 204) throw new Error(`finish: ${JSON.stringify(done.body)}`);
  return body.key;
}

/** The newest mail to an address whose subject fits. */
export const mailOn = (server: TestServer, email: string, subject: RegExp) =>
  waitFor(() => server.mails.findLast((mail) => mail.to === email && subject.test(mail.subject)));

/** The token of the secret link in the receipt of a guest. */
export async function mailedLink(server: TestServer, email: string): Promise<string> {
  const { text } = await mailOn(server, email, /№\s\d+ принято|No\.\s\d+ received/);
  const token = /\/support\/(\S+)/.exec(text)?.[1];
  if (!token) throw new Error('the mail has no link');
  return token;
}
