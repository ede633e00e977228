import { and, asc, eq, lte, type SQL } from 'drizzle-orm';
import type { Deps } from '../../../context.ts';
import { articles } from '../../../db/schema/index.ts';
import { forReaders } from '../article-row.ts';
import { presentPictures } from '../pictures.ts';
import type { ShownBlock } from '../present-block.ts';

/** Info blocks that readers see, by type and in the order of the editors, without their pictures. */
export async function findBlocks(
  { connection: { db }, clock }: Deps,
  which: SQL | undefined,
  limit: number,
): Promise<ShownBlock[]> {
  const rows = await db
    .select()
    .from(articles)
    .where(and(eq(articles.section, 'block'), lte(articles.publishAt, clock()), which))
    .orderBy(asc(articles.typeId), asc(articles.position), asc(articles.id))
    .limit(limit);
  return rows.flatMap((row) =>
    row.shown ? [{ row: forReaders(row), content: row.shown, pictures: [] }] : [],
  );
}

/** An info block with its pictures. */
export async function withPictures(deps: Deps, block: ShownBlock): Promise<ShownBlock> {
  const { connection, storage } = deps;
  const pictures = await presentPictures(connection.db, storage, block.row.id, block.content);
  return { ...block, pictures };
}
