import { GENERATED_KINDS, readKeptContent, type SectionHead, walk } from '@pv/editor-schema';
import type { Place } from '@pv/gost';
import type { Workbench } from '../shell/workbench.ts';
import { mayWrite } from '../stages/section-lock.ts';

/** Where the caret stands, told so that it can be found in another text. */
export interface WrittenPlace {
  sectionId: string;
  /** The sections among which this one stands. */
  heads: readonly SectionHead[];
  path: readonly number[];
  /** What is written in the paragraph before the caret and after it, a sign for each object in it. */
  text: readonly [string, string];
}

/** Stands for a citation, a formula or another object among letters. */
const OBJECT = '\ufffc';

/** Where one writes in the text now; null where nobody does. */
export function writtenPlace(bench: Workbench): WrittenPlace | null {
  const [active, editor] = [bench.active(), bench.editor()];
  if (!active || !editor) return null;
  const { $head } = editor.state.selection;
  const { parent, parentOffset } = $head;
  const written = (from: number, to: number) => parent.textBetween(from, to, OBJECT, OBJECT);
  return {
    sectionId: active.id,
    heads: bench.live.sections(),
    path: Array.from({ length: Math.max($head.depth, 1) }, (_, depth) => $head.index(depth)),
    text: [written(0, parentOffset), written(parentOffset, parent.content.size)],
  };
}

/** The sections that may stand for a former one, the likest first: itself, its namesake, its kind, its neighbours. */
export function successors(
  { sectionId, heads }: Pick<WrittenPlace, 'sectionId' | 'heads'>,
  now: readonly SectionHead[],
): SectionHead[] {
  const at = heads.findIndex(({ id }) => id === sectionId);
  const old = heads[at];
  const likeness = ({ id, kind, title }: SectionHead) => {
    if (id === sectionId) return 3;
    if (kind !== old?.kind) return 0;
    return title === old.title ? 2 : 1;
  };
  const away = (head: SectionHead) => Math.abs(now.indexOf(head) - at);
  return now.toSorted((a, b) => likeness(b) - likeness(a) || away(a) - away(b));
}

/** A paragraph that begins with fewer letters of another is not taken for the same one. */
const SAME_LETTERS = 12;

function lettersInCommon(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count += 1;
  return count;
}

/**
 * The place nearest to a former one in the text that has come instead: the paragraph that begins alike,
 * else the one that stands where that stood. Null where nothing may be written.
 */
export function nearestPlace(
  { live }: Pick<Workbench, 'live'>,
  before: WrittenPlace,
): (Place & { range: readonly [number, number] }) | null {
  const written = live
    .sections()
    .filter(({ id, kind }) => !GENERATED_KINDS.has(kind) && mayWrite({ live }, id));
  const [first, ...others] = successors(before, written);
  if (!first) return null;
  const [block = 0, ...inside] = before.path;
  const last = (readKeptContent(live.doc, first.id).content ?? []).length - 1;
  const [left, right] = before.text;
  let best = { sectionId: first.id, path: [Math.max(0, Math.min(block, last)), ...inside] };
  let at = left.length;
  let most = SAME_LETTERS - 1;
  for (const { id } of [first, ...others]) {
    walk(readKeptContent(live.doc, id), ({ content = [] }, path) => {
      if (!content.some(({ type }) => type === 'text')) return;
      const text = content.map((node) => node.text ?? OBJECT).join('');
      const common = lettersInCommon(text, left + right);
      if (common <= most) return;
      most = common;
      best = { sectionId: id, path: [...path] };
      // the last words before the caret may not be there yet
      at = text.endsWith(right) ? text.length - right.length : left.length;
    });
  }
  return { ...best, range: [at, at] };
}
