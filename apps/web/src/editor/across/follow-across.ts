import { AllSelection } from '@tiptap/pm/state';
import type { Workbench } from '../shell/workbench.ts';
import { copyParts } from './copy-parts.ts';
import { type BlockPlace, type ChosenPart, partsBetween } from './parts.ts';

const NAME = 'pv-across';
const PREFIX = 'section-';
const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph']);
const FIELDS = 'input, textarea, select, [role="dialog"], [role="menu"]';

const elsewhere = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(FIELDS) !== null;

const textOf = (sheet: Element | null): Element | null =>
  sheet?.querySelector('.pv-text-host > .pv-text') ?? null;

const sheetOf = (section: string): Element | null => document.getElementById(PREFIX + section);

/** The block of a section's text in which an element of the page stands. */
function placeOf(target: EventTarget | Node | null): BlockPlace | null {
  const element = target instanceof Element ? target : (target as Node | null)?.parentElement;
  const sheet = element?.closest('.pv-sheet') ?? null;
  const text = textOf(sheet);
  if (!element || !sheet || !text?.contains(element) || element === text) return null;
  const block = [...text.children].findIndex((one) => one.contains(element));
  return block < 0 ? null : { section: sheet.id.slice(PREFIX.length), block };
}

/** Where the caret or the selection of one section begins. */
function caretPlace(bench: Workbench): BlockPlace | null {
  const active = bench.active();
  const editor = bench.editor();
  if (active && editor) {
    return { section: active.id, block: editor.state.selection.$anchor.index(0) };
  }
  return placeOf(getSelection()?.anchorNode ?? null);
}

function highlight(parts: readonly ChosenPart[]): void {
  if (typeof Highlight === 'undefined') return;
  const ranges = parts.flatMap(({ section, from, to }) => {
    const blocks = [...(textOf(sheetOf(section))?.children ?? [])].slice(from, to + 1);
    const [first, last] = [blocks[0], blocks.at(-1)];
    if (!first || !last) return [];
    const range = document.createRange();
    range.setStartBefore(first);
    range.setEndAfter(last);
    return [range];
  });
  if (ranges.length === 0) CSS.highlights.delete(NAME);
  else CSS.highlights.set(NAME, new Highlight(...ranges));
}

/** Whether all of the one section that has the focus is selected already. */
function wholeSection(bench: Workbench): boolean {
  const editor = bench.editor();
  if (editor?.isFocused) return editor.state.selection instanceof AllSelection;
  const text = document.activeElement?.matches('.pv-text-host')
    ? document.activeElement.firstElementChild
    : null;
  const selection = getSelection();
  return text !== null && selection?.isCollapsed === false && selection.containsNode(text, false);
}

interface AcrossDeps {
  bench: Workbench;
  /** The pages of the document. */
  page: HTMLElement;
  /** Told of what is chosen; empty when nothing is any more. */
  chosen(parts: readonly ChosenPart[]): void;
  /** Takes the chosen blocks away. */
  remove(parts: readonly ChosenPart[]): void;
}

/**
 * Lets a selection reach over sections, each of which is a text of its own for the browser: it goes by
 * whole blocks, by Ctrl+A a second time, by Shift and a click, or by dragging. Gives how to stop.
 */
export function followAcross({ bench, page, chosen, remove }: AcrossDeps): () => void {
  const { live } = bench;
  let parts: readonly ChosenPart[] = [];
  let anchor: BlockPlace | null = null;
  let dragged: BlockPlace | null = null;

  const lengths = () =>
    live.sections().map(({ id }) => ({
      id,
      blocks: textOf(sheetOf(id))?.children.length ?? 0,
    }));
  const put = (next: readonly ChosenPart[]) => {
    if (parts.length === 0 && next.length === 0) return;
    parts = next;
    highlight(parts);
    chosen(parts);
  };
  const clear = () => {
    anchor = null;
    put([]);
  };
  const choose = (from: BlockPlace, to: BlockPlace) => {
    anchor = from;
    put(partsBetween(lengths(), from, to));
  };
  /** The selection of one section gives way to that over all. */
  const settle = () => {
    bench.deactivate();
    getSelection()?.removeAllRanges();
    // a section that was edited is drawn as a shown one by then
    requestAnimationFrame(() => highlight(parts));
  };
  const chooseAll = () => {
    const all = lengths().filter(({ blocks }) => blocks > 0);
    const [first, last] = [all[0], all.at(-1)];
    if (!first || !last) return;
    choose({ section: first.id, block: 0 }, { section: last.id, block: last.blocks - 1 });
    settle();
  };

  const listeners = new AbortController();
  const on = <K extends keyof DocumentEventMap>(
    name: K,
    hear: (event: DocumentEventMap[K]) => void,
  ) => document.addEventListener(name, hear, { signal: listeners.signal, capture: true });

  on('mousedown', (event) => {
    if (event.button !== 0) return;
    const inside = event.target instanceof Node && page.contains(event.target);
    const to = inside ? placeOf(event.target) : null;
    const from = anchor ?? caretPlace(bench);
    if (event.shiftKey && to && from && to.section !== from.section) {
      event.preventDefault();
      event.stopPropagation();
      choose(from, to);
      settle();
      return;
    }
    clear();
    dragged = to;
  });
  on('mousemove', (event) => {
    if (!dragged || event.buttons !== 1) return;
    const to = placeOf(document.elementFromPoint(event.clientX, event.clientY));
    if (!to) return;
    if (to.section === dragged.section) clear();
    else choose(dragged, to);
  });
  on('mouseup', () => {
    dragged = null;
    if (parts.length > 0) settle();
  });
  on('click', (event) => {
    // the click that ends a choice begins no writing
    if (parts.length > 0 && event.target instanceof Node && page.contains(event.target)) {
      event.stopPropagation();
    }
  });
  on('keydown', (event) => {
    if (elsewhere(event)) return;
    const command = event.ctrlKey || event.metaKey;
    if (command && !event.shiftKey && !event.altKey && event.code === 'KeyA') {
      if (parts.length === 0 && !wholeSection(bench)) return;
      event.preventDefault();
      event.stopPropagation();
      chooseAll();
    } else if (parts.length > 0 && !command && !MODIFIERS.has(event.key)) {
      const gone = event.key === 'Delete' || event.key === 'Backspace';
      if (gone) event.preventDefault();
      const going = parts;
      clear();
      if (gone) remove(going);
    }
  });
  const copy = (event: ClipboardEvent) => {
    if (parts.length === 0 || elsewhere(event)) return;
    const { html, text } = copyParts(live.doc, live.sections(), parts, live.numbering.current());
    event.preventDefault();
    event.stopPropagation();
    event.clipboardData?.setData('text/html', html);
    event.clipboardData?.setData('text/plain', text);
    if (event.type !== 'cut') return;
    const going = parts;
    clear();
    remove(going);
  };
  on('copy', copy);
  on('cut', copy);
  return () => {
    listeners.abort();
    highlight([]);
  };
}
