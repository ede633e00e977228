import type { ArticleVersion } from '@pv/contract';
import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { articleVersions, profiles } from '../../../db/schema/index.ts';
import { changesBetween, sameContent } from '../content-changes.ts';
import { type Asked, loadArticle } from '../queries/load-article.ts';

const MOST = 100;

interface Kept {
  version: typeof articleVersions.$inferSelect;
  editor: string | null;
}

/** Equal states in a row as one: the one that was published, else the newest. */
function merged(rows: readonly Kept[]): Kept[] {
  const kept: Kept[] = [];
  for (const row of rows) {
    const newer = kept.at(-1);
    if (!newer || !sameContent(newer.version.content, row.version.content)) kept.push(row);
    else if (newer.version.reason !== 'published' && row.version.reason === 'published')
      kept[kept.length - 1] = row;
  }
  return kept;
}

/**
 * The kept states of an article, the newest first.
 * @throws AppError `not_found`
 */
export async function listVersions(executor: Executor, asked: Asked): Promise<ArticleVersion[]> {
  const { content: written, shown } = await loadArticle(executor, asked);
  const rows = await executor
    .select({ version: articleVersions, editor: profiles.name })
    .from(articleVersions)
    .leftJoin(profiles, eq(profiles.userId, articleVersions.editorId))
    .where(eq(articleVersions.articleId, asked.id))
    .orderBy(desc(articleVersions.createdAt), desc(articleVersions.id))
    // one more, to say what the oldest of them has changed
    .limit(MOST + 1);
  const kept = merged(rows);
  return kept.slice(0, MOST).map(({ version: { id, reason, content, createdAt }, editor }, at) => {
    const before = kept[at + 1]?.version.content;
    return {
      id,
      reason,
      editor,
      title: content.ru.title || content.en.title,
      created_at: createdAt.toISOString(),
      changes: before ? changesBetween(before, content) : [],
      shown: shown !== null && sameContent(shown, content),
      current: sameContent(written, content),
    };
  });
}
