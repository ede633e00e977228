/** Pandoc's attributes in braces: `{#fig:scheme .wide width=50%}`. */
const PART = String.raw`(?:[#.@][\p{L}_][^\s{}]*|[\w-]+=(?:"[^"{}]*"|[^\s{}]+))`;
const LEADING = new RegExp(String.raw`^\{\s*${PART}(?:\s+${PART})*\s*\}`, 'u');
/** At the end of a line braces may be words: what is no name or class stays. */
const TRAILING = new RegExp(String.raw`^\{\s*(?:-|(?=[#.])${PART}(?:\s+${PART})*)\s*\}\s*$`, 'u');

/** A text without its attributes, and what they name the thing beside it. */
export interface Named {
  name: string | null;
  /** «{-}», «{.unnumbered}»: a heading without a number. */
  unnumbered: boolean;
  rest: string;
}

const readParts = (typed: string) => ({
  name: /[{\s]#([^\s{}]+)/.exec(typed)?.[1] ?? null,
  unnumbered: /[{\s](?:-|\.unnumbered)(?=[\s}])/.test(typed),
});

/** Attributes at the beginning of a text. */
export function readLeading(text: string): Named {
  const typed = LEADING.exec(text)?.[0] ?? '';
  return { ...readParts(typed), rest: text.slice(typed.length) };
}

/** Attributes at the end of a text. */
export function readTrailing(text: string): Named {
  const from = text.lastIndexOf('{');
  const typed = from < 0 ? null : TRAILING.exec(text.slice(from));
  return { ...readParts(typed?.[0] ?? ''), rest: typed ? text.slice(0, from).trimEnd() : text };
}
