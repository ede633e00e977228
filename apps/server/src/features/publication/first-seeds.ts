import { type ArticleContent, blockTypeId, type PagePath } from '@pv/contract';
import type { Shelf } from '../../db/schema/index.ts';
import { FIRST_ARTICLES } from './first-articles/all.ts';
import { FIRST_BLOCKS } from './first-blocks/all.ts';
import { FIRST_PAGES } from './first-pages/all.ts';
import { contentOfFirst } from './first-texts.ts';

/** A publication as it is added the first time. */
export interface Seed {
  /** Never changes: by it the product knows that it is there already. */
  key: string;
  section: Shelf;
  path?: PagePath;
  typeId?: number;
  position?: number;
  /** An ISO date. */
  day: string;
  /** What its address is made of. */
  wished: string;
  content: ArticleContent;
}

const AUTHOR = { name: 'Редакция Провектора', name_en: 'Provektor editors', orcid: '' };
const BLOCKS_DAY = '2026-11-21';

const articleSeeds = FIRST_ARTICLES.map(
  (first): Seed => ({
    key: first.key,
    section: first.section,
    day: first.day,
    wished: first.ru.title,
    content: {
      ...contentOfFirst(first),
      authors: [AUTHOR],
      ...(first.kinds && { kinds: first.kinds }),
      ...(first.stage && { stage: first.stage }),
    },
  }),
);

const pageSeeds = FIRST_PAGES.map(
  (first): Seed => ({
    key: `page-${first.path}`,
    section: 'page',
    path: first.path,
    day: first.day,
    wished: first.path,
    content: contentOfFirst(first),
  }),
);

const blockSeeds = FIRST_BLOCKS.map(
  ({ type, slug, icon, stage, ru, en }, position): Seed => ({
    key: `block-${type}-${slug}`,
    section: 'block',
    typeId: blockTypeId(type),
    position,
    day: BLOCKS_DAY,
    wished: slug,
    content: {
      ...contentOfFirst({ ru: { parts: [], ...ru }, en: { parts: [], ...en } }),
      icon,
      ...(stage && { stage }),
    },
  }),
);

/** Everything that comes with the product to be read on the site. */
export const FIRST_SEEDS: readonly Seed[] = [...articleSeeds, ...pageSeeds, ...blockSeeds];
