import { type Attributed, textAttribute } from '../attributes.ts';
import type { NodeJson } from '../snapshot.ts';

/** One thing that somebody suggests. Pieces with one id are decided together. */
export interface Suggestion {
  id: string;
  /** The name as it was when it was suggested: a Word file knows no accounts. */
  author: string;
  authorId: string | null;
  /** ISO time; empty where a file does not say it. */
  at: string;
}

/** What may be suggested; the names are those of the marks. */
export const SUGGESTION_KINDS = ['insertion', 'deletion', 'formatChange'] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

const KINDS: ReadonlySet<string> = new Set(SUGGESTION_KINDS);

export type MarkJson = NonNullable<NodeJson['marks']>[number];

/** Whether a mark is a suggestion and not a look of the text. */
export const isSuggestionMark = (name: string): name is SuggestionKind => KINDS.has(name);

/** Reads who suggests what, believing nothing: whoever may write may have put anything there. */
export function readSuggestion(attrs: Readonly<Record<string, unknown>> = {}): Suggestion {
  const node: Attributed = { attrs };
  return {
    id: textAttribute(node, 'id').slice(0, 64),
    author: textAttribute(node, 'author').slice(0, 200),
    authorId: textAttribute(node, 'authorId').slice(0, 64) || null,
    at: textAttribute(node, 'at').slice(0, 40),
  };
}

/**
 * What is suggested about a node that no mark can stand on: an atom within the line, a row of a table,
 * or the break before a paragraph (its text then stands at the end of the paragraph before).
 */
export type NodeChange = Partial<Record<'insertion' | 'deletion', Suggestion>>;

/** The suggestions about an atom, a row or the break before a paragraph; empty where there are none. */
export function nodeChange(node: Attributed): NodeChange {
  const change = node.attrs?.change;
  if (!isRecord(change)) return {};
  const { insertion, deletion } = change;
  return {
    ...(isRecord(insertion) && { insertion: readSuggestion(insertion) }),
    ...(isRecord(deletion) && { deletion: readSuggestion(deletion) }),
  };
}

/** The marks that a text had before a suggested change of its look. */
export function marksBefore(attrs: Readonly<Record<string, unknown>> = {}): MarkJson[] {
  const { before } = attrs;
  if (!Array.isArray(before)) return [];
  return before.filter(
    (mark: unknown): mark is MarkJson =>
      isRecord(mark) && typeof mark.type === 'string' && !isSuggestionMark(mark.type),
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
