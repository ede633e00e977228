import {
  ARTICLE_SECTIONS,
  type ArticleSection,
  type ArticleStatus,
  type Place,
  type PublicationKind,
} from '@pv/contract';
import type { articles } from '../../db/schema/index.ts';

export type ArticleRecord = typeof articles.$inferSelect;

type Placed = Pick<ArticleRecord, 'section' | 'path' | 'typeId'>;

/** What a publication is. */
export function kindOf({ section }: Pick<ArticleRecord, 'section'>): PublicationKind {
  return section === 'page' || section === 'block' ? section : 'article';
}

/** The section of an article; nobody else may be asked. */
export function sectionOf({ section }: Pick<ArticleRecord, 'section'>): ArticleSection {
  if (section in ARTICLE_SECTIONS) return section as ArticleSection;
  throw new Error(`${section} is no section of articles`);
}

/** Where a publication stands on the site. */
export function placeOf({ section, path, typeId }: Placed): Place {
  if (path !== null) return { kind: 'page', path };
  if (typeId !== null) return { kind: 'block', type_id: typeId };
  return { kind: 'article', section: sectionOf({ section }) };
}

type Dated = Pick<ArticleRecord, 'publishAt' | 'firstPublishedAt'>;

/** Whether readers see an article. */
export function statusOf({ publishAt, firstPublishedAt }: Dated, now: Date): ArticleStatus {
  if (publishAt) return publishAt > now ? 'scheduled' : 'published';
  return firstPublishedAt ? 'unpublished' : 'draft';
}

/**
 * A publication as its readers know it: for them it changed when it was published last, or at the moment
 * that this was planned for.
 */
export function forReaders(row: ArticleRecord): ArticleRecord {
  const { publishAt } = row;
  const shownAt = row.shownAt ?? row.updatedAt;
  return { ...row, updatedAt: publishAt && publishAt > shownAt ? publishAt : shownAt };
}

/** Whether the address stays whatever the title becomes: from the first publication, planned ones too. */
export const hasAddress = ({
  firstPublishedAt,
}: Pick<ArticleRecord, 'firstPublishedAt'>): boolean => firstPublishedAt !== null;
