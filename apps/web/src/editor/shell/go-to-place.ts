import { GENERATED_KINDS } from '@pv/editor-schema';
import type { Place } from '@pv/gost';
import { nodeAtPath } from '../section/place-caret.ts';
import { scrollTo } from './scroll-to.ts';
import type { Workbench } from './workbench.ts';

const sheetOf = (sectionId: string) => document.getElementById(`section-${sectionId}`);

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

/** Scrolls to a place; where it may be written, edits it. An undo in a section in view scrolls nothing. */
export function goToPlace(bench: Workbench, { sectionId, path, range }: Place): void {
  const sheet = sheetOf(sectionId);
  const head = bench.live.sections().find(({ id }) => id === sectionId);
  if (!sheet || !head) return;
  if (path.length === 0) {
    scrollTo(sheet, 'start');
    return;
  }
  if (!bench.live.status().rights.edit || GENERATED_KINDS.has(head.kind)) {
    show(sheet.querySelectorAll('.pv-text > *')[path[0] ?? 0] ?? sheet, 'center');
    return;
  }
  bench.activate(sectionId, { path, ...(range && { range }) });
  requestAnimationFrame(() => show(editedElement(bench, path), 'center'));
}
