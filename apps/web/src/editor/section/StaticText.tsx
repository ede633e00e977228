import { type NodeJson, readKeptContent, sectionFragment } from '@pv/editor-schema';
import type { Editor } from '@tiptap/core';
import { Slice } from '@tiptap/pm/model';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useWorkbench } from '../shell/WorkbenchContext.tsx';
import type { CaretTarget, Point } from '../shell/workbench.ts';
import { pointAtWord } from '../spelling/misspelled.ts';
import { underlineShown } from '../spelling/underline-shown.ts';
import { element } from '../text/objects.ts';
import { renderNode } from '../text/render-content.ts';
import { markLength } from './mark-length.ts';
import { withShown } from './place-caret.ts';

/** A stretch of blocks that differs: where it begins, and how many there were and are now. */
interface ChangedBlocks {
  from: number;
  before: number;
  after: number;
}

const same = (one: NodeJson | undefined, other: NodeJson | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

/** The shortest stretch whose replacement makes the blocks of before those of after; empty if none. */
export function changedBlocks(
  before: readonly NodeJson[],
  after: readonly NodeJson[],
): ChangedBlocks {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && same(before[from], after[from])) from += 1;
  let kept = 0;
  while (kept < shorter - from && same(before.at(-1 - kept), after.at(-1 - kept))) kept += 1;
  return { from, before: before.length - from - kept, after: after.length - from - kept };
}

/** Makes the text editable with the caret at a place; null when it cannot be. */
type Begin = (caret: CaretTarget) => Editor | null;

const NOT_WRITING = /^(Tab|Escape|Shift|Control|Alt|AltGraph|Meta|CapsLock|Page(Up|Down)|F\d+)$/;
/** With Ctrl these are the browser's or the page's: copy, select all, find, replace, print, palette, zoom. */
const NOT_OF_TEXT = /^(Key[CAFHPRLTNWKS]|Digit\d|Equal|Minus)$/;

/** Whether a key pressed on a text that is only shown means that somebody begins to write in it. */
export function beginsWriting(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): boolean {
  if (NOT_WRITING.test(event.key)) return false;
  const command = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
  return !command || !NOT_OF_TEXT.test(event.code);
}

function pointOf(host: Element, node: Node, offset: number): Point | null {
  const range = document.createRange();
  range.setStart(node, offset);
  const box = range.getClientRects()[0];
  return box ? withShown(host, { left: box.left, top: (box.top + box.bottom) / 2 }) : null;
}

/** Where the browser's own selection stands inside `root`; the start of the text when nowhere. */
function selected(root: HTMLElement): CaretTarget {
  const found = getSelection();
  const range = found?.rangeCount ? found.getRangeAt(0) : null;
  if (!range || !root.contains(range.commonAncestorContainer)) return 'start';
  const from = pointOf(root, range.startContainer, range.startOffset);
  const to = pointOf(root, range.endContainer, range.endOffset);
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
function listenForWriting(root: HTMLElement, begin: Begin): () => void {
  const listeners = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(
    name: K,
    hear: (event: HTMLElementEventMap[K]) => void,
  ) => root.addEventListener(name, hear, { signal: listeners.signal });

  on('click', ({ clientX, clientY }) => {
    const clicked = getSelection()?.isCollapsed ?? true;
    begin(clicked ? withShown(root, { left: clientX, top: clientY }) : selected(root));
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
    const editor = begin(withShown(root, { left: event.clientX, top: event.clientY }));
    if (editor) drop(editor, event);
  });
  return () => listeners.abort();
}

/** Changes of others are drawn together, ms. */
const REDRAW_AFTER = 250;

/**
 * Draws the blocks that differ. The others keep their elements, and with them a selection in them and a
 * click that is under way.
 */
function redraw(text: HTMLElement, before: readonly NodeJson[], after: readonly NodeJson[]): void {
  const changed = changedBlocks(before, after);
  const { from } = changed;
  const old = [...text.childNodes].slice(from, from + changed.before);
  const next = text.childNodes[from + changed.before] ?? null;
  for (const node of old) node.remove();
  for (const block of after.slice(from, from + changed.after)) {
    text.insertBefore(renderNode(block), next);
  }
}

interface StaticTextProps {
  sectionId: string;
  title: string;
  /** One may begin to write in it. */
  mayWrite: boolean;
}

/** The text of a section that nobody edits here: plain elements, drawn anew when others change it. */
export function StaticText({ sectionId, title, mayWrite }: StaticTextProps) {
  const { t } = useTexts();
  const bench = useWorkbench();
  const host = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const root = host.current;
    if (!root) return;
    const { live, painter, spelling } = bench;
    // only who may mend a word, or switch this off, is told of it
    const underlined = mayWrite ? underlineShown(root, { spelling, sectionId }) : null;
    const onMenu = (event: MouseEvent) => {
      const point = withShown(root, { left: event.clientX, top: event.clientY });
      if (!underlined?.isAt(point.left, point.top)) return;
      event.preventDefault();
      flushSync(() => bench.activate(sectionId, point));
      const view = bench.editor()?.view;
      if (view) pointAtWord(view, view.state.selection.from, spelling, sectionId);
    };
    root.addEventListener('contextmenu', onMenu);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const text = element('div', 'pv-text');
    let shown: readonly NodeJson[] = [];
    root.replaceChildren(text);
    const draw = () => {
      timer = undefined;
      const { content = [] } = readKeptContent(live.doc, sectionId);
      redraw(text, shown, content);
      shown = content;
      markLength(root, content.length);
      painter.refresh(root);
      underlined?.stir();
    };
    const later = () => {
      timer ??= setTimeout(draw, REDRAW_AFTER);
    };
    draw();
    const fragment = sectionFragment(live.doc, sectionId);
    fragment.observeDeep(later);
    const stop = painter.watch(root);
    return () => {
      fragment.unobserveDeep(later);
      clearTimeout(timer);
      stop();
      root.removeEventListener('contextmenu', onMenu);
      underlined?.stop();
    };
  }, [bench, sectionId, mayWrite]);

  useEffect(() => {
    const root = host.current;
    if (!root || !mayWrite) return;
    return listenForWriting(root, (caret) => {
      // the key or the letter that is on its way must find the editor in its place
      flushSync(() => bench.activate(sectionId, caret));
      return bench.editor();
    });
  }, [bench, sectionId, mayWrite]);

  if (!mayWrite) return <div ref={host} className="pv-text-host" lang="ru" />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a text of many paragraphs is no input
    <div
      ref={host}
      className="pv-text-host"
      lang="ru"
      role="textbox"
      aria-multiline="true"
      aria-label={t('editor.text', { title })}
      tabIndex={0}
      contentEditable
      spellCheck={false}
    />
  );
}
