import { AppError } from '@pv/contract';
import { and, eq, isNotNull, lte } from 'drizzle-orm';
import type { Deps } from '../../../context.ts';
import { articlePictures, articles } from '../../../db/schema/index.ts';
import { picturesIn, presentPicture } from '../pictures.ts';

/**
 * The address of a picture that readers see now, for a day: messengers keep a link for longer.
 * @throws AppError `not_found`, for pictures of drafts alike
 */
export async function findPublicPicture(
  { connection: { db }, storage, clock }: Pick<Deps, 'connection' | 'storage' | 'clock'>,
  id: string,
): Promise<string> {
  const [found] = await db
    .select({ picture: articlePictures, shown: articles.shown })
    .from(articlePictures)
    .innerJoin(articles, eq(articles.id, articlePictures.articleId))
    .where(
      and(
        eq(articlePictures.id, id),
        eq(articlePictures.ready, true),
        lte(articles.publishAt, clock()),
        isNotNull(articles.shown),
      ),
    );
  if (!found?.shown || !picturesIn(found.shown).includes(id)) throw new AppError('not_found');
  return (await presentPicture(storage, found.picture)).url;
}
