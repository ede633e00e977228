import { openPostgres } from '../../apps/server/src/db/open-postgres.ts';
import { sessions } from '../../apps/server/src/db/schema/index.ts';
import { signAccessToken } from '../../apps/server/src/http/access-token.ts';
import type { Caller } from './caller.ts';
import { median } from './median.ts';
import { idOf, memberOf, personId, projectId } from './populate.ts';
import type { BenchServer } from './start-server.ts';
import { times } from './table.ts';

const ROUNDS = 3;

/**
 * Measures the server and a bare process in turns, so that what else the machine does falls on both; the
 * first turn does not count. Gives a row: title, both medians, ratio.
 */
export async function takeTurns(
  title: string,
  measure: (origin: string) => Promise<number>,
  [server, bare]: [string, string],
): Promise<string[]> {
  const rates: [number, number][] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const pair: [number, number] = [await measure(server), await measure(bare)];
    if (round > 0) rates.push(pair);
  }
  const ratio = median(rates.map(([own, least]) => own / least));
  const middle = [0, 1].map((at) => median(rates.map((pair) => pair[at] ?? 0)).toFixed(0));
  return [title, ...middle, times(ratio, 1)];
}

/** Signs people of the database in, with tokens that outlive any benchmark. */
export async function signAnybody(
  { url, secret, databaseUrl }: BenchServer,
  userIds: readonly string[],
): Promise<Caller[]> {
  const connection = await openPostgres(databaseUrl ?? '', 1);
  const now = new Date();
  const device = { agent: 'bench', address: '127.0.0.1', rotatedAt: now, createdAt: now };
  const rows = userIds.map((userId) => {
    const id = idOf(`session ${userId}`);
    return { ...device, id, userId, tokenId: id };
  });
  await connection.db.insert(sessions).values(rows);
  await connection.close();
  return Promise.all(
    rows.map(async ({ id: sessionId, userId }) => {
      const actor = { userId, sessionId, email: `${userId}@bench.ru`, profileName: 'Орлова М.' };
      return { url, userId, token: await signAccessToken(secret, actor, now, 600) };
    }),
  );
}

/** The two people who hand the task of one project to each other. */
export interface Pair {
  projectId: string;
  author: Caller;
  reviewer: Caller;
}

async function decide(origin: string, { projectId, author, reviewer }: Pair, sends: boolean) {
  const { token } = sends ? author : reviewer;
  const answer = await fetch(
    `${origin}/api/project/nir/${projectId}/${sends ? 'approve' : 'revise'}`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ review: sends ? null : 'Уточнить цель\nДобавить сроки' }),
    },
  );
  if (answer.status !== 204) throw new Error(`decision: ${answer.status} ${await answer.text()}`);
}

/** Sending and returning, in turns, in all pairs at once for `seconds`; gives decisions a second. */
export async function decisionsPerSecond(
  origin: string,
  pairs: readonly Pair[],
  seconds: number,
): Promise<number> {
  const begun = performance.now();
  const end = begun + seconds * 1000;
  let count = 0;
  await Promise.all(
    pairs.map(async (pair) => {
      while (performance.now() < end) {
        await decide(origin, pair, true);
        await decide(origin, pair, false);
        count += 2;
      }
    }),
  );
  return (count * 1000) / (performance.now() - begun);
}

/** Creator and supervisor of each of the first `count` projects, in a first block of `size`. */
export async function pairsOf(server: BenchServer, count: number, size: number): Promise<Pair[]> {
  const numbers = Array.from({ length: count }, (_, at) => at);
  const people = numbers.flatMap((n) => [0, 1].map((k) => personId(memberOf(n, k, 0, size))));
  const callers = await signAnybody(server, people);
  return numbers.flatMap((n) => {
    const [author, reviewer] = callers.slice(2 * n, 2 * n + 2);
    return author && reviewer ? [{ projectId: projectId(n), author, reviewer }] : [];
  });
}
