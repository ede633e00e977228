import type { EditorState } from '@tiptap/pm/state';

/** What stands after a «/» that begins a word, up to the caret. */
export interface SlashQuery {
  from: number;
  to: number;
  query: string;
}

/** The query of the menu of «/», or null where the caret follows none. A space ends it. */
export function slashQuery(state: EditorState): SlashQuery | null {
  const { $from, empty } = state.selection;
  if (!empty || $from.parent.type.name !== 'paragraph') return null;
  const before = $from.parent.textBetween(0, $from.parentOffset, '\n', '\ufffc');
  const match = /(?:^|\s)\/([\p{L}\p{N}#]{0,24})$/u.exec(before);
  if (!match) return null;
  const query = match[1] ?? '';
  return { from: $from.pos - query.length - 1, to: $from.pos, query };
}
