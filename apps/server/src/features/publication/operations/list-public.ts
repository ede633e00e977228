import type { ArticlePage, ArticleSection } from '@pv/contract';
import { otherLayout } from '@pv/texts/search';
import { and, count, desc, eq, lte, ne } from 'drizzle-orm';
import type { Deps, Locale } from '../../../context.ts';
import { articles } from '../../../db/schema/index.ts';
import { presentCards } from '../present-cards.ts';
import { saysAll } from '../says-all.ts';

/** Articles on a page of the site. */
const PAGE = 12;

interface Asked {
  section: ArticleSection;
  page: number;
  search: string | undefined;
  locale: Locale;
}

/** What readers see of a section in their language, the newest first. A page beyond the last is empty. */
export async function listPublic(deps: Deps, asked: Asked): Promise<ArticlePage> {
  const found = await listFound(deps, asked);
  const other = otherLayout(asked.search ?? '');
  if (found.total > 0 || other === null) return found;
  const inOther = await listFound(deps, { ...asked, search: other });
  return inOther.total > 0 ? { ...inOther, understood: other } : found;
}

async function listFound(
  deps: Deps,
  { section, page, search, locale }: Asked,
): Promise<ArticlePage> {
  const {
    connection: { db },
    clock,
  } = deps;
  const words = locale === 'en' ? articles.wordsEn : articles.wordsRu;
  const where = and(
    eq(articles.section, section),
    lte(articles.publishAt, clock()),
    ne(words, ''),
    saysAll(words, search ?? ''),
  );
  const [[counted], rows] = await Promise.all([
    db.select({ total: count() }).from(articles).where(where),
    db
      .select()
      .from(articles)
      .where(where)
      .orderBy(desc(articles.publishAt), desc(articles.id))
      .limit(PAGE)
      .offset((page - 1) * PAGE),
  ]);
  const total = counted?.total ?? 0;
  return {
    articles: await presentCards(deps, rows, locale),
    page,
    pages: Math.ceil(total / PAGE),
    total,
    understood: null,
  };
}
