import autocannon from 'autocannon';
import { freePort } from '../tools/services.mjs';
import { startProcess } from './support/start-server.ts';
import { printTable } from './support/table.ts';
import { takeTurns } from './support/turns.ts';
import { withServer } from './support/with-server.ts';

const SECONDS = 4;
const PERSON = { email: 'student@demo.ru', password: 'demo-password' };

const signInsPerSecond = (connections: number) => async (origin: string) => {
  const result = await autocannon({
    url: `${origin}/api/auth/sign_in`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(PERSON),
    connections,
    duration: SECONDS,
  });
  if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx} sign-ins refused`);
  return result.requests.average;
};

/** Sign-ins with the right password, each a new session, against the check of the password alone. */
export function benchSignIn(): Promise<void> {
  return withServer(async (_, { url }) => {
    const port = await freePort();
    const bare = await startProcess('bench/support/bare-verify.ts', port, {});
    const origins: [string, string] = [url, `http://127.0.0.1:${port}`];
    const rows = [
      await takeTurns('one after another', signInsPerSecond(1), origins),
      await takeTurns('20 at once', signInsPerSecond(20), origins),
    ];
    await bare.stop();
    const head = ['', 'server, a second', 'argon2id alone', 'ratio'];
    printTable('Sign-ins, argon2id with 19 MiB and two passes', [head, ...rows]);
  });
}
