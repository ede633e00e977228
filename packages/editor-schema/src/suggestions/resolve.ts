import { TEXTBLOCKS } from '../schema.ts';
import type { DocumentSnapshot, NodeJson, SectionJson } from '../snapshot.ts';
import { withoutRows } from './rows.ts';
import {
  isSuggestionMark,
  type MarkJson,
  marksBefore,
  type NodeChange,
  nodeChange,
  readSuggestion,
  type Suggestion,
  type SuggestionKind,
} from './suggestion.ts';

/** What becomes of a suggestion. */
export type Decision = 'accept' | 'reject' | 'keep';
export type Decide = (suggestion: Suggestion, kind: SuggestionKind) => Decision;

/**
 * The text of a section after suggestions were decided; the same object where there are none. What
 * was undecided stays. Blocks decided before by the same `known` are the same objects.
 */
export function resolveSuggestions(
  content: NodeJson,
  decide: Decide,
  known = new WeakMap<NodeJson, NodeJson[]>(),
): NodeJson {
  const given = content.content ?? [];
  if (!given.some(isSuggested)) return content;
  const run: Run = { decide, last: null };
  const blocks = given.flatMap((block, index) => {
    if (mayJoin(block) || mayJoin(given[index + 1])) return flow([block], run);
    // neither it nor what follows is joined to anything
    run.last = null;
    if (!isSuggested(block)) return [block];
    const decided = known.get(block) ?? flow([block], { decide, last: null });
    known.set(block, decided);
    return decided;
  });
  return { ...content, content: blocks.length > 0 ? blocks : [{ type: 'paragraph' }] };
}

const rejected = new WeakMap<NodeJson, NodeJson[]>();

/** The text as it is until somebody accepts: nothing inserted, nothing deleted, the look as before. */
export const withoutSuggestions = (content: NodeJson): NodeJson =>
  resolveSuggestions(content, () => 'reject', rejected);

/** The text as if everything suggested were accepted. */
export const withSuggestions = (content: NodeJson): NodeJson =>
  resolveSuggestions(content, () => 'accept');

const origins = new WeakMap<NodeJson, number[]>();

/** For every block of the text without suggestions, where it stands in the text that has them; worked out once. */
export function plainOrigins(content: NodeJson): number[] {
  const known = origins.get(content) ?? findOrigins(content);
  origins.set(content, known);
  return known;
}

function findOrigins(content: NodeJson): number[] {
  const run: Run = { decide: () => 'reject', last: null };
  return (content.content ?? []).flatMap((block, index) => flow([block], run).map(() => index));
}

/** Where a place in the text without suggestions stands in the text that has them: in its block, and in its row. */
export function realPath(
  content: NodeJson,
  [block, child, row, ...within]: readonly number[],
): number[] {
  if (block === undefined) return [];
  const real = plainOrigins(content)[block] ?? block;
  if (child === undefined) return [real];
  if (row === undefined) return [real, child];
  const rows = content.content?.[real]?.content?.[child]?.content ?? [];
  const staying = [...rows.keys()].filter((index) => {
    const one = rows[index];
    return one?.type !== 'tableRow' || !isInserted(one);
  });
  return [real, child, staying[row] ?? row, ...within];
}

const plain = new WeakMap<SectionJson, SectionJson>();

/** A section without suggestions, the same object where there are none; worked out once. */
function plainSection(section: SectionJson): SectionJson {
  const known = plain.get(section);
  if (known) return known;
  const content = withoutSuggestions(section.content);
  const made = content === section.content ? section : { ...section, content };
  plain.set(section, made);
  return made;
}

/** The whole document without suggestions: what is numbered, checked, compared, printed and signed. */
export function plainSnapshot(snapshot: DocumentSnapshot): DocumentSnapshot {
  const sections = snapshot.sections.map(plainSection);
  const same = sections.every((section, index) => section === snapshot.sections[index]);
  return same ? snapshot : { ...snapshot, sections };
}

/** Keeps what is true of a block: most blocks of a text are those that it had before an edit. */
function kept(holds: (block: NodeJson) => boolean): (block: NodeJson | undefined) => boolean {
  const known = new WeakMap<NodeJson, boolean>();
  return (block) => {
    if (!block) return false;
    const answer = known.get(block) ?? holds(block);
    known.set(block, answer);
    return answer;
  };
}

const isSuggested = kept(hasSuggestions);

/** Whether a whole node is suggested in a block: where a paragraph goes, its words go to the one before. */
const mayJoin = kept(hasChange);

function hasChange({ attrs, content }: NodeJson): boolean {
  return Boolean(attrs?.change) || (content?.some(hasChange) ?? false);
}

/** Whether anything is suggested in a text. */
export function hasSuggestions(node: NodeJson): boolean {
  if (node.marks?.some(({ type }) => isSuggestionMark(type))) return true;
  if (node.attrs?.change) return true;
  return node.content?.some(hasSuggestions) ?? false;
}

/**
 * The text without suggestions in which every block has kept its place: breaks between paragraphs
 * stay, and an empty paragraph stands for what is only suggested. For what counts blocks by their paths
 * and does not look at the words of paragraphs.
 */
export function withoutInlineSuggestions(node: NodeJson): NodeJson {
  if (!hasSuggestions(node)) return node;
  if (isTextblock(node)) {
    const made = withInline(node, () => 'reject');
    return isLeftEmpty(node, made) ? EMPTY : made;
  }
  if (node.type === 'tableBlock' && rowsOf(node).every(isInserted)) return EMPTY;
  if (node.type === 'tableRow' && isInserted(node)) return { ...node, content: [] };
  return { ...node, content: node.content?.map(withoutInlineSuggestions) ?? [] };
}

const EMPTY: NodeJson = { type: 'paragraph' };
const isInserted = (node: NodeJson) => nodeChange(node).insertion !== undefined;
const rowsOf = ({ content = [] }: NodeJson) =>
  content.flatMap((child) => (child.type === 'table' ? (child.content ?? []) : []));

/** A heading goes with its last word: nothing would be left but a number. */
const isLeftEmpty = (before: NodeJson, made: NodeJson) =>
  before.type === 'heading' && (before.content?.length ?? 0) > 0 && !made.content;

interface Run {
  decide: Decide;
  /** The paragraph that a following one may be joined to; null after anything else. */
  last: NodeJson | null;
}

const INLINE: ReadonlySet<string> = new Set([
  'text',
  'hardBreak',
  'formulaInline',
  'crossReference',
  'citation',
  'footnote',
]);
const isTextblock = ({ type }: NodeJson) => TEXTBLOCKS.has(type);

/** Containers that are nothing without what is in them. */
const DROPPED_EMPTY: ReadonlySet<string> = new Set(['bulletList', 'orderedList', 'listItem']);
const CELLS: ReadonlySet<string> = new Set(['tableCell', 'tableHeader']);

/** Blocks in reading order, so that a paragraph finds the one before it, in another item of a list too. */
function flow(blocks: readonly NodeJson[], run: Run, inItem = false): NodeJson[] {
  return blocks.flatMap((block, index) => {
    if (block.type === 'paragraph') {
      // an item of a list cannot stand without the paragraph that begins it
      return paragraph(block, run, inItem && index === 0 && blocks.length > 1);
    }
    const made = other(block, run);
    return made ? [made] : [];
  });
}

function other(block: NodeJson, run: Run): NodeJson | null {
  if (isTextblock(block)) {
    run.last = null;
    const made = withInline(block, run.decide);
    return isLeftEmpty(block, made) ? null : made;
  }
  if (!block.content) {
    run.last = null;
    return block;
  }
  const ownFlow = !DROPPED_EMPTY.has(block.type);
  if (ownFlow) run.last = null;
  const given = block.type === 'table' ? decidedRows(block.content, run) : block.content;
  const content = flow(given, run, block.type === 'listItem');
  if (ownFlow) run.last = null;
  if (
    block.type === 'tableBlock' &&
    rowsOf(block).length > 0 &&
    rowsOf({ ...block, content }).length === 0
  )
    return withoutTable(content);
  if (content.length > 0) return { ...block, content };
  if (DROPPED_EMPTY.has(block.type) || block.type === 'table') return null;
  return { ...block, content: CELLS.has(block.type) ? [{ type: 'paragraph' }] : content };
}

/** The rows that stay; what is undecided about them stays on them. */
function decidedRows(rows: readonly NodeJson[], { decide }: Run): NodeJson[] {
  if (!rows.some(({ attrs }) => attrs?.change)) return [...rows];
  const decided = rows.map((row) => decidedChange(nodeChange(row), decide));
  const left = rows.map((row, index) => withChange(row, decided[index]?.left ?? {}));
  return withoutRows(left, (index) => decided[index]?.gone === true);
}

/** Of a table whose rows are all gone, what is left of its name becomes text. */
function withoutTable([caption]: readonly NodeJson[]): NodeJson | null {
  return caption?.content?.length ? { type: 'paragraph', content: caption.content } : null;
}

/** A paragraph, or nothing where the break before it is gone and its words went to the one before. */
function paragraph(block: NodeJson, run: Run, needed: boolean): NodeJson[] {
  const { gone, left } = decidedChange(nodeChange(block), run.decide);
  const made = withChange(withInline(block, run.decide), left);
  const words = made.content ?? [];
  if (gone && !needed && words.length === 0) return [];
  if (gone && !needed && run.last) {
    run.last.content = mergeTexts([...(run.last.content ?? []), ...words]);
    return [];
  }
  run.last = made;
  return [made];
}

/** Whether what a node stands for disappears, and what of its suggestions is still undecided. */
function decidedChange(
  { insertion, deletion }: NodeChange,
  decide: Decide,
): { gone: boolean; left: NodeChange } {
  const inserted = insertion && decide(insertion, 'insertion');
  const deleted = deletion && decide(deletion, 'deletion');
  return {
    gone: inserted === 'reject' || deleted === 'accept',
    left: {
      ...(inserted === 'keep' && { insertion }),
      ...(deleted === 'keep' && { deletion }),
    },
  };
}

function withChange(node: NodeJson, left: NodeChange): NodeJson {
  const { change: _change, ...attrs } = node.attrs ?? {};
  const { attrs: _attrs, ...bare } = node;
  const kept = Object.keys(left).length > 0 ? { ...attrs, change: left } : attrs;
  return Object.keys(kept).length > 0 ? { ...bare, attrs: kept } : bare;
}

/** A block of text with its words decided. Gives a new node: words may be joined to it. */
function withInline(block: NodeJson, decide: Decide): NodeJson {
  if (!hasSuggestions(block)) return { ...block };
  const { content, ...bare } = block;
  const words = mergeTexts((content ?? []).flatMap((node) => inline(node, decide)));
  return words.length > 0 ? { ...bare, content: words } : bare;
}

function inline(node: NodeJson, decide: Decide): NodeJson[] {
  if (node.type !== 'text') {
    if (!INLINE.has(node.type)) return [node];
    const { gone, left } = decidedChange(nodeChange(node), decide);
    return gone ? [] : [withChange(node, left)];
  }
  let looks = (node.marks ?? []).filter(({ type }) => !isSuggestionMark(type));
  const left: MarkJson[] = [];
  for (const mark of node.marks ?? []) {
    if (!isSuggestionMark(mark.type)) continue;
    const decision = decide(readSuggestion(mark.attrs), mark.type);
    if (decision === 'keep') left.push(mark);
    else if (mark.type === 'formatChange') {
      if (decision === 'reject') looks = marksBefore(mark.attrs);
    } else if ((decision === 'accept') === (mark.type === 'deletion')) return [];
  }
  const { marks: _marks, ...bare } = node;
  const marks = [...looks, ...left];
  return [marks.length > 0 ? { ...bare, marks } : bare];
}

/** Neighbours of one look become one text, as if they had never been apart. */
function mergeTexts(nodes: readonly NodeJson[]): NodeJson[] {
  const merged: NodeJson[] = [];
  for (const node of nodes) {
    const before = merged.at(-1);
    if (before?.type === 'text' && node.type === 'text' && sameMarks(before, node)) {
      merged[merged.length - 1] = { ...before, text: (before.text ?? '') + (node.text ?? '') };
    } else merged.push(node);
  }
  return merged;
}

const markKey = ({ marks = [] }: NodeJson) =>
  marks
    .map((mark) => JSON.stringify(mark))
    .sort()
    .join();
const sameMarks = (a: NodeJson, b: NodeJson) => markKey(a) === markKey(b);
