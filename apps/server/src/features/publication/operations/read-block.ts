import { AppError } from '@pv/contract';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../../context.ts';
import { articleAddresses, articles } from '../../../db/schema/index.ts';
import type { ShownBlock } from '../present-block.ts';
import { findBlocks, withPictures } from '../queries/find-blocks.ts';

/**
 * One info block by its id, or by any name that it has or had in the address.
 * @throws AppError `not_found`, for what is not published alike
 */
export async function readBlock(
  deps: Deps,
  { id, slug }: { id?: string | undefined; slug?: string | undefined },
): Promise<ShownBlock> {
  let wanted = id;
  if (slug !== undefined) {
    const [address] = await deps.connection.db
      .select({ id: articleAddresses.articleId })
      .from(articleAddresses)
      .where(and(eq(articleAddresses.section, 'block'), eq(articleAddresses.slug, slug)));
    wanted = address?.id;
  }
  const [block] = wanted === undefined ? [] : await findBlocks(deps, eq(articles.id, wanted), 1);
  if (!block) throw new AppError('not_found');
  return withPictures(deps, block);
}
