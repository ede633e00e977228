import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import type { Spelling, WrongWord } from './spelling.ts';
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

/** Underlines what no dictionary knows; words that are not known yet are asked about. */
function findWrong(state: EditorState, spelling: Spelling, words: WordsOf): DecorationSet {
  const speller = spelling.speller();
  if (!speller) return DecorationSet.empty;
  const found: Decoration[] = [];
  state.doc.descendants((node, pos) => {
    if (!node.isTextblock) return true;
    for (const word of words(node)) {
      const [from, to] = [pos + 1 + word.from, pos + 1 + word.to];
      if (speller.isWrong(word) && !isTyped(state, from, to)) found.push(mark(from, to));
    }
    return false;
  });
  return DecorationSet.create(state.doc, found);
}

type WordsOf = (block: Node) => readonly PlacedWord[];

/** Words of blocks; a block that nobody has changed is read once. */
function rememberWords(spelling: Spelling, sectionId: string): WordsOf {
  let read = new WeakMap<Node, readonly PlacedWord[]>();
  let language = spelling.language(sectionId);
  return (block) => {
    const now = spelling.language(sectionId);
    if (now !== language) read = new WeakMap();
    language = now;
    const known = read.get(block);
    if (known) return known;
    const words = wordsOf(block, language);
    read.set(block, words);
    return words;
  };
}

function follow(view: EditorView, spelling: Spelling, words: WordsOf) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    timer = undefined;
    if (view.isDestroyed || view.composing) return;
    view.dispatch(view.state.tr.setMeta(key, findWrong(view.state, spelling, words)));
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

/** The underlined word at a position, and where it stands. */
function wrongAt(view: EditorView, pos: number, spelling: Spelling, sectionId: string) {
  const [found] = key.getState(view.state)?.find(pos, pos) ?? [];
  if (!found) return null;
  const { from, to } = found;
  const $from = view.state.doc.resolve(from);
  const word = wordsOf($from.parent, spelling.language(sectionId)).find(
    (one) => one.from === $from.parentOffset,
  );
  return word ? { from, to, word: word.word, language: word.language } : null;
}

/** Opens the suggestions for the word that was pointed at, or that the caret stands in. */
function openMenu(view: EditorView, event: MouseEvent, spelling: Spelling, sectionId: string) {
  const point = { left: event.clientX, top: event.clientY };
  const byKey = event.button !== 2 && event.detail === 0;
  const pos = byKey ? view.state.selection.from : view.posAtCoords(point)?.pos;
  const found = pos === undefined ? null : wrongAt(view, pos, spelling, sectionId);
  if (!found) return false;
  event.preventDefault();
  const box = view.coordsAtPos(found.from);
  const wrong: WrongWord = { ...found, left: box.left, top: box.bottom };
  spelling.point(wrong);
  return true;
}

/** Underlines misspelled words of the edited section, a moment after the typing. */
export function misspelled(spelling: Spelling, sectionId: string): Extension {
  return Extension.create({
    name: 'misspelled',
    addProseMirrorPlugins() {
      const words = rememberWords(spelling, sectionId);
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
          view: (view) => follow(view, spelling, words),
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
