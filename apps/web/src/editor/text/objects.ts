import type { CitedSource, FigureImage } from '@pv/editor-schema';
import { showFormula } from './formula-display.ts';
import type { LabelKind } from './labels.ts';

/** Makes an element with a class and data attributes. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className = '',
  data: Readonly<Record<string, string>> = {},
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  if (className) made.className = className;
  Object.assign(made.dataset, data);
  return made;
}

/** Marks an element as carrying a number, which `paint` writes into it. */
export function markNumbered(target: HTMLElement, kind: LabelKind, id: unknown): void {
  target.dataset.numbered = kind;
  if (typeof id === 'string') target.dataset.id = id;
  else delete target.dataset.id;
}

function picture({ asset, width, pixels, alt }: FigureImage): HTMLElement {
  const image = element('img', 'picture', { asset });
  image.alt = alt;
  image.style.width = `${width}%`;
  image.draggable = false;
  const [w, h] = pixels;
  if (w > 0 && h > 0) image.style.aspectRatio = `${w} / ${h}`;
  return image;
}

/** The pictures of a figure, side by side or one below another as they fit. */
export function fillPictures(target: HTMLElement, images: readonly FigureImage[]): void {
  target.replaceChildren(...images.map(picture));
}

/** The inside of a formula on its own line; the number is painted at its right edge. */
export function fillFormula(target: HTMLElement, attrs: Readonly<Record<string, unknown>>): void {
  const tex = element('span', 'tex');
  target.replaceChildren(tex, element('span', 'number'));
  showFormula(tex, String(attrs.tex ?? ''), true);
  target.dataset.plain = attrs.numbered === false ? 'true' : '';
}

/** What an atom within the line shows; references and citations get their text from `paint`. */
export const INLINE_FILLERS = {
  formulaInline: (target: HTMLElement, attrs: Readonly<Record<string, unknown>>) =>
    showFormula(target, String(attrs.tex ?? ''), false),
  crossReference: (target: HTMLElement, attrs: Readonly<Record<string, unknown>>) => {
    target.dataset.target = String(attrs.target ?? '');
  },
  citation: (target: HTMLElement, attrs: Readonly<Record<string, unknown>>) => {
    target.dataset.sources = JSON.stringify((attrs.sources ?? []) as CitedSource[]);
  },
  footnote: (target: HTMLElement, attrs: Readonly<Record<string, unknown>>) => {
    target.dataset.note = String(attrs.text ?? '');
    target.title = target.dataset.note;
  },
} as const;

export type InlineAtom = keyof typeof INLINE_FILLERS;

/** An atom within the line as an element. */
export function inlineAtom(
  name: InlineAtom,
  attrs: Readonly<Record<string, unknown>>,
): HTMLSpanElement {
  const made = element('span', `atom ${name}`, { atom: name });
  INLINE_FILLERS[name](made, attrs);
  return made;
}
