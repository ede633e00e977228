import type { ArticlePart } from '@pv/contract';
import { richOf, richWords } from '@pv/editor-schema/rich-text';

/** Words that are read in a minute. */
const SPEED = 180;

/** How long an article is read, in whole minutes, at least one. */
export function readingMinutes(body: readonly Pick<ArticlePart, 'text'>[]): number {
  const words = body.flatMap(({ text }) => (text ? richWords(richOf(text)).split(/\s+/) : []));
  return Math.max(1, Math.round(words.filter((word) => word !== '').length / SPEED));
}
