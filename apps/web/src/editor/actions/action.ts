import type { TextKey } from '@pv/texts';
import type { Icon } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import type { Workbench } from '../shell/workbench.ts';

/** Where an action runs. */
export interface ActionContext {
  bench: Workbench;
  editor: Editor;
}

/**
 * Something that a person does to the text, the same in the toolbar, in the menu of «/» and by keys.
 * `label` is a text without placeholders.
 */
export interface EditorAction {
  name: string;
  label: Extract<TextKey, `editor.action.${string}` | 'writing.pages.break'>;
  icon: Icon;
  /** Keys as the editor names them: `Mod-Shift-7`. */
  shortcut?: string;
  /** Words by which the menu of «/» finds it besides the label. */
  words?: string;
  isActive?(context: ActionContext): boolean;
  canRun(context: ActionContext): boolean;
  run(context: ActionContext): void;
}

/** Whether the caret stands where an atom within the line may stand. */
export function takesInline({ editor }: ActionContext): boolean {
  const { $from } = editor.state.selection;
  const atom = editor.schema.nodes.citation;
  return atom !== undefined && $from.parent.type.contentMatch.matchType(atom) !== null;
}
