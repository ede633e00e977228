/** Elements of a fragment by a selector, as they stood when asked. */
export const all = (root: ParentNode, selector: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

/** Puts the children of an element in its place. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** Gives an element another name; children stay, of attributes only those named. */
export function rename(element: Element, tag: string, kept: readonly string[] = []): HTMLElement {
  const named = element.ownerDocument.createElement(tag);
  for (const name of kept) {
    const value = element.getAttribute(name);
    if (value !== null) named.setAttribute(name, value);
  }
  named.append(...element.childNodes);
  element.replaceWith(named);
  return named;
}

/** Whether an element shows nothing: no word, no picture, no table. */
export function isBlank(element: Element): boolean {
  return !element.textContent?.trim() && !element.querySelector('img, table, figure, hr');
}

/** Marks an element so that the schema reads an attribute from it, see `carried`. */
export function carry(element: Element, name: string, value: unknown): void {
  element.setAttribute(`data-${name}`, JSON.stringify(value));
}

const TYPED = {
  table: /^\s*(?:Таблица|Табл\.|Table)\s*\p{L}?\.?\d[\d.]*\s*[.:—–-]?\s*(?=\S)/iu,
  figure: /^\s*(?:Рисунок|Рис\.|Figure|Fig\.)\s*\p{L}?\.?\d[\d.]*\s*[.:—–-]?\s*(?=\S)/iu,
} as const;

/**
 * The name in a caption typed by hand, «Таблица 2 — Потери»: the word and the number are made by the
 * editor. Null where a text is no such caption.
 */
export function captionName(text: string, kind: keyof typeof TYPED): string | null {
  const typed = TYPED[kind].exec(text)?.[0];
  // a sentence that begins so, «Таблица 2 показывает потери.», is none
  if (!typed || (!/[.:—–-]\s*$/.test(typed) && /[.!?…]\s*$/.test(text))) return null;
  return text.slice(typed.length).trim();
}

/** How the items of a list are marked, and the number of the first one. */
export type ListShape = { kind: 'dash' } | { kind: 'digit' | 'letter'; start: number };

/** The list whose item is marked so in Word: «·», «2)», «б)», «iv.». */
export function shapeOfMarker(marker: string): ListShape {
  const mark = marker.replace(/[\s\u00a0]+/g, '');
  const digits = /(\d+)[.)]?$/.exec(mark)?.[1];
  if (digits) return { kind: 'digit', start: Number(digits) };
  if (/^[ivx]{2,}[.)]$/i.test(mark)) return { kind: 'digit', start: 1 };
  return /^\(?\p{L}[.)]$/u.test(mark) && !/^o[.)]?$/i.test(mark)
    ? { kind: 'letter', start: 1 }
    : { kind: 'dash' };
}

/** Whether an ordered list of HTML counts with letters, by its `type` or the style of its items. */
export function countsLetters(type: string | null, style: string): boolean {
  return type === 'a' || type === 'A' || /alpha|latin|cyrillic|russian/.test(style);
}
