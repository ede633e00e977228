import type { CitedSource, FigureImage } from './schema.ts';
import type { NodeJson } from './snapshot.ts';

/** A node, as JSON or as the editor has it. */
export interface Attributed {
  readonly type?: unknown;
  readonly attrs?: Readonly<Record<string, unknown>>;
}

/**
 * Attributes, read as they should be. They come from whoever edits the document, so nothing is
 * believed of them. A text that is none is empty.
 */
export function textAttribute(node: Attributed, name: string): string {
  return text(node.attrs?.[name]);
}

/** The level of a heading inside a section; 2 where it is none of those. */
export function headingLevel(node: Attributed): 2 | 3 | 4 {
  const level = node.attrs?.level;
  return level === 3 || level === 4 ? level : 2;
}

/** The sources of a citation; what is no list is empty, what is no source is left out. */
export function citedSources(node: Attributed): CitedSource[] {
  return records(node.attrs?.sources).map(({ id, locator }) => ({
    id: text(id),
    locator: text(locator).trim() || null,
  }));
}

/** The ids of the sources that a text cites. */
export function citedIn(node: NodeJson, found = new Set<string>()): Set<string> {
  if (node.type === 'citation') for (const { id } of citedSources(node)) found.add(id);
  for (const child of node.content ?? []) citedIn(child, found);
  return found;
}

/** The pictures of a figure; a width outside 10 to 100 percent is brought into it. */
export function figureImages(node: Attributed): FigureImage[] {
  return records(node.attrs?.images).map(({ asset, width, pixels, alt }) => {
    const [across, down]: unknown[] = Array.isArray(pixels) ? pixels : [];
    return {
      asset: text(asset),
      width: Math.min(100, Math.max(10, positive(width) || 100)),
      pixels: [positive(across), positive(down)],
      alt: text(alt),
    };
  });
}

/** In how many columns the parts of a figure stand: one, two or three. */
export function figureColumns(node: Attributed): 1 | 2 | 3 {
  const columns = node.attrs?.columns;
  return columns === 1 || columns === 3 ? columns : 2;
}

/** More items than an ordered list has. */
const MAX_START = 9_999;

/** The number of the first item of an ordered list, from 1. */
export function listStart(node: Attributed): number {
  return Math.min(Math.max(Math.trunc(positive(node.attrs?.start)), 1), MAX_START);
}

/** More columns than a page has room for: nobody means more, and each costs memory. */
const MAX_SPAN = 100;

/** How many columns or rows a cell takes: a whole number from 1 to 100. */
export function cellSpan(node: Attributed, name: 'colspan' | 'rowspan'): number {
  return Math.min(Math.max(Math.trunc(positive(node.attrs?.[name])), 1), MAX_SPAN);
}

function records(value: unknown): Partial<Record<string, unknown>>[] {
  return Array.isArray(value)
    ? value.filter((item: unknown) => typeof item === 'object' && item !== null)
    : [];
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Zero for what is no number above zero. Numbers in texts are taken: HTML has no others. */
function positive(value: unknown): number {
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : 0;
  return number > 0 ? number : 0;
}
