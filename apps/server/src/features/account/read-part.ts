import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import type { ExportPart } from './export-parts.ts';

/** What of a table can be told: bytes would be turned into digits, many times their size. */
async function columnsOf(executor: Executor, { table, without = [] }: ExportPart) {
  const { rows } = await executor.execute(sql`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and data_type <> 'bytea'
    order by ordinal_position`);
  return rows.map(({ name }) => String(name)).filter((name) => !without.includes(name));
}

interface Person {
  id: string;
  /** Confirmed: nobody else reads its mail. */
  email: string;
}

/** Which rows of a table are about a person. */
function aboutPerson(part: Omit<ExportPart, 'without'>, person: Person): SQL {
  const { table, by, byEmail = [], owner, through } = part;
  const column = (name: string) => sql`${sql.identifier(table)}.${sql.identifier(name)}`;
  const conditions = by.map((name) => sql`${column(name)} = ${person.id}::uuid`);
  const mine = byEmail.map((name) => sql`${column(name)} = ${person.email}`);
  conditions.push(...mine.map((one) => (owner ? sql`(${one} and ${column(owner)} is null)` : one)));
  if (through) {
    const { column: name, of } = through;
    conditions.push(sql`${column(name)} in (
      select id from ${sql.identifier(of.table)} where ${aboutPerson(of, person)})`);
  }
  return sql.join(conditions, sql` or `);
}

const list = (columns: readonly string[]): SQL =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );

/** The rows of a table that are about a person, each as it is kept, without the secrets. */
export async function readPart(
  executor: Executor,
  part: ExportPart,
  person: Person,
): Promise<Record<string, unknown>[]> {
  const columns = await columnsOf(executor, part);
  const dated = columns.filter((column) => column === 'created_at' || column === 'id');
  const order = dated.length > 0 ? dated.sort() : columns.slice(0, 1);
  const { rows } = await executor.execute(sql`
    select to_jsonb(told) as row from (
      select ${list(columns)} from ${sql.identifier(part.table)}
      where ${aboutPerson(part, person)}
      order by ${list(order)}
    ) told`);
  return rows.map(({ row }) => row as Record<string, unknown>);
}
