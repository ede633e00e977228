const ESCAPES: Record<string, string> = { '\\': '\\\\', '"': '\\"', '\n': '\\n', '\t': '\\t' };

/** What a literal cannot hold as it is; most texts have none of it, and to look once is cheaper than to replace. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed below
const SPECIAL = /[\\"\u0000-\u001f\u007f-\u009f\ufffe\uffff]/;

/**
 * A Typst string literal with exactly this text: the only way in which text of a writer enters a
 * Typst source. Control characters other than line feed and tab, and halves of surrogate pairs, have
 * no place on paper and are dropped.
 */
export function typstString(text: string): string {
  if (!SPECIAL.test(text) && text.isWellFormed()) return `"${text}"`;
  const printable = text
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed here
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffe\uffff]/g, '')
    .replace(/\p{Surrogate}/gu, '');
  return `"${printable.replace(/[\\"\n\t]/g, (char) => ESCAPES[char] ?? '')}"`;
}

/** A Typst array of expressions; with one item or none it stays an array too. */
export function typstTuple(items: readonly string[]): string {
  return items.length === 0 ? '()' : `(${items.join(', ')},)`;
}
