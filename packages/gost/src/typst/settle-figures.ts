import type { Block, GostDocument } from '../model/document.ts';
import { type FigureMoves, laterPlaces } from '../model/move-figures.ts';
import type { LayoutMark } from './compiler.ts';
import { textArea } from './lengths.ts';

/** So much of a page may stay blank before a figure. */
const BLANK = 1 / 3;

/** What moves must fill at least this share of the blank: a line is not worth taking from its figure. */
const WORTH = 1 / 2;

/** More figures in one chapter than these stay where they are. */
const MOST_PASSES = 6;

/** Where a figure stands, in the layout. */
interface Standing {
  /** Where the text before it ends; the figure's `above` is counted in. */
  end: LayoutMark;
  figure: LayoutMark;
  /** Where each of the blocks after it begins, and where the last of them ends. */
  text: LayoutMark[];
}

function standings(marks: readonly LayoutMark[]): Map<string, Standing> {
  const found = new Map<string, Standing>();
  for (const [at, figure] of marks.entries()) {
    const end = marks[at - 1];
    if (figure.of === '' || end?.of !== '') continue;
    const next = marks.findIndex(({ of }, index) => index > at && of !== '');
    found.set(figure.of, { end, figure, text: marks.slice(at + 1, next < 0 ? undefined : next) });
  }
  return found;
}

/** The places of a figure that fill the blank before it and keep it on its page, the best first. */
function betterPlaces({ end, figure, text }: Standing, places: number[], height: number): number[] {
  const blank = height - end.y;
  const [first] = text;
  if (!first || figure.page !== end.page + 1 || blank <= height * BLANK) return [];
  const along = ({ page, y }: LayoutMark) => page * height + y;
  const own = Math.min(height, along(first) - along(figure));
  const takes = (count: number) => along(text[count] ?? first) - along(first);
  return places
    .filter((count) => {
      const taken = takes(count);
      const fits = taken <= blank || (takes(count - 1) < blank && taken - blank + own <= height);
      return fits && Math.min(taken, blank) >= blank * WORTH;
    })
    .toReversed();
}

/** Figures whose place depends on each other: where every part begins a page, those of one part. */
function runs({ profile, parts }: GostDocument): Map<string, number[]>[] {
  const each = parts.map(
    (part) => new Map(part.kind === 'references' ? [] : part.blocks.flatMap(placesOf)),
  );
  const apart = profile.form === 'work' && profile.values.newPage === 'sections';
  return apart ? each : [new Map(each.flatMap((run) => [...run]))];
}

function placesOf(block: Block, at: number, blocks: readonly Block[]): [string, number[]][] {
  const places = laterPlaces(blocks, at);
  return block.kind === 'figure' && places.length > 0 ? [[block.id, places]] : [];
}

/**
 * Finds the figures that leave much of a page blank and can stand later, one of a run in every pass: what is
 * before it is final then. `layOut` lays the document out with some figures moved; without such figures it
 * is called once.
 */
export function settleFigures<T extends { marks: readonly LayoutMark[] }>(
  document: GostDocument,
  layOut: (moves: FigureMoves) => T,
): { laidOut: T; moves: FigureMoves } {
  const { top } = document.profile.margins;
  const { height } = textArea(document.profile);
  const figures = runs(document);
  /** The page of a figure that was moved, and its places that are not tried out: the first is in force. */
  const moved = new Map<string, { page: number; places: number[] }>();

  const settle = (run: Map<string, number[]>, found: Map<string, Standing>, more: boolean) => {
    for (const [id, all] of run) {
      const standing = found.get(id);
      if (!standing) continue;
      const before = moved.get(id);
      if (before && standing.figure.page > before.page && before.places.length > 0) {
        before.places.shift();
        return true;
      }
      const places = before || !more ? [] : betterPlaces(standing, all, height);
      if (places.length === 0) continue;
      moved.set(id, { page: standing.figure.page, places });
      return true;
    }
    return false;
  };

  for (let pass = 0; ; pass += 1) {
    const moves = new Map([...moved].map(([id, { places: [count = 0] }]) => [id, count]));
    const laidOut = layOut(moves);
    const marks = laidOut.marks.map((mark) => ({ ...mark, y: mark.y - top }));
    const found = standings(marks);
    const changed = figures.map((run) => settle(run, found, pass < MOST_PASSES));
    if (!changed.includes(true)) return { laidOut, moves };
  }
}
