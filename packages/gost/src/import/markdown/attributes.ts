/** Pandoc's attributes in braces: `{#fig:scheme .wide width=50%}`. */
const PART = String.raw`(?:[#.@][\p{L}_][^\s{}]*|[\w-]+=(?:"[^"{}]*"|[^\s{}]+))`;
const LEADING = new RegExp(String.raw`^\{\s*${PART}(?:\s+${PART})*\s*\}`, 'u');
/** At the end of a line braces may be words: what is no name or class stays. */
const TRAILING = new RegExp(String.raw`^\{\s*(?:-|(?=[#.])${PART}(?:\s+${PART})*)\s*\}\s*$`, 'u');

/** A text without its attributes, and what they name the thing beside it. */
export interface Named {
  name: string | null;
  rest: string;
}

const nameIn = (typed: string) => /[{\s]#([^\s{}]+)/.exec(typed)?.[1] ?? null;

/** Attributes at the beginning of a text. */
export function readLeading(text: string): Named {
  const typed = LEADING.exec(text)?.[0] ?? '';
  return { name: nameIn(typed), rest: text.slice(typed.length) };
}

/** Attributes at the end of a text. */
export function readTrailing(text: string): Named {
  const from = text.lastIndexOf('{');
  const typed = from < 0 ? null : TRAILING.exec(text.slice(from));
  return typed
    ? { name: nameIn(typed[0]), rest: text.slice(0, from).trimEnd() }
    : { name: null, rest: text };
}
