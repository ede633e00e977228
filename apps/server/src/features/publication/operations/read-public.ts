import { AppError, type ArticleSection, type PublicArticle } from '@pv/contract';
import { and, eq, lte } from 'drizzle-orm';
import type { Deps, Locale } from '../../../context.ts';
import { articleAddresses, articles } from '../../../db/schema/index.ts';
import { forReaders } from '../article-row.ts';
import { presentPictures } from '../pictures.ts';
import { presentArticle } from '../present-public.ts';

/**
 * An article that readers see, by any address that it has or had; it names its present one.
 * @throws AppError `not_found`, for what is not published alike
 */
export async function readPublic(
  { connection: { db }, storage, clock }: Deps,
  { section, slug, locale }: { section: ArticleSection; slug: string; locale: Locale },
): Promise<PublicArticle> {
  const [found] = await db
    .select({ row: articles })
    .from(articleAddresses)
    .innerJoin(articles, eq(articles.id, articleAddresses.articleId))
    .where(
      and(
        eq(articleAddresses.section, section),
        eq(articleAddresses.slug, slug),
        lte(articles.publishAt, clock()),
      ),
    );
  const content = found?.row.shown;
  if (!found || !content) throw new AppError('not_found');
  const pictures = await presentPictures(db, storage, found.row.id, content);
  return presentArticle({ row: forReaders(found.row), content, pictures }, locale);
}
