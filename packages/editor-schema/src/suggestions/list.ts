import { textAttribute } from '../attributes.ts';
import type { NodeJson } from '../snapshot.ts';
import {
  isSuggestionMark,
  nodeChange,
  readSuggestion,
  type Suggestion,
  type SuggestionKind,
} from './suggestion.ts';

/** A suggestion as it stands in a text, with all its pieces together. */
export interface ListedSuggestion extends Suggestion {
  kinds: ReadonlySet<SuggestionKind>;
  inserted: string;
  deleted: string;
  /** The words whose look would change. */
  formatted: string;
  /** The path of indexes to the block where it begins. */
  path: readonly number[];
}

/** What stands for an atom in the list, where it has no words of its own. */
const ATOM = '…';
const BREAK = '¶';

type Listed = ListedSuggestion & { kinds: Set<SuggestionKind> };

/** The suggestions of a section in reading order. */
export function listSuggestions(content: NodeJson): ListedSuggestion[] {
  const found = new Map<string, Listed>();
  const add = (
    suggestion: Suggestion,
    kind: SuggestionKind,
    words: string,
    path: readonly number[],
  ) => {
    const known = found.get(suggestion.id) ?? {
      ...suggestion,
      kinds: new Set<SuggestionKind>(),
      inserted: '',
      deleted: '',
      formatted: '',
      path,
    };
    known.kinds.add(kind);
    if (kind === 'insertion') known.inserted += words;
    else if (kind === 'deletion') known.deleted += words;
    else known.formatted += words;
    found.set(suggestion.id, known);
  };
  const visit = (node: NodeJson, path: readonly number[]) => {
    const words = wordsOf(node);
    for (const mark of node.marks ?? []) {
      if (isSuggestionMark(mark.type)) add(readSuggestion(mark.attrs), mark.type, words, path);
    }
    const { insertion, deletion } = nodeChange(node);
    if (insertion) add(insertion, 'insertion', words, path);
    if (deletion) add(deletion, 'deletion', words, path);
    node.content?.forEach((child, index) => {
      visit(child, INLINE_PARENTS.has(node.type) ? path : [...path, index]);
    });
  };
  visit(content, []);
  return [...found.values()];
}

const INLINE_PARENTS: ReadonlySet<string> = new Set([
  'paragraph',
  'heading',
  'figure',
  'tableCaption',
  'listingCaption',
  'codeBlock',
]);

function wordsOf(node: NodeJson): string {
  if (node.type === 'text') return node.text ?? '';
  if (node.type === 'paragraph') return BREAK;
  if (node.type === 'hardBreak') return ' ';
  if (node.type === 'formulaInline') return textAttribute(node, 'tex');
  return ATOM;
}
