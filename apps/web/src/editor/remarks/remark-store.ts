import {
  type AnchorPlace,
  anchorFinder,
  type SectionText,
  sectionFragment,
  type TextAnchor,
} from '@pv/editor-schema';
import type * as Y from 'yjs';
import { createListeners } from '../document/listeners.ts';
import { BESIDE_TEXT } from '../shell/panels.ts';
import { scrollText } from '../shell/scroll-text.ts';
import { caretAt } from '../text/shown-place.ts';
import { followSight, isNear, isSeen } from './in-sight.ts';
import { textFinder, thingSelector } from './text-places.ts';

/** A thread of comments as the text shows it. */
export interface Remark {
  id: string;
  anchor: TextAnchor;
  settled: boolean;
}

/** Where the threads of a document stand, in the text and on the page. */
export interface RemarkStore {
  /** Shows these threads instead of those of before. */
  put(remarks: readonly Remark[]): void;
  /** Where each thread stands; the same map until one of them moves. */
  places(): ReadonlyMap<string, AnchorPlace>;
  /** How many threads of a section are not settled. */
  openIn(section: string): number;
  /** The thread that is looked at. */
  chosen(): string | null;
  choose(id: string | null): void;
  /** The place of a comment that is being begun. */
  begun(): TextAnchor | null;
  begin(anchor: TextAnchor | null): void;
  /** Scrolls the text to a thread. */
  go(id: string): void;
  /** The thread on whose words or object a point of the window lies. */
  at(x: number, y: number): string | null;
  /** Whether a comment may be begun; nobody may before it is said. */
  allowed(): boolean;
  allow(may: boolean): void;
  /** Draws anew what is shown elsewhere, such as in a section that is edited from now on. */
  redraw(): void;
  subscribe(listener: () => void): () => void;
  /** Told when a comment is begun or a thread is pointed at: they are read beside the text. */
  onOpen(listener: () => void): () => void;
  destroy(): void;
}

/** A pause in the typing after which threads are looked for again; texts of others are drawn by then, ms. */
const QUIET = 400;
/** Stands for the comment that has no id yet. */
const BEGUN = '';
const NAMES = { open: 'pv-remark', chosen: 'pv-remark-chosen' } as const;

/**
 * Draws words by highlights and objects by rules of a style sheet: the text itself is not touched. After each key
 * the browser goes through all words that are highlighted, so they are only where they are seen.
 */
function createMarks() {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  let words: { sheet: Element; range: Range; chosen: boolean }[] = [];
  let shown: readonly Range[] | null = null;
  const paint = (name: string, ranges: readonly Range[]) => {
    // an older browser shows the threads beside the text only
    if (typeof Highlight === 'undefined') return;
    if (ranges.length === 0) CSS.highlights.delete(name);
    else CSS.highlights.set(name, new Highlight(...ranges));
  };
  const paintSeen = (onPaper = false) => {
    const seen = new Set([...new Set(words.map((one) => one.sheet))].filter(isSeen));
    const near = words.filter(({ sheet, range }) => onPaper || (seen.has(sheet) && isNear(range)));
    const ranges = near.map(({ range }) => range);
    if (shown?.length === ranges.length && shown.every((range, n) => range === ranges[n])) return;
    shown = ranges;
    const which = (own: boolean) =>
      near.filter(({ chosen }) => chosen === own).map(({ range }) => range);
    paint(NAMES.open, which(false));
    paint(NAMES.chosen, which(true));
  };
  const sight = followSight(paintSeen);
  return {
    draw(ranges: ReadonlyMap<string, Range>, objects: readonly string[], chosen: string | null) {
      words = [...ranges].flatMap(([id, range]) => {
        const at = range.startContainer.parentElement?.closest('.pv-sheet');
        return at ? [{ sheet: at, range, chosen: id === chosen }] : [];
      });
      shown = null;
      paintSeen();
      sight.watch(new Set(words.map((one) => one.sheet)));
      const rule = 'outline: 2px solid var(--pv-remark-line); outline-offset: 3px';
      sheet.replaceSync(objects.length > 0 ? `:is(${objects.join()}) { ${rule} }` : '');
    },
    destroy() {
      sight.stop();
      for (const name of Object.values(NAMES)) paint(name, []);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    },
  };
}

const samePlace = (one: AnchorPlace | undefined, other: AnchorPlace): boolean =>
  one?.section === other.section &&
  one.lost === other.lost &&
  one.order === other.order &&
  one.range?.join() === other.range?.join();

/** Follows the threads of one document. What is typed costs nothing before a pause. */
export function createRemarkStore(doc: Y.Doc): RemarkStore {
  const changes = createListeners();
  const opening = createListeners();
  const texts = new Map<string, SectionText>();
  let remarks: readonly Remark[] = [];
  let places: ReadonlyMap<string, AnchorPlace> = new Map();
  let ranges: ReadonlyMap<string, Range> = new Map();
  let chosen: string | null = null;
  let begun: TextAnchor | null = null;
  let allowed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // made with the first thread: most documents have none
  let marks: ReturnType<typeof createMarks> | null = null;

  function draw() {
    if (remarks.length === 0 && !begun && !marks) return;
    marks ??= createMarks();
    const find = textFinder();
    const open = remarks.filter(({ id, settled }) => !settled || id === chosen);
    const standing = new Map(open.map(({ id }) => [id, places.get(id)]));
    // what is written about stays in sight once its selection has gone
    if (begun) standing.set(BEGUN, anchorFinder(doc, texts).find(begun));
    const found = new Map<string, Range>();
    const objects: string[] = [];
    for (const [id, place] of standing) {
      // what has come in the place of lost words was not commented
      const range = place?.range && !place.lost && find(place.section, place.range);
      if (range) found.set(id, range);
      const object = place && !place.lost && thingSelector(place);
      if (object) objects.push(object);
    }
    ranges = new Map([...found].filter(([id]) => id !== BEGUN));
    marks.draw(found, objects, begun ? BEGUN : chosen);
  }

  function look() {
    timer = undefined;
    const finder = anchorFinder(doc, texts);
    const next = new Map(remarks.map(({ id, anchor }) => [id, finder.find(anchor)]));
    const moved =
      next.size !== places.size ||
      [...next].some(([id, place]) => !samePlace(places.get(id), place));
    if (moved) places = next;
    draw();
    if (moved) changes.tell();
  }
  const lookSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(look, QUIET);
  };

  const forget = ({ changedParentTypes }: Y.Transaction) => {
    const changed = new Set<unknown>(changedParentTypes.keys());
    for (const id of texts.keys()) {
      if (changed.has(sectionFragment(doc, id))) texts.delete(id);
    }
    // what is only read is a transaction too
    if (changed.size > 0 && remarks.length > 0) lookSoon();
  };
  doc.on('afterTransaction', forget);
  const change = (deed: () => void) => {
    deed();
    changes.tell();
  };

  return {
    put(next) {
      remarks = next;
      look();
      changes.tell();
    },
    places: () => places,
    openIn: (section) =>
      remarks.filter(({ id, settled }) => !settled && places.get(id)?.section === section).length,
    chosen: () => chosen,
    choose: (id) =>
      change(() => {
        chosen = id;
        draw();
        if (id !== null) opening.tell();
      }),
    begun: () => begun,
    begin: (anchor) =>
      change(() => {
        begun = anchor;
        draw();
        if (anchor) opening.tell();
      }),
    go(id) {
      draw();
      const place = places.get(id);
      if (!place) return;
      const sheet = document.getElementById(`section-${place.section}`);
      const object = thingSelector(place);
      const range = place.range && textFinder()(place.section, place.range);
      const words = range?.startContainer.parentElement;
      const thing = object === null ? null : sheet?.querySelector(object);
      const target = words ?? thing ?? sheet;
      const text = target?.closest('.pv-doc');
      // the sheet with the threads covers the middle of a narrow screen
      const top = target === sheet || !window.matchMedia(BESIDE_TEXT).matches;
      if (text && target) scrollText(text, target, top ? 'start' : 'center');
    },
    at(x, y) {
      const caret = caretAt(x, y);
      const onWords = [...ranges].filter(
        ([, range]) => caret && range.isPointInRange(caret.node, caret.offset),
      );
      // of threads on the same words the one with the fewest is meant
      const [first] = onWords.sort(
        ([, one], [, other]) => one.toString().length - other.toString().length,
      );
      if (first) return first[0];
      const element = document.elementFromPoint(x, y);
      // there a click is writing, which no panel shall interrupt
      if (element?.closest('[contenteditable="true"] .tableBlock table')) return null;
      const thing = remarks.find(({ id, settled }) => {
        const place = places.get(id);
        const object = place && !settled && thingSelector(place);
        return object && element?.closest(object);
      });
      return thing?.id ?? null;
    },
    allowed: () => allowed,
    allow: (may) =>
      change(() => {
        allowed = may;
      }),
    redraw: lookSoon,
    subscribe: changes.subscribe,
    onOpen: opening.subscribe,
    destroy() {
      clearTimeout(timer);
      doc.off('afterTransaction', forget);
      marks?.destroy();
    },
  };
}
