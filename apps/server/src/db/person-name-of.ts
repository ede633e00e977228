import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { formerPeople, profiles } from './schema/index.ts';

/** The name of whoever has this id, also after he has deleted his account; null for nobody. */
export function personNameOf(id: AnyColumn): SQL<string | null> {
  return sql<string | null>`coalesce(
    (select ${profiles.name} from ${profiles} where ${profiles.userId} = ${id}),
    (select ${formerPeople.name} from ${formerPeople} where ${formerPeople.id} = ${id}))`;
}
