import { Extension } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import type { Workbench } from '../shell/workbench.ts';
import { slashQuery } from './slash-state.ts';

/** Keys that the open menu takes from the text. */
export type SlashKey = 'ArrowUp' | 'ArrowDown' | 'Enter' | 'Escape';
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
