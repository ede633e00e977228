import type { ArticleRow, ArticleStatus, endpoints, PublicationKind, QueryOf } from '@pv/contract';
import { and, asc, count, desc, eq, gt, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../../../context.ts';
import { articles, profiles } from '../../../db/schema/index.ts';
import { searchWords } from '../../../search-form.ts';
import { requireRight } from '../../platform/public.ts';
import { presentRow } from '../present-edited.ts';

const PAGE = 20;

type Asked = QueryOf<typeof endpoints.articleEditor.list> & { userId: string };

const OF_STATUS: Readonly<Record<ArticleStatus, (now: Date) => SQL | undefined>> = {
  draft: () => and(isNull(articles.publishAt), isNull(articles.firstPublishedAt)),
  scheduled: (now) => gt(articles.publishAt, now),
  published: (now) => lte(articles.publishAt, now),
  unpublished: () => and(isNull(articles.publishAt), isNotNull(articles.firstPublishedAt)),
};

const OF_KIND: Readonly<Record<PublicationKind, SQL>> = {
  article: and(isNull(articles.path), isNull(articles.typeId)) ?? sql`true`,
  page: isNotNull(articles.path),
  block: isNotNull(articles.typeId),
};

/** Articles as they were last written, everything else as readers find it. */
const ORDER: Readonly<Record<PublicationKind, SQL[]>> = {
  article: [desc(articles.updatedAt), desc(articles.id)],
  page: [asc(articles.id)],
  block: [asc(articles.typeId), asc(articles.position), asc(articles.id)],
};

/** Every word stands in a title; the database's `search_form` folds case and ё. */
function titled(search: string | undefined): SQL[] {
  const titles = sql`search_form((${articles.content} -> 'ru' ->> 'title') || ' ' || (${articles.content} -> 'en' ->> 'title'))`;
  return searchWords(search).map((word) => sql`position(${word} in ${titles}) > 0`);
}

/**
 * What editors write of a kind, in the order of the kind.
 * @throws AppError `not_found` for everybody else
 */
export async function listEdited(
  { connection: { db }, clock }: Deps,
  { userId, page, search, kind, section, type_id: typeId, status }: Asked,
): Promise<{ articles: ArticleRow[]; page: number; pages: number }> {
  await requireRight(db, userId, 'write_articles');
  const now = clock();
  const where = and(
    OF_KIND[kind],
    ...(typeId ? [eq(articles.typeId, typeId)] : []),
    ...(section ? [eq(articles.section, section)] : []),
    ...(status ? [OF_STATUS[status](now)] : []),
    ...titled(search),
  );
  const [[counted], rows] = await Promise.all([
    db.select({ total: count() }).from(articles).where(where),
    db
      .select({ row: articles, editor: profiles.name })
      .from(articles)
      .leftJoin(profiles, eq(profiles.userId, articles.editorId))
      .where(where)
      .orderBy(...ORDER[kind])
      .limit(PAGE)
      .offset((page - 1) * PAGE),
  ]);
  return {
    articles: rows.map(({ row, editor }) => presentRow(row, editor, now)),
    page,
    pages: Math.ceil((counted?.total ?? 0) / PAGE),
  };
}
