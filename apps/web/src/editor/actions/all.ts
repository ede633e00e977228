import { Extension, type KeyboardShortcutCommand } from '@tiptap/core';
import type { Workbench } from '../shell/workbench.ts';
import { focusToolbar } from '../toolbar/toolbar-keys.ts';
import type { EditorAction } from './action.ts';
import { blockActions, textActions } from './blocks.ts';
import { insertActions } from './insert.ts';

/** Groups of the toolbar, from left to right; the history stands before them. */
export const ACTION_GROUPS: readonly (readonly EditorAction[])[] = [
  blockActions,
  textActions,
  insertActions,
];

/** What the menu of «/» offers. */
export const SLASH_ACTIONS: readonly EditorAction[] = [...insertActions, ...blockActions];

export const ALL_ACTIONS: readonly EditorAction[] = ACTION_GROUPS.flat();

/** To the bar of the object around the caret, or to the toolbar; Esc leads back. */
const TOOLBAR_KEYS = 'Alt-F10';

/** The keys of all actions. */
export function shortcutsExtension(bench: Workbench): Extension {
  return Extension.create({
    name: 'actionShortcuts',
    addKeyboardShortcuts() {
      const context = { bench, editor: this.editor };
      const keys: Record<string, KeyboardShortcutCommand> = { [TOOLBAR_KEYS]: focusToolbar };
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
