import { openPostgres } from '../apps/server/src/db/open-postgres.ts';
import { decisionsPerSecond, type Pair } from './support/decide-in-turns.ts';
import { clock, median } from './support/median.ts';
import { pairsOf } from './support/pairs.ts';
import { populate, projectId } from './support/populate.ts';
import { listStatements, planOf } from './support/statements.ts';
import { printTable } from './support/table.ts';
import { withServer } from './support/with-server.ts';

/** How many projects there are when each row is taken. */
const SIZES = [100, 1000, 10_000, 100_000];
const REQUESTS = 60;

/** The median of one request after the other, in milliseconds: what one person feels. */
async function inTurn(request: () => Promise<unknown>): Promise<number> {
  const found: number[] = [];
  for (let n = 0; n < REQUESTS; n++) found.push(await clock(request));
  return median(found);
}

async function feel(origin: string, pair: Pair): Promise<number[]> {
  const { author } = pair;
  const get = async (path: string) => {
    const headers = { authorization: `Bearer ${author.token}` };
    const answer = await fetch(`${origin}/api${path}`, { headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    await answer.arrayBuffer();
  };
  return [
    await inTurn(() => get('/project/nir')),
    await inTurn(() => get(`/project/nir?all_parameters=${encodeURIComponent('ряд')}`)),
    await inTurn(() => get(`/project/nir/${projectId(0)}`)),
    // in the least time that is measured a pair decides twice
    (await inTurn(() => decisionsPerSecond(origin, [pair], 0.001))) / 2,
  ];
}

/** List, search, page and decision of one person as the projects of everybody else grow. */
export function benchGrowth(): Promise<void> {
  return withServer(async (_, server) => {
    const { databaseUrl, url } = server;
    if (!databaseUrl) return console.log('\nGrowth: left out, PostgreSQL is not installed');
    const connection = await openPostgres(databaseUrl, 1);
    const [first = 0] = SIZES;
    let pair: Pair | undefined;
    const rows: string[][] = [];
    for (const [at, size] of SIZES.entries()) {
      await populate(connection, SIZES[at - 1] ?? 0, size);
      [pair] = pair ? [pair] : await pairsOf(server, 1, first);
      const found = pair ? await feel(url, pair) : [];
      rows.push([size.toLocaleString('en'), ...found.map((time) => `${time.toFixed(1)} ms`)]);
    }
    await connection.close();
    const head = ['projects', 'list', 'search', 'page', 'decision'];
    printTable('Growth: one request after the other, 30 projects of 30 members each', [
      head,
      ...rows,
    ]);
    const [list] = pair ? await listStatements(databaseUrl, pair.author.userId) : [];
    if (list) console.log(`\nPlan of the list at the end:\n\n${await planOf(databaseUrl, list)}`);
  });
}
