import type { EditorAction } from './action.ts';
import { blockActions } from './blocks.ts';
import { historyActions } from './history.ts';
import { insertActions } from './insert.ts';
import { textActions } from './text.ts';

/** Groups of the toolbar, from left to right. */
export const ACTION_GROUPS: readonly (readonly EditorAction[])[] = [
  historyActions,
  blockActions,
  textActions,
  insertActions,
];

/** What the menu of «/» offers. */
export const SLASH_ACTIONS: readonly EditorAction[] = [...insertActions, ...blockActions];

export const ALL_ACTIONS: readonly EditorAction[] = ACTION_GROUPS.flat();
