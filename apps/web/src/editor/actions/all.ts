import { Extension, type KeyboardShortcutCommand } from '@tiptap/core';
import type { KeyboardEvent } from 'react';
import { stepTo } from '../../ui/step-to.ts';
import type { Workbench } from '../shell/workbench.ts';
import type { EditorAction } from './action.ts';
import { blockActions, textActions } from './blocks.ts';
import { insertActions } from './insert.ts';

const PARTS = 'button:not(:disabled), input:not(:disabled)';
const partsOf = (bar: Element): HTMLElement[] => [...bar.querySelectorAll<HTMLElement>(PARTS)];

/** The keys of a toolbar: arrows along its buttons, Esc back into the text. */
export function toolbarKeys(bench: Workbench) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget, key } = event;
    if (key === 'Escape' && target instanceof Element && target.ariaExpanded !== 'true') {
      bench.editor()?.view.focus();
      return;
    }
    // in a field the arrows move its own caret
    if (target instanceof HTMLInputElement && target.getAttribute('aria-haspopup') === null) return;
    const parts = partsOf(currentTarget);
    const next = stepTo(
      key,
      parts.findIndex((part) => part === target),
      parts.length,
    );
    if (next === null) return;
    event.preventDefault();
    parts[next]?.focus();
  };
}

/** Gives the focus to the bar of the object around the caret, or to the toolbar where there is none. */
function focusToolbar(): boolean {
  const bars = [...document.querySelectorAll('[data-editor-bar]')];
  const bar = bars.find((one) => one.getAttribute('data-editor-bar') === 'object') ?? bars[0];
  const part = bar && partsOf(bar)[0];
  part?.focus();
  return part !== undefined;
}

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
