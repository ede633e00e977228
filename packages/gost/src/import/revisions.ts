import {
  type DocumentSnapshot,
  isSuggestionMark,
  type NodeJson,
  nodeChange,
  readSuggestion,
  walk,
} from '@pv/editor-schema';
import type { ReadLog } from './read/read-log.ts';

/** What has become of the tracked changes of a file. */
export interface AccountedRevisions {
  /** How many stand in the document as suggestions. */
  suggested: number;
  /** How many are taken as made: in names of sections and sources, where nothing can be suggested. */
  accepted: number;
  /** Deleted words that stand nowhere in the document. */
  lost: string[];
}

/** The deleted words of every suggestion in a document; empty for those that delete none. */
function wordsById({ sections }: DocumentSnapshot): Map<string, string> {
  const words = new Map<string, string>();
  const add = (id: string, text: string) => words.set(id, (words.get(id) ?? '') + text);
  const visit = (node: NodeJson) => {
    for (const { type, attrs } of node.marks ?? []) {
      if (!isSuggestionMark(type)) continue;
      add(readSuggestion(attrs).id, type === 'deletion' ? (node.text ?? '') : '');
    }
    for (const { id } of Object.values(nodeChange(node))) add(id, '');
  };
  for (const { content } of sections) walk(content, visit);
  return words;
}

const letters = (text: string) => text.replaceAll(/\s/g, '');

/** Finds each tracked change of a file in the document that was made of it. */
export function accountRevisions(
  revisions: ReadLog['revisions'],
  snapshot: DocumentSnapshot,
): AccountedRevisions {
  const words = wordsById(snapshot);
  const outcome: AccountedRevisions = { suggested: 0, accepted: 0, lost: [] };
  for (const { id, kind, text } of revisions) {
    const found = words.get(id);
    const whole = found !== undefined && letters(found) === letters(text);
    if (found !== undefined && (kind !== 'deletion' || whole)) outcome.suggested += 1;
    else if (kind !== 'formatChange') outcome.accepted += 1;
    if (kind === 'deletion' && !whole) outcome.lost.push(text);
  }
  return outcome;
}
