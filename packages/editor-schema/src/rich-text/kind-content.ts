import { parseRich, writeRich } from './read-rich.ts';
import {
  type ContentKind,
  EMPTY_RICH,
  type KindContent,
  type RichDoc,
  TEXT_LIMIT,
} from './rich-doc.ts';
import { richOfText, wholeWords } from './rich-words.ts';

/** A stored text with a form; what is stored otherwise is shown as the plain text that it is. */
export function richOf(content: string): RichDoc {
  return parseRich(content) ?? richOfText(content);
}

/** The words of a text of either kind, with where its links lead. */
export function contentWords({ kind, content }: KindContent): string {
  return kind === 'text' || content === '' ? content : wholeWords(richOf(content));
}

/** Whether anything is written: an empty list or table is nothing yet. */
export function isWritten(body: KindContent): boolean {
  if (body.kind === 'text') return body.content.trim() !== '';
  return /[\p{L}\p{N}]/u.test(contentWords(body));
}

/** The same text in the other kind: nothing is lost on the way to a form, the looks are on the way back. */
export function convertContent(from: KindContent, kind: ContentKind): KindContent {
  // what is given may be a whole row, of which nothing else must come back
  if (from.kind === kind) return { kind, content: from.content };
  const words = contentWords(from);
  return { kind, content: kind === 'text' ? words : writeRich(richOfText(words)) };
}

/** What is wrong with a text: `long`, or `wrong` for one that has not the form it says. Null when nothing is. */
export function contentProblem({ kind, content }: KindContent): 'long' | 'wrong' | null {
  if (kind === 'text') return content.length > TEXT_LIMIT ? 'long' : null;
  const doc = content === '' ? EMPTY_RICH : parseRich(content);
  if (!doc) return 'wrong';
  return wholeWords(doc).length > TEXT_LIMIT ? 'long' : null;
}

/** A text without a problem in the one spelling that is stored. */
export function storedContent({ kind, content }: KindContent): string {
  return kind === 'text' ? content : writeRich(richOf(content));
}
