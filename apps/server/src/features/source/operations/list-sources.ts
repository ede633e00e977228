import type { endpoints, LibrarySource, QueryOf } from '@pv/contract';
import { idSchema } from '@pv/contract';
import { and, count, desc, eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { librarySources } from '../../../db/schema/index.ts';
import { cursorOf } from '../../../http/cursor.ts';
import { searchWords } from '../../../search-form.ts';

const cursors = cursorOf(idSchema);

/** A page of a person's library, the newest first, and how many records fit the search. */
export async function listSources(
  executor: Executor,
  ownerId: string,
  { query, cursor, limit }: QueryOf<typeof endpoints.source.list>,
): Promise<{ sources: LibrarySource[]; next_cursor: string | null; total: number }> {
  const words = searchWords(query).map(
    (word) => sql`strpos(search_form(${librarySources.raw}), ${word}) > 0`,
  );
  const own = and(eq(librarySources.ownerId, ownerId), ...words);
  const rows = await executor
    .select()
    .from(librarySources)
    .where(and(own, cursor ? lt(librarySources.id, cursors.read(cursor)) : undefined))
    .orderBy(desc(librarySources.id))
    .limit(limit + 1);
  const [all] = await executor.select({ total: count() }).from(librarySources).where(own);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    sources: page.map(({ id, raw, csl, createdAt }) => ({
      id,
      raw,
      csl,
      created_at: createdAt.toISOString(),
    })),
    next_cursor: rows.length > limit && last ? cursors.write(last.id) : null,
    total: all?.total ?? 0,
  };
}
