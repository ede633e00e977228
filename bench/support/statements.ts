import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@pv/contract';
import Fastify from 'fastify';
import { readConfig } from '../../apps/server/src/config.ts';
import { inTransaction } from '../../apps/server/src/context.ts';
import type { Executor } from '../../apps/server/src/db/database.ts';
import { openPostgres } from '../../apps/server/src/db/open-postgres.ts';
import {
  checkKind,
  decideSection,
  loadState,
} from '../../apps/server/src/features/approval/public.ts';
import { listLog } from '../../apps/server/src/features/log/list/list-log.ts';
import {
  findDuePeople,
  findDueProjects,
} from '../../apps/server/src/features/notification/reminders/find-due.ts';
import { selectRows } from '../../apps/server/src/features/project/list/list-projects.ts';
import { countWaiting } from '../../apps/server/src/features/review/waiting/count-waiting.ts';
import { listWaiting } from '../../apps/server/src/features/review/waiting/list-waiting.ts';
import { openDeps } from '../../apps/server/src/open-deps.ts';
import type { Pair } from './turns.ts';

/** A statement as it goes to the database. */
export interface Statement {
  sql: string;
  params: unknown[];
}

/** The very statements that `read` sends to the database, in their order. */
async function statementsOf(
  databaseUrl: string,
  read: (db: Executor) => PromiseLike<unknown>,
): Promise<Statement[]> {
  const sent: Statement[] = [];
  const connection = await openPostgres(databaseUrl, 1, (sql, params) =>
    sent.push({ sql, params }),
  );
  await read(connection.db);
  await connection.close();
  return sent;
}

/** What the first page of somebody's list asks for; `text` is searched everywhere. */
export function listStatements(databaseUrl: string, userId: string, text = '') {
  const asked = endpoints.project.list.query.parse({ ...(text && { all_parameters: text }) });
  const reader = { userId, locale: 'ru', now: new Date() } as const;
  return statementsOf(databaseUrl, (db) => selectRows(db, { ...asked, type: 'nir' }, reader));
}

/** What the page of a project asks for. */
export function pageStatements(databaseUrl: string, id: string, userId: string) {
  return statementsOf(databaseUrl, async (db) => {
    await checkKind(db, id, 'nir');
    await loadState(db, id, userId);
  });
}

/** What the newest page of somebody's log asks for. */
export function logStatements(databaseUrl: string, userId: string) {
  const asked = endpoints.log.list.query.parse({});
  return statementsOf(databaseUrl, (db) => listLog(db, asked, userId));
}

/** What the first page of the board of what waits for somebody asks for. */
export function boardStatements(databaseUrl: string, userId: string) {
  const asked = endpoints.review.waiting.query.parse({});
  const rules = { restoreUnchanged: true, contentChecks: {} };
  const reader = { userId, now: new Date(), rules };
  return statementsOf(databaseUrl, (db) => listWaiting(db, asked, reader));
}

/** What the count of all that waits for somebody asks for. */
export function countStatements(databaseUrl: string, userId: string) {
  return statementsOf(databaseUrl, (db) => countWaiting(db, userId, new Date()));
}

/** What an hourly run of the reminders asks for to find who is due, half an hour after projects were made. */
export function reminderStatements(databaseUrl: string) {
  const now = new Date(Date.now() + 30 * 60_000);
  return statementsOf(databaseUrl, async (db) => {
    const due = await findDueProjects(db, { now, after: null, limit: 100 });
    await findDuePeople(db, due, now.toISOString().slice(0, 10));
  });
}

/** Ends the transaction of a decision that is only looked at. */
class TakenBack extends Error {}

const PROJECT = { section: 'project', stageId: null } as const;

/** Every statement of one decision, the sending of a project's task, in their order. Nothing stays of it. */
export async function decisionStatements(
  { databaseUrl, secret }: { databaseUrl: string; secret: string },
  { projectId, author }: Pair,
): Promise<Statement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pv-bench-'));
  const config = readConfig({ DATA_DIR: folder, DATABASE_URL: databaseUrl, SECRET: secret });
  const deps = await openDeps(config, Fastify().log);
  const sent: Statement[] = [];
  const connection = await openPostgres(databaseUrl, 1, (sql, params) =>
    sent.push({ sql, params }),
  );
  await inTransaction({ ...deps, connection }, async (work) => {
    await decideSection(work, {
      projectId,
      placeIn: () => PROJECT,
      userId: author.userId,
      action: 'approve',
      review: null,
      seen: {},
      locale: 'ru',
    });
    throw new TakenBack();
  }).catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error;
  });
  await connection.close();
  await deps.jobs.stop();
  await deps.documents.close();
  await deps.connection.close();
  rmSync(folder, { recursive: true, force: true });
  return sent.filter(({ sql }) => !/^(begin|rollback|commit)/i.test(sql.trim()));
}

/** How the database goes about a statement, with the times that it took. */
export async function planOf(databaseUrl: string, { sql, params }: Statement): Promise<string> {
  const connection = await openPostgres(databaseUrl, 1);
  const explained = `explain (analyze, costs off, timing off) ${sql}`;
  const { rows } = await connection.query(explained, params);
  await connection.close();
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

/** A node of a plan as PostgreSQL writes it in JSON. */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  Plans?: PlanNode[];
}

interface Explained {
  Plan: PlanNode;
  'Execution Time': number;
}

/** What is read of a table: by which index, and how many rows. */
function readsOf(node: PlanNode): string[] {
  const table = node['Relation Name'] ?? '';
  const way = node['Index Name'] ?? (node['Node Type'] === 'Seq Scan' && `all of ${table}`);
  const rows = (node['Actual Rows'] ?? 0) * (node['Actual Loops'] ?? 1);
  const own = way ? [`${way} (${Math.round(rows)})`] : [];
  return [...own, ...(node.Plans ?? []).flatMap(readsOf)];
}

const shortOf = (sql: string) =>
  sql
    .replaceAll('"', '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^select .*? from /i, 'select from ')
    .slice(0, 48);

/**
 * One line a statement: by which indexes it reads and how many rows. They run in a transaction that is
 * taken back, so that what changes something may be looked at too.
 */
export async function readsOfEach(
  databaseUrl: string,
  statements: readonly Statement[],
): Promise<string[]> {
  const connection = await openPostgres(databaseUrl, 1);
  const lines: string[] = [];
  await connection.execute('begin');
  for (const { sql, params } of statements) {
    const explained = `explain (analyze, timing off, format json) ${sql}`;
    const { rows } = await connection.query(explained, params);
    for (const plan of (rows[0]?.['QUERY PLAN'] ?? []) as Explained[]) {
      const reads = readsOf(plan.Plan).join(', ');
      lines.push(`${plan['Execution Time'].toFixed(2)} ms  ${shortOf(sql)} | ${reads}`);
    }
  }
  await connection.execute('rollback');
  await connection.close();
  return lines;
}
