import type { InlineOf } from './document.ts';

/** A piece of a citation in square brackets: plain text, or the number of a source, which may be a link. */
export type CitationPart =
  | { kind: 'text'; text: string }
  | { kind: 'source'; id: string; number: number };

/**
 * «[1, 4]», «[1, с. 15; 4]»: GOST 7.32-2017 clause 6.9.1; a page after a comma and sources after a
 * semicolon where there are pages, GOST R 7.0.5-2008 clause 7.4. A source that is gone prints «?».
 */
export function citationParts(items: InlineOf<'citation'>['items']): CitationPart[] {
  const separator = items.some(({ source }) => source.locator !== null) ? '; ' : ', ';
  const parts: CitationPart[] = [{ kind: 'text', text: '[' }];
  items.forEach(({ source: { id, locator }, number }, index) => {
    if (index > 0) parts.push({ kind: 'text', text: separator });
    parts.push(number === null ? { kind: 'text', text: '?' } : { kind: 'source', id, number });
    if (locator !== null) parts.push({ kind: 'text', text: `, ${glued(locator)}` });
  });
  return [...parts, { kind: 'text', text: ']' }];
}

/** «с. 15» stays on one line. */
function glued(locator: string): string {
  return locator.replaceAll(/\.\s+(?=\d)/g, '.\u00a0');
}
