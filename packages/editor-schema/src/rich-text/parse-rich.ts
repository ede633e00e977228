import { readRich } from './read-rich.ts';
import { EMPTY_RICH, type RichDoc } from './rich-doc.ts';
import { RICH_LIMITS } from './rich-limits.ts';

/** The stored content as a text with a form; '' is an empty one, null is what is none at all. */
export function parseRich(content: string): RichDoc | null {
  if (content === '') return EMPTY_RICH;
  if (content.length > RICH_LIMITS.json) return null;
  try {
    return readRich(JSON.parse(content));
  } catch {
    return null;
  }
}

/** A text with a form as it is stored: '' while nothing is written in it. */
export function writeRich(doc: RichDoc): string {
  const empty = doc.content.every((block) => block.type === 'paragraph' && !block.content?.length);
  return empty ? '' : JSON.stringify(doc);
}
