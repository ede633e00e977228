import { type CitedSource, citedSources } from '@pv/editor-schema';
import { citationParts, type Numbering, referenceLabel } from '@pv/gost';
import { isLabelKind, labelOf } from './objects.ts';

/** What the painted places show. */
export interface PaintContext {
  numbering: Numbering;
  /** Signed address of a picture, or null while it is not known. */
  assetUrl(id: string): string | null;
  /** Shown in the place of a reference whose target is gone. */
  brokenReference: string;
  /** The sentence about a suggestion, from what its element says of it. */
  suggestionTitle?: ((said: SaidOfSuggestion) => string) | undefined;
}

/** What the element of a suggestion says of it. */
export interface SaidOfSuggestion {
  kind: string;
  author: string;
  /** Empty where the author has no account. */
  authorId: string;
  at: string;
}

const all = (root: ParentNode, selector: string) => root.querySelectorAll<HTMLElement>(selector);

function setText(target: Element, text: string): void {
  if (target.textContent !== text) target.textContent = text;
}

/** A number before a caption is a custom property, so that it is never a part of the edited text. */
function paintNumber(target: HTMLElement, { numbering }: PaintContext): void {
  const kind = target.dataset.numbered;
  if (!isLabelKind(kind)) return;
  const label = labelOf(kind, numbering.byId.get(target.dataset.id ?? ''));
  const shown = target.dataset.plain === 'true' ? '' : label;
  if (target.dataset.label === shown) return;
  target.dataset.label = shown;
  target.style.setProperty('--label', JSON.stringify(shown));
}

function paintReference(target: HTMLElement, context: PaintContext): void {
  const item = context.numbering.byId.get(target.dataset.target ?? '');
  const label = item ? referenceLabel(item) : null;
  setText(target, label ?? context.brokenReference);
  target.classList.toggle('is-broken', label === null);
}

/** «[3, с. 15]» with the numbers of the list as it is now. */
export function citationText(sources: readonly CitedSource[], numbering: Numbering): string {
  const items = sources.map((source) => ({
    source,
    number: numbering.sources.numbers.get(source.id) ?? null,
  }));
  return citationParts(items)
    .map((part) => (part.kind === 'text' ? part.text : String(part.number)))
    .join('');
}

function paintCitation(target: HTMLElement, { numbering }: PaintContext): void {
  const sources = citedSources({ attrs: { sources: JSON.parse(target.dataset.sources || '[]') } });
  setText(target, citationText(sources, numbering));
  const gone = sources.some(({ id }) => !numbering.sources.numbers.has(id));
  target.classList.toggle('is-broken', gone || sources.length === 0);
}

function paintPicture(target: HTMLElement, { assetUrl }: PaintContext): void {
  if (!(target instanceof HTMLImageElement) || target.hasAttribute('src')) return;
  const url = assetUrl(target.dataset.asset ?? '');
  if (url) target.src = url;
}

/** The markers of footnotes, and their texts in the list that stands after the text. */
function paintNotes(root: ParentNode): void {
  const markers = [...all(root, '.footnote')];
  const list = root instanceof Element ? root.nextElementSibling : null;
  const texts = markers.map((marker, index) => {
    setText(marker, String(index + 1));
    return marker.dataset.note ?? '';
  });
  if (!list?.classList.contains('pv-notes')) return;
  const shown = [...list.children].map((item) => item.textContent);
  if (shown.length === texts.length && shown.every((text, index) => text === texts[index])) return;
  list.replaceChildren(
    ...texts.map((text) => {
      const item = document.createElement('li');
      item.textContent = text;
      return item;
    }),
  );
}

/** Writes the numbers, labels and addresses of everything inside `root`; touches only what has changed. */
export function paint(root: ParentNode, context: PaintContext): void {
  for (const target of all(root, '[data-numbered]')) paintNumber(target, context);
  for (const target of all(root, '.crossReference')) paintReference(target, context);
  for (const target of all(root, '.citation')) paintCitation(target, context);
  for (const target of all(root, 'img[data-asset]')) paintPicture(target, context);
  for (const target of all(root, '[data-suggestion]')) paintSuggestion(target, context);
  paintNotes(root);
}

/** Elements of the editor are its own: there the bar beside the caret says it. */
function paintSuggestion(target: HTMLElement, { suggestionTitle }: PaintContext): void {
  // what an element says of its suggestion never changes; a moment in words is dear
  if (!suggestionTitle || target.title !== '' || target.closest('.ProseMirror')) return;
  const { kind = '', author = '', authorId = '', at = '' } = target.dataset;
  target.title = suggestionTitle({ kind, author, authorId, at });
}
