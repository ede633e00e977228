import type { Person } from '@pv/contract';

/** «@» and the letters of a name that is being typed; an address of mail is none. */
const TYPED = /(?:^|[\s(«"])@([\p{L}-]{0,40})$/u;

/** A mention that is being typed: where its «@» stands and what follows. */
export interface TypedMention {
  start: number;
  query: string;
}

/** The mention that ends at the caret, or null. */
export function mentionAt(text: string, caret: number): TypedMention | null {
  const query = TYPED.exec(text.slice(0, caret))?.[1];
  return query === undefined ? null : { start: caret - query.length - 1, query };
}

/** The text with a name in the place of the letters from `start` to the caret, and the caret behind it. */
export function withMention(
  text: string,
  { start, caret, name }: { start: number; caret: number; name: string },
): { text: string; caret: number } {
  const named = `@${name} `;
  const rest = text.slice(caret).replace(/^ /, '');
  return { text: text.slice(0, start) + named + rest, caret: start + named.length };
}

/** The text with an «@» at the caret, apart from the word before it. */
export function withSign(text: string, caret: number): { text: string; caret: number } {
  const before = text.slice(0, caret);
  const sign = before === '' || /[\s(«"]$/u.test(before) ? '@' : ' @';
  return { text: before + sign + text.slice(caret), caret: caret + sign.length };
}

/** A text in pieces: words, and the people whom it calls. */
export function textParts(text: string, people: readonly Person[]): (string | Person)[] {
  // of two names the longer one is meant where it stands whole
  const byLength = [...people].sort((one, other) => other.name.length - one.name.length);
  const parts: (string | Person)[] = [];
  let from = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const person = byLength.find(({ name }) => text.startsWith(name, at + 1));
    if (!person) continue;
    if (at > from) parts.push(text.slice(from, at));
    parts.push(person);
    from = at + 1 + person.name.length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

/** Ids of those whom a text calls. */
export function mentionedIn(text: string, people: readonly Person[]): string[] {
  const ids = textParts(text, people).flatMap((part) => (typeof part === 'string' ? [] : part.id));
  return [...new Set(ids)];
}
