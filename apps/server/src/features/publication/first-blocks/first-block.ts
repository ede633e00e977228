import type { BlockIcon, BlockStage, BlockTypeSlug } from '@pv/contract';
import type { FirstPart } from '../first-articles/first-article.ts';

export interface FirstBlockText {
  title: string;
  summary: string;
  parts?: readonly FirstPart[];
}

/** An info block that comes with the product. */
export interface FirstBlock {
  type: BlockTypeSlug;
  /** Its name in the address and, with the type, the key by which the product knows it; never changes. */
  slug: string;
  icon: BlockIcon;
  stage?: BlockStage;
  ru: FirstBlockText;
  en: FirstBlockText;
}
