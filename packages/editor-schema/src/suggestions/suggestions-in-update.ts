import * as Y from 'yjs';
import { isSuggestionMark, nodeChange, readSuggestion, type Suggestion } from './suggestion.ts';

/** A mark that may stand several times on the same words is kept under its name with a digest behind it. */
const markOf = (key: string): string => key.split('--')[0] ?? key;

/** What a value of the shared document suggests; `key` is the mark's, where it is one. */
function said(key: string | null, value: unknown): Suggestion[] {
  if (typeof value !== 'object' || value === null) return [];
  if (key !== null) {
    return isSuggestionMark(markOf(key)) ? [readSuggestion({ ...value })] : [];
  }
  return Object.values(nodeChange({ attrs: { change: value } }));
}

/** Every suggestion that a Yjs update writes, a piece each, without taking it. */
export function suggestionsIn(update: Uint8Array): Suggestion[] {
  return Y.decodeUpdate(update).structs.flatMap((struct) => {
    if (!(struct instanceof Y.Item)) return [];
    const { content } = struct;
    if (content instanceof Y.ContentFormat) return said(content.key, content.value);
    const isValue = content instanceof Y.ContentAny || content instanceof Y.ContentJSON;
    return isValue ? content.arr.flatMap((value: unknown) => said(null, value)) : [];
  });
}

/** Whose the suggestions of a document are: an account's, or, out of a file, a name's. */
export interface SuggestionAuthors {
  /** Takes over what an update that was taken suggests; the first one who has used an id keeps it. */
  learn(update: Uint8Array): void;
  /** Whether an update by this person suggests something under somebody else's name. */
  forges(update: Uint8Array, userId: string): boolean;
}

/**
 * Remembers whose suggestions are. Splitting a paragraph, moving words and undoing a decision write the
 * marks of others anew: what is known already is forged by nobody. What is not is of whoever sends it.
 */
export function createSuggestionAuthors(updates: readonly Uint8Array[] = []): SuggestionAuthors {
  const known = new Map<string, string>();
  const whose = ({ authorId, author }: Suggestion) => JSON.stringify(authorId ?? { author });
  const learn = (update: Uint8Array) => {
    for (const one of suggestionsIn(update)) if (!known.has(one.id)) known.set(one.id, whose(one));
  };
  for (const update of updates) learn(update);
  return {
    learn,
    forges: (update, userId) =>
      suggestionsIn(update).some(
        (one) => whose(one) !== (known.get(one.id) ?? JSON.stringify(userId)),
      ),
  };
}
