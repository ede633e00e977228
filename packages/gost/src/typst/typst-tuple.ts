/** A Typst array of expressions; with one item or none it stays an array too. */
export function typstTuple(items: readonly string[]): string {
  return items.length === 0 ? '()' : `(${items.join(', ')},)`;
}
