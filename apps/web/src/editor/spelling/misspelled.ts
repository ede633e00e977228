import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import type { Speller } from './create-speller.ts';
import type { Spelling } from './spelling.ts';
import { type PlacedWord, wordsOf } from './words.ts';

/** So long after the last key the words are looked at, ms. */
const QUIET_MS = 500;

const key = new PluginKey<DecorationSet>('misspelled');

const mark = (from: number, to: number) =>
  Decoration.inline(from, to, { class: 'pv-misspelled' }, { spelling: true });

/** The word under the caret is being typed: it is judged when the caret has left it. */
function isTyped({ selection }: EditorState, from: number, to: number): boolean {
  return selection.empty && selection.from >= from && selection.from <= to;
}

type WrongOf = (block: Node, speller: Speller) => readonly PlacedWord[];

/** What no dictionary knows of a block. A block that nobody has changed is looked up until all of it is known. */
function rememberWrong(spelling: Spelling, sectionId: string): WrongOf {
  let known = new WeakMap<Node, readonly PlacedWord[]>();
  let judgedBy: readonly unknown[] = [];
  return (block, speller) => {
    const language = spelling.language(sectionId);
    const now = [speller, speller.ownWords(), language];
    if (now.some((one, index) => one !== judgedBy[index])) known = new WeakMap();
    judgedBy = now;
    const kept = known.get(block);
    if (kept) return kept;
    const words = wordsOf(block, language).map((word) => ({ word, wrong: speller.isWrong(word) }));
    const wrong = words.filter((one) => one.wrong).map(({ word }) => word);
    if (words.every((one) => one.wrong !== undefined)) known.set(block, wrong);
    return wrong;
  };
}

/** Underlines what no dictionary knows; words that are not known yet are asked about. */
function findWrong(state: EditorState, spelling: Spelling, wrongOf: WrongOf): DecorationSet {
  const speller = spelling.speller();
  if (!speller) return DecorationSet.empty;
  const found: Decoration[] = [];
  state.doc.descendants((node, pos) => {
    if (!node.isTextblock) return true;
    for (const word of wrongOf(node, speller)) {
      const [from, to] = [pos + 1 + word.from, pos + 1 + word.to];
      if (!isTyped(state, from, to)) found.push(mark(from, to));
    }
    return false;
  });
  return DecorationSet.create(state.doc, found);
}

function follow(view: EditorView, spelling: Spelling, wrongOf: WrongOf) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    timer = undefined;
    if (view.isDestroyed || view.composing) return;
    view.dispatch(view.state.tr.setMeta(key, findWrong(view.state, spelling, wrongOf)));
  };
  const stir = () => {
    clearTimeout(timer);
    timer = setTimeout(look, QUIET_MS);
  };
  const stop = spelling.subscribe(look);
  stir();
  return {
    update(_: EditorView, before: EditorState) {
      const { doc, selection } = view.state;
      if (doc !== before.doc || !selection.eq(before.selection)) stir();
    },
    destroy() {
      clearTimeout(timer);
      stop();
    },
  };
}

/** Shows what may be meant by the misspelled word at a position; false where there is none. */
export function pointAtWord(view: EditorView, pos: number, spelling: Spelling, sectionId: string) {
  const $pos = view.state.doc.resolve(pos);
  const word = wordsOf($pos.parent, spelling.language(sectionId)).find(
    (one) => one.from <= $pos.parentOffset && $pos.parentOffset <= one.to,
  );
  if (!word || spelling.speller()?.isWrong(word) !== true) return false;
  const [from, to] = [$pos.start() + word.from, $pos.start() + word.to];
  const box = view.coordsAtPos(from);
  spelling.point({ ...word, from, to, left: box.left, top: box.bottom });
  return true;
}

/** Opens the suggestions for the word that was pointed at, or that the caret stands in. */
function openMenu(view: EditorView, event: MouseEvent, spelling: Spelling, sectionId: string) {
  const point = { left: event.clientX, top: event.clientY };
  const byKey = event.button !== 2 && event.detail === 0;
  const pos = byKey ? view.state.selection.from : view.posAtCoords(point)?.pos;
  if (pos === undefined || !pointAtWord(view, pos, spelling, sectionId)) return false;
  event.preventDefault();
  return true;
}

/** Underlines misspelled words of the edited section, a moment after the typing. */
export function misspelled(spelling: Spelling, sectionId: string): Extension {
  return Extension.create({
    name: 'misspelled',
    addProseMirrorPlugins() {
      const wrongOf = rememberWrong(spelling, sectionId);
      spelling.begin();
      return [
        new Plugin<DecorationSet>({
          key,
          state: {
            init: () => DecorationSet.empty,
            apply: (tr, set) => {
              const given: DecorationSet | undefined = tr.getMeta(key);
              return given ?? set.map(tr.mapping, tr.doc);
            },
          },
          view: (view) => follow(view, spelling, wrongOf),
          props: {
            decorations: (state) => key.getState(state),
            // two checkers would underline twice
            attributes: () => ({ spellcheck: spelling.isOn() ? 'false' : 'true' }),
            handleDOMEvents: {
              contextmenu: (view, event) => openMenu(view, event, spelling, sectionId),
            },
          },
        }),
      ];
    },
  });
}
