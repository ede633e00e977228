import { isSuggestionMark, type NodeChange, nodeChange, type Suggestion } from '@pv/editor-schema';
import { Fragment, type Node, Slice } from '@tiptap/pm/model';

/** Blocks that may be suggested: paragraphs, and lists, which are nothing without theirs. */
const CONTAINERS: ReadonlySet<string> = new Set(['bulletList', 'orderedList', 'listItem']);

/** The node with what is suggested about it, or with nothing. */
export function withChange(node: Node, change: NodeChange | null): Node {
  const { type, attrs, content, marks } = node;
  if (!('change' in attrs)) return node;
  return type.create({ ...attrs, change }, content, marks);
}

/** A piece of text without any suggestions: what is typed or pasted brings none along. */
export function cleanSlice(slice: Slice): Slice {
  return new Slice(cleaned(slice.content), slice.openStart, slice.openEnd);
}

function cleaned(fragment: Fragment): Fragment {
  return Fragment.fromArray(
    fragment.content.map((node) => {
      const marks = node.marks.filter(({ type }) => !isSuggestionMark(type.name));
      const bare = node.isText ? node.mark(marks) : node.copy(cleaned(node.content)).mark(marks);
      return bare.attrs.change ? withChange(bare, null) : bare;
    }),
  );
}

/** A piece of text without what somebody suggests to delete of it: it is not written anew elsewhere. */
export function withoutDeleted(slice: Slice): Slice {
  const kept = (fragment: Fragment): Fragment =>
    Fragment.fromArray(
      fragment.content.flatMap((node) => {
        if (!node.isInline) return [node.copy(kept(node.content))];
        const deleted = node.marks.some(({ type }) => type.name === 'deletion');
        return deleted || nodeChange(node).deletion ? [] : [node];
      }),
    );
  return new Slice(kept(slice.content), slice.openStart, slice.openEnd);
}

/** Whether a piece of text holds suggestions. */
export function isSuggesting(fragment: Fragment): boolean {
  let found = false;
  fragment.descendants((node) => {
    found ||= Boolean(node.attrs.change);
    found ||= node.marks.some(({ type }) => isSuggestionMark(type.name));
    return !found;
  });
  return found;
}

/**
 * A piece of text as a suggestion to insert it: its words with the mark, its atoms and the breaks before
 * its paragraphs with the attribute. Null where it holds what cannot be suggested, such as a table.
 */
export function suggestedSlice(slice: Slice, suggestion: Suggestion): Slice | null {
  const { content, openStart, openEnd } = cleanSlice(slice);
  const marked = suggested(content, openStart, suggestion);
  return marked && new Slice(marked, openStart, openEnd);
}

/** `open` counts how deep the first child continues what stands before it. */
function suggested(fragment: Fragment, open: number, suggestion: Suggestion): Fragment | null {
  const nodes: Node[] = [];
  for (const [index, node] of fragment.content.entries()) {
    const continues = index === 0 && open > 0;
    const made = suggestedNode(node, continues ? open - 1 : null, suggestion);
    if (!made) return null;
    nodes.push(made);
  }
  return Fragment.fromArray(nodes);
}

/** `open` is null for a node that begins here. */
function suggestedNode(node: Node, open: number | null, suggestion: Suggestion): Node | null {
  const { schema } = node.type;
  if (node.isText) {
    const mark = schema.marks.insertion?.create({ ...suggestion });
    return mark ? node.mark(mark.addToSet(node.marks)) : null;
  }
  if (node.isInline) return withChange(node, { insertion: suggestion });
  const begins = open === null;
  if (begins && node.type.name !== 'paragraph' && !CONTAINERS.has(node.type.name)) return null;
  const content = suggested(node.content, open ?? 0, suggestion);
  if (!content) return null;
  const made = node.copy(content);
  return begins ? withChange(made, { insertion: suggestion }) : made;
}
