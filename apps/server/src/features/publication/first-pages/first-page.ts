import type { PagePath } from '@pv/contract';
import type { FirstText } from '../first-articles/first-article.ts';

/** The text of a page as it comes with the product; it stands there too while nothing else is published. */
export interface FirstPage {
  path: PagePath;
  /** An ISO date. */
  day: string;
  ru: FirstText;
  en: FirstText;
}
