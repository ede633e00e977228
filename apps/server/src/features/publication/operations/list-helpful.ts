import {
  ARTICLE_SECTION_CODES,
  HELPFUL_LIMIT,
  type HelpfulArticle,
  type ProjectType,
} from '@pv/contract';
import { and, desc, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Deps, Locale } from '../../../context.ts';
import { articles } from '../../../db/schema/index.ts';
import { sectionOf } from '../article-row.ts';

/** Articles that editors have put beside projects of a kind, in the reader's language, the newest first. */
export async function listHelpful(
  { connection: { db }, clock }: Deps,
  { type, locale }: { type: ProjectType; locale: Locale },
): Promise<HelpfulArticle[]> {
  const words = locale === 'en' ? articles.wordsEn : articles.wordsRu;
  const { id, section, slug, shown } = articles;
  const rows = await db
    .select({ id, section, slug, shown })
    .from(articles)
    .where(
      and(
        inArray(section, [...ARTICLE_SECTION_CODES]),
        lte(articles.publishAt, clock()),
        ne(words, ''),
        sql`${shown}->'kinds' @> ${JSON.stringify([type])}::jsonb`,
      ),
    )
    .orderBy(desc(articles.publishAt), desc(id))
    .limit(HELPFUL_LIMIT);
  return rows.flatMap((row) =>
    row.shown
      ? [
          {
            id: row.id,
            section: sectionOf(row),
            slug: row.slug,
            title: row.shown[locale].title,
            stage: row.shown.stage ?? null,
          },
        ]
      : [],
  );
}
