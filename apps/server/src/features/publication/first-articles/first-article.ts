import type { ArticleSection, BlockStage, ProjectType } from '@pv/contract';

/**
 * A part of a text: a heading (null for what opens the text), then paragraphs; a list of lines is a list.
 * `[words](/path)` is a link to a page of this site.
 */
export type FirstPart = readonly [
  heading: string | null,
  ...blocks: (string | readonly string[])[],
];

export interface FirstText {
  title: string;
  summary: string;
  parts: readonly FirstPart[];
}

/** An article that comes with the product. */
export interface FirstArticle {
  /** Never changes: by it the product knows that the article is there already. */
  key: string;
  section: ArticleSection;
  /** An ISO date. */
  day: string;
  /** Kinds of projects that it stands beside, and their stage. */
  kinds?: ProjectType[];
  stage?: BlockStage;
  ru: FirstText;
  en: FirstText;
}
