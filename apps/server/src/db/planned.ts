import { getTableColumns, is, Param, Placeholder, type Query, sql, Table } from 'drizzle-orm';
import type { SelectedFieldsOrdered } from 'drizzle-orm/pg-core';
import type { Executor } from './database.ts';

/** A statement of Drizzle's: what it selects, if anything, and its SQL. */
interface Statement<Row> extends PromiseLike<Row[] | { rows: unknown[] }> {
  toSQL(): Query;
  /** Absent of what selects nothing. */
  _?: { selectedFields?: unknown };
}

interface Built {
  query: Query;
  fields: SelectedFieldsOrdered;
}

/** What is selected, one after another, with where it goes in a row. */
function fieldsOf(selected: unknown, path: string[] = []): SelectedFieldsOrdered {
  return Object.entries(selected ?? {}).flatMap(([name, field]): SelectedFieldsOrdered => {
    const at = [...path, name];
    if (is(field, Table)) return fieldsOf(getTableColumns(field), at);
    if (Object.getPrototypeOf(field) === Object.prototype) return fieldsOf(field, at);
    return [{ path: at, field }];
  });
}

function fill(params: readonly unknown[], values: Readonly<Record<string, unknown>>): unknown[] {
  return params.map((param) => {
    const asked = is(param, Param) ? param.value : param;
    if (!is(asked, Placeholder)) return param;
    const value = values[asked.name];
    return is(param, Param) && value !== null ? param.encoder.mapToDriverValue(value) : value;
  });
}

/**
 * A statement that is built once, and that a connection plans once, by its name: for what is asked so often
 * that building its SQL anew would take most of the time. Of tables that are joined by `leftJoin` it selects
 * columns, not whole tables.
 * @param values what differs from call to call
 */
export function planned<Name extends string, Row>(
  name: string,
  values: readonly Name[],
  build: (executor: Executor, values: Record<Name, Placeholder>) => Statement<Row>,
): (executor: Executor, values: Record<Name, unknown>) => Promise<Row[]> {
  let built: Built | null = null;
  const places = Object.fromEntries(
    values.map((value) => [value, sql.placeholder<string>(value)]),
  ) as Record<Name, Placeholder>;
  return (executor, given) => {
    if (!built) {
      const statement = build(executor, places);
      built = { query: statement.toSQL(), fields: fieldsOf(statement._?.selectedFields) };
    }
    const { query, fields } = built;
    const filled = { sql: query.sql, params: fill(query.params, given) };
    return executor._.session
      .prepareQuery<{ execute: Row[]; all: never; values: never }>(filled, fields, name, true)
      .execute();
  };
}
