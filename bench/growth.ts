import { openPostgres } from '../apps/server/src/db/open-postgres.ts';
import { clock, median } from './support/median.ts';
import { populate, projectId } from './support/populate.ts';
import {
  boardStatements,
  countStatements,
  decisionStatements,
  listStatements,
  logStatements,
  pageStatements,
  planOf,
  readsOfEach,
  reminderStatements,
  type Statement,
} from './support/statements.ts';
import { printTable, times } from './support/table.ts';
import { decisionsPerSecond, type Pair, pairsOf } from './support/turns.ts';
import { withServer } from './support/with-server.ts';

/** How many projects there are when each row is taken; the last may be given as GROWTH_TO. */
const SIZES = [100, 1000, 10_000, 100_000].filter(
  (size) => size <= Number(process.env.GROWTH_TO ?? 100_000),
);
const REQUESTS = 60;

const READS = {
  list: '/project/nir',
  search: `/project/nir?all_parameters=${encodeURIComponent('ряд')}`,
  page: `/project/nir/${projectId(0)}`,
  log: '/project/project_logs',
  board: '/project/reviews/waiting',
  'board, counted': '/project/reviews/summary',
} as const;

/** The median of one request after the other, in milliseconds: what one person feels. */
async function inTurn(request: () => Promise<unknown>): Promise<number> {
  const found: number[] = [];
  for (let n = 0; n < REQUESTS; n++) found.push(await clock(request));
  return median(found);
}

async function feel(origin: string, pair: Pair): Promise<number[]> {
  const get = async (path: string) => {
    const headers = { authorization: `Bearer ${pair.author.token}` };
    const answer = await fetch(`${origin}/api${path}`, { headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    await answer.arrayBuffer();
  };
  const found: number[] = [];
  for (const path of Object.values(READS)) found.push(await inTurn(() => get(path)));
  // in the least time that is measured a pair decides twice
  return [...found, (await inTurn(() => decisionsPerSecond(origin, [pair], 0.001))) / 2];
}

async function printPlans(server: { databaseUrl: string; secret: string }, pair: Pair) {
  const { databaseUrl } = server;
  const { userId } = pair.author;
  const whole: Record<string, Statement[]> = {
    list: await listStatements(databaseUrl, userId),
    board: (await boardStatements(databaseUrl, userId)).slice(0, 1),
    'board, counted': await countStatements(databaseUrl, userId),
  };
  for (const [title, statements] of Object.entries(whole)) {
    for (const one of statements) console.log(`\n${title}\n${await planOf(databaseUrl, one)}`);
  }
  const brief: Record<string, Statement[]> = {
    page: await pageStatements(databaseUrl, projectId(0), userId),
    log: await logStatements(databaseUrl, userId),
    decision: await decisionStatements(server, pair),
    reminders: await reminderStatements(databaseUrl),
  };
  for (const [title, statements] of Object.entries(brief)) {
    const lines = await readsOfEach(databaseUrl, statements);
    console.log(`\n${title}, ${lines.length} statements: indexes and rows\n${lines.join('\n')}`);
  }
}

/** What one person feels of everything as the projects of everybody else grow, and why. */
export function benchGrowth(): Promise<void> {
  return withServer(async (_, server) => {
    const { databaseUrl, url, secret } = server;
    if (!databaseUrl) return console.log('\nGrowth: left out, PostgreSQL is not installed');
    const connection = await openPostgres(databaseUrl, 1);
    const [first = 0] = SIZES;
    let pair: Pair | undefined;
    const taken: number[][] = [];
    for (const [at, size] of SIZES.entries()) {
      await populate(connection, SIZES[at - 1] ?? 0, size);
      [pair] = pair ? [pair] : await pairsOf(server, 1, first);
      taken.push(pair ? await feel(url, pair) : []);
    }
    await connection.close();
    const rows = taken.map((found, at) => [
      SIZES[at]?.toLocaleString('en') ?? '',
      ...found.map((time) => `${time.toFixed(1)} ms`),
    ]);
    const last = taken.at(-1) ?? [];
    const grown = last.map((time, at) => times(time, taken[0]?.[at] ?? 0));
    printTable('Growth: one request after the other, 30 projects of 30 members each', [
      ['projects', ...Object.keys(READS), 'decision'],
      ...rows,
      ['last to first', ...grown],
    ]);
    if (pair) await printPlans({ databaseUrl, secret }, pair);
  });
}
