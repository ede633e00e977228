import { endpoints } from '@pv/contract';
import autocannon from 'autocannon';
import { openPostgres } from '../apps/server/src/db/open-postgres.ts';
import { selectRows } from '../apps/server/src/features/project/list/list-projects.ts';
import { freePort } from '../tools/services.mjs';
import { type Caller, call } from './support/caller.ts';
import { newDocument } from './support/documents.ts';
import { median } from './support/median.ts';
import { startProcess } from './support/start-server.ts';
import { printTable, times } from './support/table.ts';
import { withServer } from './support/with-server.ts';

const PROJECTS = 25;
const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 20;

/** The very statement that the server runs for the first page of the caller's list. */
async function mainQuery(databaseUrl: string, { userId }: Caller): Promise<object> {
  const connection = await openPostgres(databaseUrl, 1);
  const reader = { userId, locale: 'ru', now: new Date() } as const;
  const query = { ...endpoints.project.list.query.parse({}), type: 'nir' as const };
  const built = selectRows(connection.db, query, reader).toSQL();
  await connection.close();
  return built;
}

async function requestsPerSecond(url: string, token: string, seconds = SECONDS): Promise<number> {
  const result = await autocannon({
    url: `${url}/api/project/nir`,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { authorization: `Bearer ${token}` },
  });
  if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx} answers were refusals`);
  return result.requests.average;
}

async function rounds(caller: Caller, bareUrl: string) {
  const found: { server: number; bare: number }[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const server = await requestsPerSecond(caller.url, caller.token);
    const bare = await requestsPerSecond(bareUrl, caller.token);
    if (round > 0) found.push({ server, bare });
  }
  return found;
}

/** Requests per second of the project list against a bare route with the same query. */
export function benchProjectList(): Promise<void> {
  return withServer(async (caller, { databaseUrl, secret }) => {
    if (!databaseUrl) {
      console.log(
        '\nProject list: left out, PostgreSQL is not installed and PGlite serves one process',
      );
      return;
    }
    for (let n = 0; n < PROJECTS; n++) await newDocument(caller, `Измерение уровня воды, ряд ${n}`);
    await call(caller, endpoints.project.list);
    const port = await freePort();
    const bare = await startProcess('bench/support/bare-read.ts', port, {
      DATABASE_URL: databaseUrl,
      SECRET: secret,
      QUERIES: JSON.stringify([await mainQuery(databaseUrl, caller)]),
    });
    const found = await rounds(caller, `http://127.0.0.1:${port}`);
    await bare.stop();
    const figures = found.map(({ server, bare }, at) => [
      `round ${at + 1}`,
      server.toFixed(0),
      bare.toFixed(0),
      times(server, bare),
    ]);
    const ratio = median(found.map(({ server, bare }) => server / bare));
    const head = ['', 'server, requests a second', 'bare route', 'ratio'];
    const last = [
      'median',
      median(found.map(({ server }) => server)).toFixed(0),
      median(found.map(({ bare }) => bare)).toFixed(0),
      times(ratio, 1),
    ];
    printTable(`Project list, 20 rows, ${CONNECTIONS} connections`, [head, ...figures, last]);
    console.log('\nAim: ≥ 0.60 ×');
  });
}
