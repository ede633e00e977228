import type { Place } from '@pv/gost';
import { nodeAtPath } from '../../../editor/section/place-caret.ts';
import type { Workbench } from '../../../editor/shell/workbench.ts';

const NAME = 'pv-found';

/** Browsers without highlights of their own show the selection alone, once the text has the focus. */
const highlights = () =>
  typeof CSS !== 'undefined' && 'highlights' in CSS ? CSS.highlights : null;

/** Takes the mark of the found words off the text. */
export function unmarkFound(): void {
  highlights()?.delete(NAME);
}

function rangeOf({ editor, active }: Workbench, { sectionId, path, range }: Place): Range | null {
  const now = editor();
  if (!now || !range || active()?.id !== sectionId) return null;
  const found = nodeAtPath(now.state.doc, path);
  if (!found) return null;
  const size = found.node.content.size;
  const [from, to] = range.map((at) => now.view.domAtPos(found.pos + 1 + Math.min(at, size)));
  if (!from || !to) return null;
  const marked = document.createRange();
  marked.setStart(from.node, from.offset);
  marked.setEnd(to.node, to.offset);
  return marked;
}

/**
 * Leads to found words and marks them. The focus stays where it is: whoever presses Enter again wants the
 * next place and not a new line in the text.
 */
export function showFound(bench: Workbench, place: Place): void {
  const before = document.activeElement;
  bench.live.goTo(place);
  // the editor of the section is in its place after this frame
  requestAnimationFrame(() => {
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    unmarkFound();
    const marked = rangeOf(bench, place);
    if (marked) highlights()?.set(NAME, new Highlight(marked));
  });
}
