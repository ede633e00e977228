import type { DocumentSnapshot, NodeJson } from '@pv/editor-schema';
import { COMMENTED } from './build-blocks.ts';

/** A stretch of a section that a comment is about, by counts of typed characters. */
export interface CommentedStretch {
  id: number;
  section: string;
  range: readonly [number, number];
}

interface Cut {
  opens: number[];
  closes: number[];
}

type Cuts = Map<number, Cut>;

function cutsOf(stretches: readonly CommentedStretch[], length: number): Cuts {
  const cuts: Cuts = new Map();
  const at = (place: number): Cut => {
    const cut = cuts.get(place) ?? { opens: [], closes: [] };
    cuts.set(place, cut);
    return cut;
  };
  for (const { id, range } of stretches) {
    const from = Math.max(0, Math.min(range[0], length - 1));
    at(from).opens.push(id);
    at(Math.max(from + 1, Math.min(range[1], length))).closes.push(id);
  }
  return cuts;
}

/** The pieces of a text node between the places at which comments begin and end. */
function pieces(node: NodeJson, start: number, cuts: Cuts): NodeJson[] {
  const text = node.text ?? '';
  const end = start + text.length;
  const inside = [...cuts.keys()].filter((place) => place > start && place < end);
  const edges = [start, ...inside.sort((one, other) => one - other), end];
  return edges.slice(0, -1).map((from, index) => {
    const to = edges[index + 1] ?? end;
    const opens = cuts.get(from)?.opens ?? [];
    const closes = cuts.get(to)?.closes ?? [];
    const mark = { type: COMMENTED, attrs: { opens, closes } };
    const marked = opens.length + closes.length > 0;
    const piece = { ...node, text: text.slice(from - start, to - start) };
    return marked ? { ...piece, marks: [...(node.marks ?? []), mark] } : piece;
  });
}

const lengthOf = (node: NodeJson): number =>
  (node.text?.length ?? 0) + (node.content ?? []).reduce((sum, child) => sum + lengthOf(child), 0);

function markIn(content: NodeJson, stretches: readonly CommentedStretch[]): NodeJson {
  const cuts = cutsOf(stretches, lengthOf(content));
  let typed = 0;
  const mark = (node: NodeJson): NodeJson[] => {
    if (node.type === 'text') {
      const cut = pieces(node, typed, cuts);
      typed += node.text?.length ?? 0;
      return cut;
    }
    return [node.content ? { ...node, content: node.content.flatMap(mark) } : node];
  };
  return mark(content)[0] ?? content;
}

/**
 * Puts comments into a document for printing. Those on a section without typed text, such as the list of
 * sources, or on one that is gone, stand at the beginning of the text; where there is none, they are not shown.
 * Gives the document and the numbers of the comments that stand in it.
 */
export function markComments(
  snapshot: DocumentSnapshot,
  stretches: readonly CommentedStretch[],
): { snapshot: DocumentSnapshot; shown: ReadonlySet<number> } {
  const written = snapshot.sections.filter(({ content }) => lengthOf(content) > 0);
  const known = new Set(written.map(({ id }) => id));
  const bySection = Map.groupBy(
    stretches.map((one): CommentedStretch => {
      const section = known.has(one.section) ? one.section : written[0]?.id;
      return section === undefined || section === one.section
        ? one
        : { ...one, section, range: [0, 1] };
    }),
    ({ section }) => section,
  );
  const shown = new Set<number>();
  const sections = snapshot.sections.map((section) => {
    const own = bySection.get(section.id);
    if (!own || !known.has(section.id)) return section;
    for (const { id } of own) shown.add(id);
    return { ...section, content: markIn(section.content, own) };
  });
  return { snapshot: { ...snapshot, sections }, shown };
}
