import { openPostgres } from '../../apps/server/src/db/open-postgres.ts';
import type { Statement } from './statements.ts';

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
