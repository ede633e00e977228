import { isArticleProfile } from '../model/profiles.ts';
import type { RuleId } from './registry.ts';

/** What only an article has to have. */
const OF_ARTICLES: ReadonlySet<RuleId> = new Set<RuleId>([
  'R707-parts',
  'R707-udc',
  'R707-keywords',
  'R707-abstract',
  'R707-english',
]);

/** What a report or a thesis has to have and an article has not: its parts, numbers of sections, its tone. */
const OF_WORKS: ReadonlySet<RuleId> = new Set<RuleId>([
  'G32-4-required',
  'G32-4-sources-practice',
  'G32-5.3.2.1-keywords-count',
  'G32-5.3.2.2-abstract-length',
  'G32-6.2.1-struct-kind',
  'G32-5.5.2-terms-opening',
  'G32-5.6.1-abbr-opening',
  'G32-5.6.2-abbr-needed',
  'G32-5.6.3-abbr-inline',
  'G32-6.4.1-sequence',
  'G32-6.4.3-single-item',
  'V-intro-keywords',
  'V-heading-not-adjacent',
]);

/** Whether a rule is asked of a document with that formatting profile. */
export function ruleFits(rule: RuleId, profileId: string): boolean {
  return !(isArticleProfile(profileId) ? OF_WORKS : OF_ARTICLES).has(rule);
}
