import type { Block, GostDocument } from '../model/document.ts';
import { type FigureMoves, laterPlaces, moveFigures, runEnd } from '../model/move-figures.ts';
import type { LayoutMark } from './compiler.ts';
import { textArea } from './lengths.ts';

/** So much of a page may stay blank before a figure. */
const BLANK = 1 / 3;

/** Where more stays blank, what moves must fill so much of it: a line is not worth taking from its figure. */
const WORTH = 1 / 2;

/** More figures in one chapter than these stay where they are. */
const MOST_PASSES = 6;

interface Point {
  page: number;
  /** Millimetres of the text before it, pages added up. */
  along: number;
}

/** The marks of a layout by figure; see `LayoutMark`. */
type Points = Record<LayoutMark['kind'], Map<string, Point[]>>;

function pointsOf(marks: readonly LayoutMark[], { profile }: GostDocument): Points {
  const { height } = textArea(profile);
  const points: Points = { end: new Map(), figure: new Map(), text: new Map() };
  for (const { kind, figure, page, y } of marks) {
    const found = points[kind].get(figure) ?? [];
    found.push({ page, along: page * height + y - profile.margins.top });
    points[kind].set(figure, found);
  }
  return points;
}

/** A figure among what stands around it. */
interface Standing {
  blocks: readonly Block[];
  at: number;
  /** The figure, and those right under it. */
  ids: readonly string[];
}

function standingsOf(blocks: readonly Block[]): Standing[] {
  const idOf = (block: Block) => (block.kind === 'figure' ? [block.id] : []);
  return blocks.flatMap((block, at) => {
    const ids = blocks.slice(at, runEnd(blocks, at)).flatMap(idOf);
    return block.kind === 'figure' ? [{ blocks, at, ids }] : [];
  });
}

/** Figures whose place depends on each other: where every part begins a page, those of one part. */
function chainsOf({ profile, parts }: GostDocument): Standing[][] {
  const each = parts.map((part) => (part.kind === 'references' ? [] : standingsOf(part.blocks)));
  const apart = profile.form === 'work' && profile.values.newPage === 'sections';
  return apart ? each : [each.flat()];
}

/** The places of a figure that fill the blank before it and keep it on its page, the best first. */
function betterPlaces({ blocks, at, ids }: Standing, points: Points, height: number): number[] {
  const [id = '', next = ''] = ids;
  const [end] = points.end.get(id) ?? [];
  const [figure] = points.figure.get(id) ?? [];
  const text = points.text.get(ids.at(-1) ?? '') ?? [];
  const [first] = text;
  if (!first || !end || figure?.page !== end.page + 1) return [];
  const blank = (end.page + 1) * height - end.along;
  if (blank <= height * BLANK) return [];
  const [under = first] = points.end.get(next) ?? [];
  const whole = first.along - figure.along;
  const own = whole <= height ? whole : Math.min(height, under.along - figure.along);
  const takes = (count: number) => (text[count] ?? first).along - first.along;
  return laterPlaces(blocks, at)
    .filter((count) => {
      const taken = takes(count);
      const fits = taken <= blank || (takes(count - 1) < blank && taken - blank + own <= height);
      const left = Math.max(0, blank - taken);
      return fits && (left <= height * BLANK || taken >= blank * WORTH);
    })
    .toReversed();
}

/** A figure that was moved with those under it. */
interface Trial {
  ids: readonly string[];
  /** On which pages they were, and may stay. */
  pages: readonly number[];
  /** After how many blocks they stood, and places after that to be tried next. */
  from: number;
  places: number[];
}

/**
 * Finds the figures that leave much of a page blank and can stand later, one of a chain in every pass: what
 * is before it is final then. `layOut` is called once for a document without such figures.
 */
export function settleFigures<T extends { marks: readonly LayoutMark[] }>(
  document: GostDocument,
  layOut: (document: GostDocument) => T,
): { laidOut: T; moves: FigureMoves } {
  const { height } = textArea(document.profile);
  const moves = new Map<string, number>();
  const trials = new Map<string, Trial>();

  const moveOn = ({ ids, from, places }: Trial): true => {
    const place = from + (places.shift() ?? 0);
    for (const id of ids) moves.set(id, place);
    return true;
  };

  const settle = (chain: readonly Standing[], points: Points, more: boolean): boolean => {
    const pageOf = (id: string) => points.figure.get(id)?.[0]?.page ?? 0;
    for (const standing of chain) {
      const { ids } = standing;
      const [id = ''] = ids;
      const trial = trials.get(id);
      const isLate = trial?.ids.some((one, index) => pageOf(one) > (trial.pages[index] ?? 0));
      if (trial && isLate && trial.places.length > 0) return moveOn(trial);
      if (trial) trial.places = [];
      const places = trial || !more ? [] : betterPlaces(standing, points, height);
      if (places.length === 0) continue;
      const from = moves.get(id) ?? 0;
      const begun = { ids, pages: ids.map(pageOf), from, places: [...places, 0] };
      trials.set(id, begun);
      return moveOn(begun);
    }
    return false;
  };

  for (let pass = 0; ; pass += 1) {
    const moved = moveFigures(document, moves);
    const laidOut = layOut(moved);
    const points = pointsOf(laidOut.marks, document);
    const more = pass < MOST_PASSES;
    const changed = chainsOf(moved).map((chain) => settle(chain, points, more));
    if (!changed.includes(true)) return { laidOut, moves };
  }
}
