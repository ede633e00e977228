import { ARTICLE_SECTION_CODES, blockTypeId, GUIDE_TYPES } from '@pv/contract';
import { and, desc, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { Deps } from '../../../context.ts';
import { articles } from '../../../db/schema/index.ts';
import { type ArticleRecord, placeOf } from '../article-row.ts';

/** The oldest texts are left out of the map beyond that, so that it stays small enough to be kept in memory. */
const MOST = 45_000;

/** Where a text that readers see stands. */
export interface PublicAddress {
  path: string;
  /** Since when they read it as it is. */
  since: Date;
  /** It is written in English too. */
  english: boolean;
}

type Addressed = Pick<ArticleRecord, 'section' | 'path' | 'typeId' | 'slug'>;

function pathOf(row: Addressed): string {
  const place = placeOf(row);
  if (place.kind === 'page') return `/${place.path}`;
  return place.kind === 'block' ? `/guides/${row.slug}` : `/articles-${place.section}/${row.slug}`;
}

/** Addresses of all texts that readers see on a page of their own, the newest first. */
export async function listAddresses({
  connection: { db },
  clock,
}: Pick<Deps, 'connection' | 'clock'>): Promise<PublicAddress[]> {
  const { section, path, typeId, slug, publishAt, shownAt, wordsEn, shown } = articles;
  const guide = and(eq(section, 'block'), inArray(typeId, GUIDE_TYPES.map(blockTypeId)));
  const rows = await db
    .select({
      ...{ section, path, typeId, slug, wordsEn },
      since: sql<Date>`greatest(${publishAt}, ${shownAt})`.mapWith(publishAt),
    })
    .from(articles)
    .where(
      and(
        or(inArray(section, [...ARTICLE_SECTION_CODES, 'page']), guide),
        lte(publishAt, clock()),
        isNotNull(shown),
      ),
    )
    .orderBy(desc(publishAt))
    .limit(MOST);
  return rows.map((row) => ({
    path: pathOf(row),
    since: row.since,
    english: row.wordsEn !== '',
  }));
}
