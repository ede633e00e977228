import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { TestServer } from './server.ts';

/** Solves a challenge as the widget in the browser does. */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('the challenge has no solution');
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** Asks for a challenge and solves it. */
export async function solveCaptcha(server: TestServer): Promise<string> {
  return solve((await server.app.inject('/api/auth/captcha')).json<Challenge>());
}
