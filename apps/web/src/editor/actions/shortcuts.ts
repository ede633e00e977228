import { Extension, type KeyboardShortcutCommand } from '@tiptap/core';
import type { Workbench } from '../shell/workbench.ts';
import { ALL_ACTIONS } from './all.ts';

/** The keys of all actions. */
export function shortcutsExtension(bench: Workbench): Extension {
  return Extension.create({
    name: 'actionShortcuts',
    addKeyboardShortcuts() {
      const context = { bench, editor: this.editor };
      const keys: Record<string, KeyboardShortcutCommand> = {};
      for (const action of ALL_ACTIONS) {
        if (!action.shortcut) continue;
        keys[action.shortcut] = () => {
          if (!action.canRun(context)) return false;
          action.run(context);
          return true;
        };
      }
      return keys;
    },
  });
}
