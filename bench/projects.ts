import autocannon from 'autocannon';
import { openPostgres } from '../apps/server/src/db/open-postgres.ts';
import { freePort } from '../tools/services.mjs';
import type { Caller } from './support/caller.ts';
import { populate, populateProfessor, projectId } from './support/populate.ts';
import { type BenchServer, startProcess } from './support/start-server.ts';
import { listStatements, pageStatements, type Statement } from './support/statements.ts';
import { printTable } from './support/table.ts';
import { decisionsPerSecond, pairsOf, signAnybody, takeTurns } from './support/turns.ts';
import { withServer } from './support/with-server.ts';

const PROJECTS = 1000;
const SECONDS = 3;
const CONNECTIONS = 20;

type Ground = BenchServer & { databaseUrl: string };

/** A process that answers with the same statements, or makes the least decision. */
async function startBare({ databaseUrl, secret }: Ground, file: string, queries: Statement[]) {
  const port = await freePort();
  const told = { DATABASE_URL: databaseUrl, SECRET: secret, QUERIES: JSON.stringify(queries) };
  const { stop } = await startProcess(`bench/support/${file}`, port, told);
  return { origin: `http://127.0.0.1:${port}`, stop };
}

async function readsPerSecond(origin: string, path: string, { token }: Caller): Promise<number> {
  const result = await autocannon({
    url: `${origin}/api${path}`,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { authorization: `Bearer ${token}` },
  });
  if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx} refusals of ${path}`);
  return result.requests.average;
}

async function compare(server: Ground, professor: Caller): Promise<void> {
  const { databaseUrl, url } = server;
  const page = `/project/nir/${projectId(0)}`;
  const pairs = await pairsOf(server, CONNECTIONS, PROJECTS);
  const ofList = await listStatements(databaseUrl, professor.userId);
  const ofPage = await pageStatements(databaseUrl, projectId(0), professor.userId);
  const list = await startBare(server, 'bare-read.ts', ofList);
  const project = await startBare(server, 'bare-read.ts', ofPage);
  const decision = await startBare(server, 'bare-decision.ts', []);
  const readList = (origin: string) => readsPerSecond(origin, '/project/nir', professor);
  const readPage = (origin: string) => readsPerSecond(origin, page, professor);
  const decide = (origin: string) => decisionsPerSecond(origin, pairs, SECONDS);
  const rows = [
    await takeTurns(`list of ${PROJECTS} projects`, readList, [url, list.origin]),
    await takeTurns(`page, ${ofPage.length} statements`, readPage, [url, project.origin]),
    await takeTurns('decisions', decide, [url, decision.origin]),
  ];
  for (const { stop } of [list, project, decision]) await stop();
  const head = ['', 'server, a second', 'bare route', 'ratio'];
  printTable(`Projects of 30 members, ${CONNECTIONS} connections`, [head, ...rows]);
}

/** List, page and decisions against processes that only run the same statements. */
export function benchProjects(): Promise<void> {
  return withServer(async (_, { databaseUrl, ...rest }) => {
    if (!databaseUrl) return console.log('\nProjects: left out, PostgreSQL is not installed');
    const server = { ...rest, databaseUrl };
    const connection = await openPostgres(databaseUrl, 1);
    await populate(connection, 0, PROJECTS);
    const id = await populateProfessor(connection, PROJECTS);
    await connection.close();
    const [professor] = await signAnybody(server, [id]);
    if (professor) await compare(server, professor);
  });
}
