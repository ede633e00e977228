import { ARTICLE_PROFILE } from '@pv/editor-schema';
import type { FormatProfile } from './document.ts';

/**
 * GOST 7.32-2017 clause 6.1 with the usual sizes where the standard only gives a limit: 14 pt text
 * (no less than 12), 12 pt tables (clause 6.6.7 allows smaller) and listings.
 */
export const GOST_7_32_2017: FormatProfile = {
  id: 'gost-7.32-2017',
  margins: { left: 30, right: 15, top: 20, bottom: 20 },
  fontSize: 14,
  tableFontSize: 12,
  listingFontSize: 11,
  lineSpacing: 1.5,
  indent: 12.5,
  numbering: 'through',
  form: 'work',
};

/**
 * The manuscript of an article. GOST R 7.0.7-2021 says what an article consists of and leaves the page to
 * the journal; these are the measures that most of them ask for.
 */
const ARTICLE: FormatProfile = {
  ...GOST_7_32_2017,
  id: ARTICLE_PROFILE,
  margins: { left: 20, right: 20, top: 20, bottom: 20 },
  form: 'article',
};

const PROFILES: ReadonlyMap<string, FormatProfile> = new Map(
  [GOST_7_32_2017, ARTICLE].map((profile) => [profile.id, profile]),
);

/** The built-in profile of that id, or undefined. */
export function findProfile(id: string): FormatProfile | undefined {
  return PROFILES.get(id);
}

/** Whether a document of that profile is the manuscript of an article. */
export function isArticleProfile(id: string): boolean {
  return findProfile(id)?.form === 'article';
}
