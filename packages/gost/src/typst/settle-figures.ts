import type { Block, GostDocument } from '../model/document.ts';
import { type FigureMoves, laterPlaces, moveFigures, runEnd } from '../model/move-figures.ts';
import type { CompiledDocument } from './compiler.ts';
import { textArea } from './lengths.ts';
import type { LayoutMark } from './write-context.ts';

/** So much of a page may stay blank before a figure. */
const BLANK = 1 / 3;

/** Where more stays blank, what moves must fill so much of it: a line is not worth taking from its figure. */
const WORTH = 1 / 2;

/** More figures of one chain than these stay: of a chapter, or of the work where its chapters run on. */
const MOST_PASSES = 6;

type Marks = ReadonlyMap<string, readonly LayoutMark[]>;

const keyOf = ({ kind, figure }: Pick<LayoutMark, 'kind' | 'figure'>) => `${kind} ${figure}`;

/** A figure among what stands around it. */
interface Standing {
  blocks: readonly Block[];
  at: number;
  /** The figure, and those right under it. */
  ids: readonly string[];
}

const standingsOf = (blocks: readonly Block[]): Standing[] =>
  blocks.flatMap(({ kind }, at) => {
    if (kind !== 'figure') return [];
    const figures = blocks.slice(at, runEnd(blocks, at));
    const ids = figures.flatMap((one) => (one.kind === 'figure' ? [one.id] : []));
    return [{ blocks, at, ids }];
  });

/** Figures whose place depends on each other: where every part begins a page, those of one part. */
interface Chain {
  /** The part with which they begin. */
  begins: string;
  standings: readonly Standing[];
}

function chainsOf({ profile, parts }: GostDocument): Chain[] {
  const each = parts.map((part) => ({
    begins: part.sectionId,
    standings: part.kind === 'references' ? [] : standingsOf(part.blocks),
  }));
  const apart = profile.form === 'work' && profile.values.newPage === 'sections';
  const standings = each.flatMap((chain) => chain.standings);
  return apart ? each : each.slice(0, 1).map(({ begins }) => ({ begins, standings }));
}

/** The places of a figure that fill the blank before it and keep it on its page, the best first. */
function betterPlaces(
  { blocks, at, ids }: Standing,
  marks: Marks,
  { profile }: GostDocument,
): number[] {
  const { height } = textArea(profile);
  const [id = ''] = ids;
  const find = (kind: LayoutMark['kind'], figure: string) =>
    marks.get(keyOf({ kind, figure })) ?? [];
  const [[end], [figure]] = [find('end', id), find('figure', id)];
  const text = find('text', ids.at(-1) ?? '');
  const [first] = text;
  if (!first || !end || figure?.page !== end.page + 1) return [];
  const blank = height + profile.margins.top - end.y;
  if (blank <= height * BLANK) return [];
  // its headings take room over the text
  const headings = figure.y - profile.margins.top;
  const takes = (count: number) => {
    const last = text[count] ?? first;
    return headings + (last.page - first.page) * height + last.y - first.y;
  };
  const helps = (count: number) =>
    takes(count - 1) < blank &&
    (blank - takes(count) <= height * BLANK || takes(count) >= blank * WORTH);
  return laterPlaces(blocks, at).filter(helps).toReversed();
}

/** A figure that was moved with those under it. */
interface Trial {
  ids: readonly string[];
  /** On which pages of their chain they were, and may stay. */
  pages: readonly number[];
  /** After how many blocks they stood, and places after that to be tried next. */
  from: number;
  places: number[];
}

/**
 * Finds the figures that leave much of a page blank and can stand later, one of a chain in every pass: what
 * is before it is final then. `layOut` is called once for a document without such figures.
 */
export function settleFigures<T extends Pick<CompiledDocument, 'marks' | 'headingPages'>>(
  document: GostDocument,
  layOut: (document: GostDocument) => T,
): { laidOut: T; moves: FigureMoves } {
  const moves = new Map<string, number>();
  const trials = new Map<string, Trial>();

  const moveOn = ({ ids, from, places }: Trial): true => {
    const place = from + (places.shift() ?? 0);
    for (const id of ids) moves.set(id, place);
    return true;
  };

  const settle = ({ standings }: Chain, marks: Marks, begin: number, more: boolean): boolean => {
    const pageOf = (id: string) =>
      (marks.get(keyOf({ kind: 'figure', figure: id }))?.[0]?.page ?? 0) - begin;
    for (const standing of standings) {
      const { ids } = standing;
      const [id = ''] = ids;
      const trial = trials.get(id);
      const isLate = trial?.ids.some((one, index) => pageOf(one) > (trial.pages[index] ?? 0));
      if (trial && isLate && trial.places.length > 0) return moveOn(trial);
      if (trial) trial.places = [];
      const places = trial || !more ? [] : betterPlaces(standing, marks, document);
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
    const marks = Map.groupBy(laidOut.marks, keyOf);
    const more = pass < MOST_PASSES;
    // a chain before may have lost a page in the same pass
    const begin = ({ begins }: Chain) => laidOut.headingPages.get(begins) ?? 0;
    const changed = chainsOf(moved).map((chain) => settle(chain, marks, begin(chain), more));
    if (!changed.includes(true)) return { laidOut, moves };
  }
}
