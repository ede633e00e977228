import { GENERATED_KINDS } from '@pv/editor-schema';
import type { Place } from '@pv/gost';
import { nodeAtPath } from '../section/place-caret.ts';
import { mayWrite } from '../stages/section-lock.ts';
import { keepInSight } from './keep-in-sight.ts';
import { scrollText } from './scroll-text.ts';
import type { Workbench } from './workbench.ts';

/** So much of the text must be in the window for the page to stay where it is, px. */
const ENOUGH = 160;

function mostlyHidden(box: DOMRect): boolean {
  const shown = Math.min(box.bottom, window.innerHeight) - Math.max(box.top, 0);
  return shown < Math.min(ENOUGH, box.height);
}

/**
 * Scrolls the text of the document to an element; the page around it stays, unless the text is out of the
 * window. An element that is in no text is scrolled to as usual.
 */
function scrollTo(target: Element, block: 'start' | 'center'): void {
  const text = target.closest('.pv-doc');
  if (!text) {
    target.scrollIntoView({ block });
    return;
  }
  scrollText(text, target, block);
  if (mostlyHidden(text.getBoundingClientRect())) text.scrollIntoView({ block: 'nearest' });
}

const sheetOf = (sectionId: string) => document.getElementById(`section-${sectionId}`);

/** The field in which the title of a section is typed, where it is drawn and typed. */
export const titleField = (sectionId: string) =>
  sheetOf(sectionId)?.querySelector<HTMLTextAreaElement>('.pv-title-field') ?? null;

function flash(target: Element): void {
  target.classList.add('is-found');
  setTimeout(() => target.classList.remove('is-found'), 1600);
}

function show(target: Element | null | undefined, block: 'start' | 'center'): void {
  if (!target) return;
  scrollTo(target, block);
  flash(target);
}

/** The element of a place in the section that is edited. */
function editedElement({ editor }: Workbench, path: readonly number[]): Element | null {
  const now = editor();
  const found = now && nodeAtPath(now.state.doc, path);
  const dom = found ? now.view.nodeDOM(found.pos) : null;
  return dom instanceof Element ? dom : null;
}

/**
 * Scrolls to a place; where it may be written, edits it. An undo in a section in view scrolls nothing. With
 * `still` the focus stays where it is.
 */
export function goToPlace(
  bench: Workbench,
  { sectionId, path, range }: Place,
  { still = false } = {},
): void {
  const sheet = sheetOf(sectionId);
  const head = bench.live.sections().find(({ id }) => id === sectionId);
  if (!sheet || !head) return;
  if (path.length === 0) {
    // what comes into sight on the way is drawn then, higher or lower than was thought
    keepInSight(sheet.id, () => scrollTo(sheet, 'start'));
    return;
  }
  if (!mayWrite(bench, sectionId) || GENERATED_KINDS.has(head.kind)) {
    show(sheet.querySelectorAll('.pv-text > *')[path[0] ?? 0] ?? sheet, 'center');
    return;
  }
  bench.activate(sectionId, { path, still, ...(range && { range }) });
  requestAnimationFrame(() => show(editedElement(bench, path), 'center'));
}
