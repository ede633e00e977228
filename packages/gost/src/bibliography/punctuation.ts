/** What an area may be: text, or nothing where the record does not say. */
export type Area = string | null | undefined | false;

function present(areas: readonly Area[]): string[] {
  return areas
    .map((area) => (typeof area === 'string' ? area.trim() : ''))
    .filter((area) => area !== '');
}

/** True for text that has its own final dot: an abbreviation or an ellipsis. */
function endsWithDot(text: string): boolean {
  return /[.…]$/u.test(text);
}

/** Ends text with one dot; that of an abbreviation is not doubled, clause 4.6.11. */
export function withDot(text: string): string {
  // an open row of years keeps room for its end: «2000 – .»
  if (/[–—]$/u.test(text)) return `${text} .`;
  return text === '' || endsWithDot(text) ? text : `${text}.`;
}

/** Joins areas by point, space, dash, space, clause 4.6.2. The last one is left open. */
export function joinAreas(areas: readonly Area[], dash: 'en' | 'em' = 'en'): string {
  const texts = present(areas);
  return texts
    .map((text, n) => (n < texts.length - 1 ? withDot(text) : text))
    .join(dash === 'em' ? ' — ' : ' – ');
}

/** Joins the elements that there are by a mark of the standard, such as ` : ` or ` ; `. */
export function joinElements(mark: string, elements: readonly Area[]): string {
  return present(elements).join(mark);
}

/** Joins sentences, each without a dot of its own, by a dot and a space. */
export function joinSentences(sentences: readonly Area[]): string {
  return present(sentences).map(withoutDot).join('. ');
}

/** Text with its final dot taken off, unless it is an ellipsis or the dot of a single letter. */
export function withoutDot(text: string): string {
  return /(\.\.|…|[^\p{L}]\p{L}\.)$/u.test(text) ? text : text.replace(/\.$/u, '');
}

/** Numbers of pages or issues with an en dash between them and without spaces, clause 7.4.1. */
export function withRanges(text: string): string {
  return text.replace(/(?<=[\dIVXLC])\s*[-–—]+\s*(?=[\dIVXLC])/gu, '–');
}

/** Capitalises the first letter. */
export function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
