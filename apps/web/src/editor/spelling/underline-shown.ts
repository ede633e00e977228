import { whenIdle } from '../../ui/lazy.ts';
import { type ReadBlock, readBlock } from './shown-words.ts';
import type { Spelling } from './spelling.ts';

const NAME = 'pv-misspelled';
const BLOCKS = 'p, h2, h3, h4, figcaption';
/** So long after the last scrolling or drawing the words are looked at, ms. */
const QUIET_MS = 300;
/** How much of a window above and below it counts as seen. */
const AROUND = 0.5;

/** The one highlight of all sections; none in a browser that does not know highlights. */
function sharedHighlight(): Highlight | null {
  if (typeof Highlight === 'undefined') return null;
  const known = CSS.highlights.get(NAME);
  if (known) return known;
  const made = new Highlight();
  CSS.highlights.set(NAME, made);
  return made;
}

/** Whether a block stands in the window or close to it. */
function inSight(block: Element): boolean {
  const { top, bottom } = block.getBoundingClientRect();
  const around = window.innerHeight * AROUND;
  return bottom > -around && top < window.innerHeight + around;
}

interface UnderlinedText {
  /** The text was drawn anew. */
  stir(): void;
  /** Whether an underlined word is at a point of the window. */
  isAt(x: number, y: number): boolean;
  stop(): void;
}

/**
 * Underlines misspelled words of a section that is only shown: of what is seen of it, when the browser has
 * nothing else to do, and once somebody writes in the document. The text itself is not touched.
 */
export function underlineShown(
  root: HTMLElement,
  { spelling, sectionId }: { spelling: Spelling; sectionId: string },
): UnderlinedText {
  const read = new WeakMap<Element, ReadBlock>();
  let own: Range[] = [];
  let seen = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopIdle = () => {};

  const put = (ranges: Range[]) => {
    const highlight = sharedHighlight();
    for (const range of own) highlight?.delete(range);
    for (const range of ranges) highlight?.add(range);
    own = ranges;
  };
  const blockOf = (block: Element): ReadBlock => {
    const language = spelling.language(sectionId);
    const known = read.get(block);
    if (known?.language === language) return known;
    const made = readBlock(block, language);
    read.set(block, made);
    return made;
  };
  const look = () => {
    const speller = spelling.begun() && seen ? spelling.speller() : null;
    if (!speller) return put([]);
    const shown = [...(root.firstElementChild?.children ?? [])].filter(inSight);
    const blocks = shown.flatMap((one) =>
      one.matches(BLOCKS) ? [one] : [...one.querySelectorAll(BLOCKS)],
    );
    put(
      blocks
        .map(blockOf)
        .flatMap(({ words, rangeOf }) =>
          words.filter((word) => speller.isWrong(word)).map(rangeOf),
        ),
    );
  };
  const stir = () => {
    clearTimeout(timer);
    stopIdle();
    timer = setTimeout(() => {
      stopIdle = whenIdle(look);
    }, QUIET_MS);
  };
  const sight = new IntersectionObserver(([entry]) => {
    seen = entry?.isIntersecting ?? false;
    stir();
  });
  const listeners = new AbortController();
  const onScroll = () => {
    if (seen) stir();
  };
  sight.observe(root);
  root.closest('.pv-doc')?.addEventListener('scroll', onScroll, {
    passive: true,
    signal: listeners.signal,
  });
  const stopTold = spelling.subscribe(stir);
  return {
    stir,
    isAt: (x, y) =>
      own.some((range) =>
        [...range.getClientRects()].some(
          ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
        ),
      ),
    stop() {
      clearTimeout(timer);
      stopIdle();
      stopTold();
      sight.disconnect();
      listeners.abort();
      put([]);
    },
  };
}
