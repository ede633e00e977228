import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { TestServer } from './server.ts';

/** Asks for a challenge and solves it as the widget in the browser does. */
export async function solveCaptcha(server: TestServer): Promise<string> {
  const challenge = (await server.app.inject('/api/auth/captcha')).json<Challenge>();
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('the challenge has no solution');
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
