import type { ArticlePart, ArticleText } from '@pv/contract';

/** What stood there before both sides wrote, and what each has made of it. */
export interface Sides<T> {
  base: T;
  mine: T;
  theirs: T;
}

/** What of a text is decided at once: its title, its summary, or a part by its id. */
export type Piece = { kind: 'title' | 'summary' } | { kind: 'part'; id: string | undefined };

/** A piece that both have changed; null where a side has removed the part. */
export interface Contested {
  piece: Piece;
  mine: string | ArticlePart | null;
  theirs: string | ArticlePart | null;
}

type Parts = readonly ArticlePart[];
type Side = 'mine' | 'theirs';
/** Whose side is taken of a piece that both have changed. */
type Choose = (piece: Piece) => Side;

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const idsOf = (parts: Parts) => parts.map(({ id }) => id);
const find = (parts: Parts, id: string | undefined) => parts.find((part) => part.id === id);

/** What one side alone has changed is taken; of what both have, the chosen side. */
function pick<T>({ base, mine, theirs }: Sides<T>, side: () => Side): T {
  if (same(mine, base)) return theirs;
  if (same(theirs, base)) return mine;
  return side() === 'mine' ? mine : theirs;
}

/** The parts of one side in their order, those that only the other has behind what stands before them there. */
function inOrder(first: Parts, second: Parts): (string | undefined)[] {
  const order = idsOf(first);
  for (const [at, id] of idsOf(second).entries()) {
    if (order.includes(id)) continue;
    const before = second[at - 1]?.id;
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  }
  return order;
}

const partsWith = ({ base, mine, theirs }: Sides<Parts>, id: string | undefined) => ({
  base: find(base, id),
  mine: find(mine, id),
  theirs: find(theirs, id),
});

/** A part that one side has removed is gone, unless the other has written in it. */
function mergeParts(sides: Sides<Parts>, choose: Choose): ArticlePart[] {
  const { base, mine, theirs } = sides;
  const kept = (parts: Parts) => idsOf(parts).filter((id) => find(base, id));
  const moved = !same(
    kept(mine),
    idsOf(base).filter((id) => find(mine, id)),
  );
  const order = moved ? inOrder(mine, theirs) : inOrder(theirs, mine);
  return order.flatMap((id) => {
    const part = pick<ArticlePart | undefined>(partsWith(sides, id), () =>
      choose({ kind: 'part', id }),
    );
    return part ? [part] : [];
  });
}

const sidesOf = <K extends keyof ArticleText>(
  { base, mine, theirs }: Sides<ArticleText>,
  key: K,
): Sides<ArticleText[K]> => ({ base: base[key], mine: mine[key], theirs: theirs[key] });

function merge(sides: Sides<ArticleText>, choose: Choose): ArticleText {
  return {
    title: pick(sidesOf(sides, 'title'), () => choose({ kind: 'title' })),
    summary: pick(sidesOf(sides, 'summary'), () => choose({ kind: 'summary' })),
    body: mergeParts(sidesOf(sides, 'body'), choose),
  };
}

function withPart(parts: Parts, id: string | undefined, part: ArticlePart | undefined) {
  if (part && !find(parts, id)) return [...parts, part];
  return parts.flatMap((one) => (one.id === id ? (part ?? []) : one));
}

/** The text with pieces of another; a part that is not there either goes or comes last. */
function withPieces(text: ArticleText, from: ArticleText, pieces: readonly Piece[]): ArticleText {
  let { title, summary, body } = text;
  for (const piece of pieces) {
    if (piece.kind === 'part') body = withPart(body, piece.id, find(from.body, piece.id));
    else if (piece.kind === 'title') title = from.title;
    else summary = from.summary;
  }
  return { title, summary, body };
}

/** The pieces that both have changed, each in its own way, in their order. */
export function contestedIn(sides: Sides<ArticleText>): Contested[] {
  const contested = <V extends string | ArticlePart>(
    piece: Piece,
    { base, mine, theirs }: Sides<V | undefined>,
  ): Contested[] =>
    same(mine, base) || same(theirs, base) || same(mine, theirs)
      ? []
      : [{ piece, mine: mine ?? null, theirs: theirs ?? null }];
  const body = sidesOf(sides, 'body');
  return [
    ...contested({ kind: 'title' }, sidesOf(sides, 'title')),
    ...contested({ kind: 'summary' }, sidesOf(sides, 'summary')),
    ...inOrder(body.mine, body.theirs).flatMap((id) =>
      contested({ kind: 'part', id }, partsWith(body, id)),
    ),
  ];
}

/**
 * A text that two editors wrote in, with the changes of both and one's own side of what both have
 * changed. The base that comes with it differs from theirs only in what is left to decide.
 */
export function mergeText(sides: Sides<ArticleText>): { value: ArticleText; base: ArticleText } {
  const pieces = contestedIn(sides).map(({ piece }) => piece);
  return {
    value: merge(sides, () => 'mine'),
    base: withPieces(sides.theirs, sides.base, pieces),
  };
}

/** The text and what is left to decide after one piece is decided; everything else stays as it is typed. */
export function decidePiece(
  sides: Sides<ArticleText>,
  piece: Piece,
  side: Side,
): { value: ArticleText; base: ArticleText } {
  return {
    value: merge(sides, (one) => (same(one, piece) ? side : 'mine')),
    base: withPieces(sides.base, sides.theirs, [piece]),
  };
}
