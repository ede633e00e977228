import type { Editor } from '@tiptap/core';
import { Slice } from '@tiptap/pm/model';
import type { CaretTarget, Point } from '../shell/workbench.ts';

/** Makes the text editable with the caret at a place; null when it cannot be. */
export type Begin = (caret: CaretTarget) => Editor | null;

const NOT_WRITING = /^(Tab|Escape|Shift|Control|Alt|AltGraph|Meta|CapsLock|Page(Up|Down)|F\d+)$/;
/** With Ctrl these are the browser's or the page's: copy, select all, find, print, palette, zoom. */
const NOT_OF_TEXT = /^(Key[CAFPRLTNWKS]|Digit\d|Equal|Minus)$/;

/** Whether a key pressed on a text that is only shown means that somebody begins to write in it. */
export function beginsWriting(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): boolean {
  if (NOT_WRITING.test(event.key)) return false;
  const command = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
  return !command || !NOT_OF_TEXT.test(event.code);
}

function pointOf(node: Node, offset: number): Point | null {
  const range = document.createRange();
  range.setStart(node, offset);
  const box = range.getClientRects()[0];
  return box ? { left: box.left, top: (box.top + box.bottom) / 2 } : null;
}

/** Where the browser's own selection stands inside `root`; the start of the text when nowhere. */
function selected(root: HTMLElement): CaretTarget {
  const found = getSelection();
  const range = found?.rangeCount ? found.getRangeAt(0) : null;
  if (!range || !root.contains(range.commonAncestorContainer)) return 'start';
  const from = pointOf(range.startContainer, range.startOffset);
  const to = pointOf(range.endContainer, range.endOffset);
  if (!from || !to) return 'start';
  return range.collapsed ? from : { from, to };
}

/** Types into the editor what came without a key: by voice, from an input method, from a script. */
function type({ view }: Editor, words: string): void {
  const { from, to } = view.state.selection;
  if (words.includes('\n')) return void view.pasteText(words);
  const plain = () => view.state.tr.insertText(words, from, to);
  if (!view.someProp('handleTextInput', (take) => take(view, from, to, words, plain))) {
    view.dispatch(plain());
  }
}

function drop({ view }: Editor, event: DragEvent): void {
  if (view.someProp('handleDrop', (take) => take(view, event, Slice.empty, false))) return;
  const words = event.dataTransfer?.getData('text/plain');
  if (words) view.pasteText(words);
}

/**
 * Lets a text that is only shown be written in, whichever way somebody begins: by a click, a selected
 * stretch, Enter, any key that types, voice, paste or drop. Nothing is changed in the shown text itself.
 * Gives how to stop listening.
 */
export function listenForWriting(root: HTMLElement, begin: Begin): () => void {
  const listeners = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(
    name: K,
    hear: (event: HTMLElementEventMap[K]) => void,
  ) => root.addEventListener(name, hear, { signal: listeners.signal });

  on('click', ({ clientX, clientY }) => {
    const clicked = getSelection()?.isCollapsed ?? true;
    begin(clicked ? { left: clientX, top: clientY } : selected(root));
  });
  on('keydown', (event) => {
    if (!beginsWriting(event)) return;
    const view = begin(selected(root))?.view;
    // Enter only enters the text; any other key is given to the editor, which now has the focus
    const taken =
      event.key === 'Enter' || view?.someProp('handleKeyDown', (take) => take(view, event));
    if (taken) event.preventDefault();
  });
  on('beforeinput', (event) => {
    event.preventDefault();
    const words = event.data ?? event.dataTransfer?.getData('text/plain');
    const editor = begin(selected(root));
    if (editor && words) type(editor, words);
  });
  on('compositionstart', () => begin(selected(root)));
  on('dragover', (event) => event.preventDefault());
  on('drop', (event) => {
    event.preventDefault();
    const editor = begin({ left: event.clientX, top: event.clientY });
    if (editor) drop(editor, event);
  });
  return () => listeners.abort();
}
