import type { EditorAction } from './action.ts';
import { blockActions } from './blocks.ts';
import { insertActions } from './insert.ts';
import { textActions } from './text.ts';

/** Groups of the toolbar, from left to right; the history stands before them. */
export const ACTION_GROUPS: readonly (readonly EditorAction[])[] = [
  blockActions,
  textActions,
  insertActions,
];

/** What the menu of «/» offers. */
export const SLASH_ACTIONS: readonly EditorAction[] = [...insertActions, ...blockActions];

export const ALL_ACTIONS: readonly EditorAction[] = ACTION_GROUPS.flat();
