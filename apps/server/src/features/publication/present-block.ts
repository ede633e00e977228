import {
  type ArticleContent,
  type ArticlePicture,
  BLOCK_TYPES,
  type InfoBlock,
  type WholeBlock,
} from '@pv/contract';
import type { Locale } from '../../context.ts';
import type { ArticleRecord } from './article-row.ts';
import { languageOf } from './present-public.ts';
import { presentRead } from './present-read.ts';

/** An info block that readers see. */
export interface ShownBlock {
  row: ArticleRecord;
  content: ArticleContent;
  pictures: readonly ArticlePicture[];
}

/** The types of info blocks come with the product, all on one day. */
const TYPES_SINCE = '2026-11-21T00:00:00.000Z';

/** The types of info blocks in a language. */
export function presentTypes(locale: Locale) {
  return BLOCK_TYPES.map(({ id, slug, title }) => ({
    id,
    slug,
    title: title[locale],
    createdAt: TYPES_SINCE,
  }));
}

/** An info block in a list. */
export function presentBlock({ row, content }: ShownBlock, locale: Locale): InfoBlock {
  const { title, summary } = content[languageOf(content, locale, 'block')];
  return {
    id: row.id,
    categoryId: row.typeId ?? 0,
    slug: row.slug,
    title,
    header: title,
    description: summary,
    icon: content.icon ?? null,
    stage: content.stage ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** An info block with its text. */
export function presentWhole(block: ShownBlock, locale: Locale): WholeBlock {
  const {
    html,
    title: _,
    summary: __,
    ...text
  } = presentRead(block.content, block.pictures, locale, 'block');
  const updatedAt = block.row.updatedAt.toISOString();
  return { ...presentBlock(block, locale), ...text, content: html, updatedAt };
}
