import { emptyArticle } from '@pv/contract';
import { eq, max } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { articles } from '../../../db/schema/index.ts';
import { createArticle } from './create-article.ts';

/** Makes the draft of an info block, the last of its type. Gives its id. */
export async function createBlock(
  work: Work,
  { typeId, editorId }: { typeId: number; editorId: string },
): Promise<string> {
  const [last] = await work.trx
    .select({ position: max(articles.position) })
    .from(articles)
    .where(eq(articles.typeId, typeId));
  const position = (last?.position ?? -1) + 1;
  const content = { ...emptyArticle(), icon: null, stage: null };
  return createArticle(work, { section: 'block', typeId, position, content, editorId });
}
