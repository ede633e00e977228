import { CONSENTS } from '@pv/contract';
import { call } from './call.ts';
import type { TestServer } from './server.ts';
import { solveCaptcha } from './solve-captcha.ts';
import { waitFor } from './wait-for.ts';

export const consents = [
  { code: 'rules', version: CONSENTS.rules },
  { code: 'personal_data', version: CONSENTS.personal_data },
];

const CODE = /\b\d{6}\b/;

/** The newest code mailed to an address, once `count` mails of any sort have come. */
export async function mailedCode(server: TestServer, email: string, count = 1): Promise<string> {
  const mail = await waitFor(() => {
    const mails = server.mails.filter((candidate) => candidate.to === email);
    return mails.length >= count && mails.findLast(({ text }) => CODE.test(text));
  });
  return CODE.exec(mail.text)?.[0] ?? '';
}

/** The id in the mailed link for a new password. */
export async function mailedLink(server: TestServer, email: string): Promise<string> {
  const mail = await waitFor(() =>
    server.mails.find((sent) => sent.to === email && sent.text.includes('/reset-password')),
  );
  return new URL(/https?:\S+/.exec(mail.text)?.[0] ?? '').searchParams.get('id') ?? '';
}

/** Begins a registration as the form does. */
export async function register(server: TestServer, email: string, password = 'secret-7') {
  const captcha = await solveCaptcha(server);
  return call(server, 'POST', '/auth/sign_up', { body: { email, password, captcha, consents } });
}

/** Registers and confirms a person; gives the tokens. */
export async function signUpPerson(server: TestServer, email: string, password = 'secret-7') {
  const { body } = await register(server, email, password);
  const code = await mailedCode(server, email);
  const confirmed = await call(server, 'POST', '/auth/sign_up/verify_otp', {
    body: { email, code, registration_id: body.registration_id },
  });
  return confirmed.body as { access_token: string; refresh_token: string };
}
