import type { ArticleVersion } from '@pv/contract';
import { desc, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../../context.ts';
import { articleVersions } from '../../../db/schema/index.ts';
import type { ArticleRecord } from '../article-row.ts';

/** What is written within so long of the last kept state is not kept apart. */
const APART_MS = 10 * 60_000;

/**
 * Keeps the content of an article as it is; the same content is not kept twice in a row. Gives the id of
 * the newest kept state, which holds it unless it came too soon.
 */
export async function keepVersion(
  { trx, now }: Work,
  row: Pick<ArticleRecord, 'id' | 'content'>,
  reason: ArticleVersion['reason'],
  editorId: string | null,
): Promise<string> {
  const [last] = await trx
    .select({
      id: articleVersions.id,
      content: articleVersions.content,
      createdAt: articleVersions.createdAt,
    })
    .from(articleVersions)
    .where(eq(articleVersions.articleId, row.id))
    .orderBy(desc(articleVersions.createdAt), desc(articleVersions.id))
    .limit(1);
  const same = last && JSON.stringify(last.content) === JSON.stringify(row.content);
  const soon = last && now.getTime() - last.createdAt.getTime() < APART_MS;
  if (last && reason !== 'published' && (same || (reason === 'written' && soon))) return last.id;
  const id = uuidv7();
  await trx.insert(articleVersions).values({
    id,
    articleId: row.id,
    reason,
    editorId,
    content: row.content,
    createdAt: now,
  });
  return id;
}
