import { ARTICLE_SECTION_CODES, type ArticleCard, type ArticleSection } from '@pv/contract';
import { and, desc, inArray, lte, ne } from 'drizzle-orm';
import type { Deps, Locale } from '../../../context.ts';
import { articles } from '../../../db/schema/index.ts';
import { nearestFirst } from '../nearest.ts';
import { presentCards } from '../present-cards.ts';
import { readPublic } from './read-public.ts';

const SHOWN = 3;
/** Older articles than so many are found by the search. */
const LOOKED_AT = 60;

/**
 * What to read after an article, in the language of the reader.
 * @throws AppError `not_found`
 */
export async function listMore(
  deps: Deps,
  asked: { section: ArticleSection; slug: string; locale: Locale },
): Promise<ArticleCard[]> {
  const { connection, clock } = deps;
  const read = await readPublic(deps, asked);
  const words = asked.locale === 'en' ? articles.wordsEn : articles.wordsRu;
  const rows = await connection.db
    .select()
    .from(articles)
    .where(
      and(
        inArray(articles.section, [...ARTICLE_SECTION_CODES]),
        lte(articles.publishAt, clock()),
        ne(words, ''),
        ne(articles.id, read.id),
      ),
    )
    .orderBy(desc(articles.publishAt), desc(articles.id))
    .limit(LOOKED_AT);
  const told = rows.flatMap((row) => {
    const { title, summary } = row.shown?.[asked.locale] ?? {};
    return title && summary ? [{ row, title, summary, section: row.section }] : [];
  });
  const nearest = nearestFirst(read, told).slice(0, SHOWN);
  return presentCards(
    deps,
    nearest.map(({ row }) => row),
    asked.locale,
  );
}
