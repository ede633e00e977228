import { type NodeJson, readSectionContent } from '@pv/editor-schema';
import type { Place } from '@pv/gost';
import { textFinder } from '../../../editor/remarks/text-places.ts';
import { goToPlace } from '../../../editor/shell/go-to-place.ts';
import type { Workbench } from '../../../editor/shell/workbench.ts';
import type { FoundText } from './find-text.ts';
import { typedRange } from './typed-range.ts';

const NAMES = { all: 'pv-found', now: 'pv-found-now' } as const;
/** More marks than a reader can tell apart, and a moment of drawing. */
const MOST = 2000;
/** A section that is edited from now on, or that others have changed, is drawn by then, ms. */
const DRAWN = 300;

/** Browsers without highlights of their own show the selection alone, once the text has the focus. */
const highlights = () =>
  typeof CSS !== 'undefined' && 'highlights' in CSS ? CSS.highlights : null;

function paint(name: string, ranges: readonly Range[]): void {
  if (ranges.length === 0) highlights()?.delete(name);
  else highlights()?.set(name, new Highlight(...ranges));
}

/** Takes the marks of found words off the text. */
function unmark(): void {
  for (const name of Object.values(NAMES)) paint(name, []);
}

/** Where places stand in the texts that are shown. */
function rangesOf({ live }: Workbench, places: readonly Place[]): Range[] {
  const find = textFinder();
  const read = new Map<string, NodeJson>();
  const contentOf = (id: string) => {
    const content = read.get(id) ?? readSectionContent(live.doc, id);
    read.set(id, content);
    return content;
  };
  return places.flatMap(({ sectionId, path, range }) => {
    const typed = range && typedRange(contentOf(sectionId), path, range);
    return (typed && find(sectionId, typed)) ?? [];
  });
}

/**
 * Marks everything that is found, and the chosen place more strongly: by highlights, as most sections are
 * only shown and have no editor whose decorations could do it. Gives the way to take the marks off.
 */
export function markFound(
  bench: Workbench,
  found: readonly FoundText[],
  chosen: FoundText | null,
): () => void {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const draw = () => {
    const others = found.slice(0, MOST).filter((one) => one !== chosen);
    paint(
      NAMES.all,
      rangesOf(
        bench,
        others.map(({ place }) => place),
      ),
    );
    paint(NAMES.now, chosen ? rangesOf(bench, [chosen.place]) : []);
  };
  const soon = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    frame = requestAnimationFrame(draw);
    timer = setTimeout(draw, DRAWN);
  };
  soon();
  const stop = bench.subscribe(soon);
  return () => {
    stop();
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    unmark();
  };
}

/**
 * Leads to found words. The focus never leaves the bar: an Enter pressed meanwhile would put a new line in
 * place of the words.
 */
export const showFound = (bench: Workbench, place: Place): void =>
  goToPlace(bench, place, { still: true });
