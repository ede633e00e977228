import { type Attributed, citedSources, type FigureImage, textAttribute } from '@pv/editor-schema';
import { type NumberedItem, partLetter } from '@pv/gost';
import { loadOnce, whenIdle } from '../../ui/lazy.ts';
import { showChange } from './suggestion-look.ts';

/** Words of captions: the language of the document, not of the interface (GOST 7.32-2017 clauses 6.5.7, 6.6.3). */
const CAPTION_WORDS = { figure: 'Рисунок', table: 'Таблица', listing: 'Листинг' } as const;

type CaptionKind = keyof typeof CAPTION_WORDS;
export type LabelKind = CaptionKind | 'figurePart' | 'heading' | 'formula';

const LABELS: Record<LabelKind, (number: string) => string> = {
  figure: (number) => `${CAPTION_WORDS.figure} ${number}`,
  table: (number) => `${CAPTION_WORDS.table} ${number}`,
  listing: (number) => `${CAPTION_WORDS.listing} ${number}`,
  figurePart: (number) => (partLetter(number) ? `${partLetter(number)})\u00a0` : ''),
  heading: (number) => `${number} `,
  formula: (number) => `(${number})`,
};

/** Whether a mark of an element names a kind of label. */
export function isLabelKind(mark: string | undefined): mark is LabelKind {
  return mark !== undefined && Object.hasOwn(LABELS, mark);
}

/** What is printed by the numbering before (or, for a formula, after) an object; empty without a number. */
export function labelOf(kind: LabelKind, item: NumberedItem | undefined): string {
  return item?.number ? LABELS[kind](item.number) : '';
}

type Katex = typeof import('katex').default;

let ready: Katex | null = null;

/** Loads the formula renderer with its fonts, once; later calls get the same. */
const loadKatex = loadOnce(async (): Promise<Katex> => {
  const [{ default: katex }] = await Promise.all([
    import('katex'),
    import('katex/dist/katex.min.css'),
  ]);
  ready = katex;
  return katex;
});

function draw(katex: Katex, element: HTMLElement, tex: string, displayMode: boolean): void {
  try {
    katex.render(tex, element, { displayMode, throwOnError: true, trust: false, strict: 'ignore' });
    element.classList.remove('is-broken');
  } catch {
    element.textContent = tex;
    element.classList.add('is-broken');
  }
}

/** Formulas that wait for the renderer, with what each is drawn from. */
const waiting = new Map<HTMLElement, { tex: string; displayMode: boolean }>();
/** So long formulas are drawn in one go, ms: a key that is pressed meanwhile waits no longer. */
const AT_ONCE = 8;
/** Between two goes where a browser tells of no idle moments, ms. */
const UNTOLD = 100;

/** Draws what waits, some of it in each idle moment: a work has hundreds of formulas, and is written in before. */
function drawWaiting(katex: Katex): void {
  const end = performance.now() + AT_ONCE;
  for (const [element, { tex, displayMode }] of waiting) {
    waiting.delete(element);
    if (element.dataset.tex === tex) draw(katex, element, tex, displayMode);
    if (performance.now() > end) break;
  }
  if (waiting.size > 0) whenIdle(() => drawWaiting(katex), UNTOLD);
}

const drawLater = () =>
  whenIdle(() => {
    // without a network formulas stay as they were typed
    loadKatex().then(drawWaiting, () => waiting.clear());
  }, UNTOLD);

/** Shows LaTeX as a formula; until the renderer is here, and where it does not understand, as typed. */
export function showFormula(element: HTMLElement, tex: string, displayMode: boolean): void {
  element.dataset.tex = tex;
  if (ready) {
    draw(ready, element, tex, displayMode);
    return;
  }
  element.textContent = tex;
  if (waiting.size === 0) drawLater();
  waiting.set(element, { tex, displayMode });
}

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

function picture({ asset, width, pixels, alt }: FigureImage, shown: Element | undefined) {
  const same = shown instanceof HTMLImageElement && shown.dataset.asset === asset;
  const image = same ? shown : element('img', 'picture', { asset });
  image.alt = alt;
  image.style.width = `${width}%`;
  image.draggable = false;
  // before it has an address: a work has hundreds of them
  image.loading = 'lazy';
  const [w, h] = pixels;
  if (w > 0 && h > 0) image.style.aspectRatio = `${w} / ${h}`;
  return image;
}

/**
 * The pictures of a figure, side by side or one below another as they fit. A picture that stands there
 * already is not loaded anew, so that its description can be typed beside it.
 */
export function fillPictures(target: HTMLElement, images: readonly FigureImage[]): void {
  const made = images.map((image, index) => picture(image, target.children[index]));
  if (made.length === target.children.length && made.every((one) => one.parentNode === target)) {
    return;
  }
  target.replaceChildren(...made);
}

/** The element of a part of a figure: its picture, which can be dragged among the others, and a place for its words. */
export function partElement(): { dom: HTMLElement; pictures: HTMLElement; words: HTMLElement } {
  const dom = element('div', 'figurePart');
  const pictures = element('div', 'pictures');
  const words = element('p', 'partName');
  dom.append(pictures, words);
  return { dom, pictures, words };
}

/** The inside of a formula on its own line; the number is painted at its right edge. */
export function fillFormula(target: HTMLElement, node: Attributed): void {
  const tex = element('span', 'tex');
  target.replaceChildren(tex, element('span', 'number'));
  showFormula(tex, textAttribute(node, 'tex'), true);
  target.dataset.plain = node.attrs?.numbered === false ? 'true' : '';
}

/** What an atom within the line shows; references and citations get their text from `paint`. */
export const INLINE_FILLERS = {
  formulaInline: (target: HTMLElement, node: Attributed) =>
    showFormula(target, textAttribute(node, 'tex'), false),
  crossReference: (target: HTMLElement, node: Attributed) => {
    target.dataset.target = textAttribute(node, 'target');
  },
  citation: (target: HTMLElement, node: Attributed) => {
    target.dataset.sources = JSON.stringify(citedSources(node));
  },
  footnote: (target: HTMLElement, node: Attributed) => {
    target.dataset.note = textAttribute(node, 'text');
    target.title = target.dataset.note;
  },
} as const;

export type InlineAtom = keyof typeof INLINE_FILLERS;

/** An atom within the line as an element. */
export function inlineAtom(name: InlineAtom, node: Attributed): HTMLSpanElement {
  const made = element('span', `atom ${name}`, { atom: name });
  INLINE_FILLERS[name](made, node);
  showChange(made, node);
  return made;
}
