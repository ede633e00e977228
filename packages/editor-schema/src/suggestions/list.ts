import { textAttribute } from '../attributes.ts';
import { TEXTBLOCKS } from '../schema.ts';
import type { NodeJson } from '../snapshot.ts';
import { nodeText } from '../words.ts';
import { hasSuggestions } from './resolve.ts';
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
  /** The first piece of it in that block; an atom counts as one character. */
  range: readonly [number, number];
}

/** What stands for an atom in the list, where it has no words of its own. */
const ATOM = '…';
const BREAK = '¶';

type Listed = ListedSuggestion & { kinds: Set<SuggestionKind> };

/** A piece of the text that may be suggested. */
interface Piece {
  words: string;
  path: readonly number[];
  range: readonly [number, number];
  /** Ids of the suggestions about the row around, whose words are told with it. */
  told?: ReadonlySet<string> | undefined;
}

/** The suggestions of a section in reading order. */
export function listSuggestions(content: NodeJson): ListedSuggestion[] {
  const found = new Map<string, Listed>();
  if (!hasSuggestions(content)) return [];
  const add = (suggestion: Suggestion, kind: SuggestionKind, piece: Piece) => {
    const { words, path, range, told } = piece;
    if (told?.has(suggestion.id)) return;
    const known = found.get(suggestion.id) ?? {
      ...suggestion,
      kinds: new Set<SuggestionKind>(),
      inserted: '',
      deleted: '',
      formatted: '',
      path,
      range,
    };
    known.kinds.add(kind);
    if (kind === 'insertion') known.inserted += words;
    else if (kind === 'deletion') known.deleted += words;
    else known.formatted += words;
    found.set(suggestion.id, known);
  };
  const note = (node: NodeJson, piece: Piece) => {
    for (const mark of node.marks ?? []) {
      if (isSuggestionMark(mark.type)) add(readSuggestion(mark.attrs), mark.type, piece);
    }
    const { insertion, deletion } = nodeChange(node);
    if (insertion) add(insertion, 'insertion', piece);
    if (deletion) add(deletion, 'deletion', piece);
  };
  const visit = (node: NodeJson, path: readonly number[], told?: ReadonlySet<string>) => {
    const isRow = node.type === 'tableRow';
    // a row is found at its first line
    const place = isRow ? [...path, 0, 0] : path;
    note(node, { words: wordsOf(node), path: place, range: [0, 0], told });
    const inside = isRow ? new Set(Object.values(nodeChange(node)).map(({ id }) => id)) : told;
    let offset = 0;
    for (const [index, child] of (node.content ?? []).entries()) {
      if (!TEXTBLOCKS.has(node.type)) {
        visit(child, [...path, index], inside);
        continue;
      }
      const end = offset + (child.text?.length ?? 1);
      note(child, { words: wordsOf(child), path, range: [offset, end], told });
      offset = end;
    }
  };
  visit(content, []);
  return [...found.values()];
}

const rowWords = ({ content = [] }: NodeJson) => `| ${content.map(nodeText).join(' | ')} |`;

function wordsOf(node: NodeJson): string {
  if (node.type === 'text') return node.text ?? '';
  if (node.type === 'paragraph') return BREAK;
  if (node.type === 'tableRow') return rowWords(node);
  if (node.type === 'hardBreak') return ' ';
  if (node.type === 'formulaInline') return textAttribute(node, 'tex');
  return ATOM;
}
