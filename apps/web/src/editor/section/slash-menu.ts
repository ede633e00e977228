import { Extension } from '@tiptap/core';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import type { Workbench } from '../shell/workbench.ts';

/** What stands after a «/» that begins a word, up to the caret. */
interface SlashQuery {
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

/** Keys that the open menu takes from the text. */
type SlashKey = 'ArrowUp' | 'ArrowDown' | 'Enter' | 'Escape';
const KEYS: ReadonlyMap<string, SlashKey> = new Map<string, SlashKey>([
  ['ArrowUp', 'ArrowUp'],
  ['ArrowDown', 'ArrowDown'],
  ['Enter', 'Enter'],
  ['Tab', 'Enter'],
  ['Escape', 'Escape'],
]);

const listeners = new WeakMap<Workbench, (key: SlashKey) => boolean>();

/** The open menu hears the keys; gives how to stop. True from `hear` means that the key is taken. */
export function hearSlashKeys(bench: Workbench, hear: (key: SlashKey) => boolean): () => void {
  listeners.set(bench, hear);
  return () => {
    if (listeners.get(bench) === hear) listeners.delete(bench);
  };
}

/** Gives the keys to the menu of «/» while it is open; what it shows is drawn by the page. */
export function slashMenu(bench: Workbench): Extension {
  return Extension.create({
    name: 'slashMenu',
    priority: 2000,
    addProseMirrorPlugins: () => [
      new Plugin({
        key: new PluginKey('slashMenu'),
        props: {
          handleKeyDown(view, event) {
            const hear = listeners.get(bench);
            const key = KEYS.get(event.key);
            return hear !== undefined && key !== undefined && slashQuery(view.state) !== null
              ? hear(key)
              : false;
          },
        },
      }),
    ],
  });
}
