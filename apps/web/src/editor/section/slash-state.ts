import type { EditorState } from '@tiptap/pm/state';

/** What stands after a «/» that begins a word, up to the caret. */
export interface SlashQuery {
  from: number;
  to: number;
  query: string;
}

/** The query of the menu of «/», or null where the caret follows none. May have several words. */
export function slashQuery(state: EditorState): SlashQuery | null {
  const { $from, empty } = state.selection;
  if (!empty || $from.parent.type.name !== 'paragraph') return null;
  const before = $from.parent.textBetween(0, $from.parentOffset, '\n', '\ufffc');
  const match = /(?:^|\s)\/((?:[\p{L}\p{N}#][\p{L}\p{N}# ]{0,31})?)$/u.exec(before);
  if (!match) return null;
  const query = match[1] ?? '';
  return { from: $from.pos - query.length - 1, to: $from.pos, query };
}

/**
 * Whether what an action is called by answers a query: each word of it stands there.
 * @param names the label and other words for it
 */
export function answersQuery(names: string, query: string): boolean {
  const known = names.toLowerCase();
  return query
    .toLowerCase()
    .split(' ')
    .every((word) => known.includes(word));
}
