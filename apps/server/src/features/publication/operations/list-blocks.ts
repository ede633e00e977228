import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Deps } from '../../../context.ts';
import { articles } from '../../../db/schema/index.ts';
import { cursorOf } from '../../../http/cursor.ts';
import type { ShownBlock } from '../present-block.ts';
import { findBlocks } from '../queries/find-blocks.ts';

/** The place of a block among all: its type, its place there, its id. */
const mark = cursorOf(z.tuple([z.int(), z.int(), z.uuid()]));

interface Asked {
  type_id?: number | undefined;
  limit: number;
  cursor?: string | undefined;
}

function after(cursor: string) {
  const [typeId, position, id] = mark.read(cursor);
  return sql`(${articles.typeId}, ${articles.position}, ${articles.id}) > (${typeId}::int, ${position}::int, ${id}::uuid)`;
}

/**
 * A page of info blocks without their pictures: of a type, or of all.
 * @throws AppError `validation_failed` for a cursor that is none
 */
export async function listBlocks(
  deps: Deps,
  { type_id: typeId, limit, cursor }: Asked,
): Promise<{ blocks: ShownBlock[]; next_cursor: string | null }> {
  const which = and(
    typeId === undefined ? undefined : eq(articles.typeId, typeId),
    cursor === undefined ? undefined : after(cursor),
  );
  const found = await findBlocks(deps, which, limit + 1);
  const blocks = found.slice(0, limit);
  const last = found.length > limit ? blocks.at(-1)?.row : undefined;
  return {
    blocks,
    next_cursor: last ? mark.write([last.typeId ?? 0, last.position, last.id]) : null,
  };
}
