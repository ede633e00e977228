import type { PlainTextKey } from '@pv/texts';
import {
  type Icon,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconColumnInsertRight,
  IconColumnRemove,
  IconItalic,
  IconList,
  IconListNumbers,
  IconRowInsertBottom,
  IconRowRemove,
  IconTable,
  IconTableOff,
} from '@tabler/icons-react';
import type { ChainedCommands, Editor } from '@tiptap/core';

/** A button of the toolbar. `label` has no placeholders. */
export interface RichTool {
  name: string;
  label: PlainTextKey & `richText.${string}`;
  icon: Icon;
  /** Keys as the editor names them: `Mod-b`. */
  shortcut?: string;
  active?: (editor: Editor) => boolean;
  run: (chain: ChainedCommands) => ChainedCommands;
}

const marks: readonly RichTool[] = [
  {
    name: 'bold',
    label: 'richText.bold',
    icon: IconBold,
    shortcut: 'Mod-b',
    active: (editor) => editor.isActive('bold'),
    run: (chain) => chain.toggleMark('bold'),
  },
  {
    name: 'italic',
    label: 'richText.italic',
    icon: IconItalic,
    shortcut: 'Mod-i',
    active: (editor) => editor.isActive('italic'),
    run: (chain) => chain.toggleMark('italic'),
  },
  {
    name: 'bulletList',
    label: 'richText.bulletList',
    icon: IconList,
    shortcut: 'Mod-Shift-8',
    active: (editor) => editor.isActive('bulletList'),
    run: (chain) => chain.toggleList('bulletList', 'listItem'),
  },
  {
    name: 'orderedList',
    label: 'richText.orderedList',
    icon: IconListNumbers,
    shortcut: 'Mod-Shift-7',
    active: (editor) => editor.isActive('orderedList'),
    run: (chain) => chain.toggleList('orderedList', 'listItem'),
  },
];

const insertTable: RichTool = {
  name: 'table',
  label: 'richText.table',
  icon: IconTable,
  run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
};

const tableTools: readonly RichTool[] = [
  {
    name: 'addRow',
    label: 'richText.addRow',
    icon: IconRowInsertBottom,
    run: (chain) => chain.addRowAfter(),
  },
  {
    name: 'addColumn',
    label: 'richText.addColumn',
    icon: IconColumnInsertRight,
    run: (chain) => chain.addColumnAfter(),
  },
  {
    name: 'deleteRow',
    label: 'richText.deleteRow',
    icon: IconRowRemove,
    run: (chain) => chain.deleteRow(),
  },
  {
    name: 'deleteColumn',
    label: 'richText.deleteColumn',
    icon: IconColumnRemove,
    run: (chain) => chain.deleteColumn(),
  },
  {
    name: 'deleteTable',
    label: 'richText.deleteTable',
    icon: IconTableOff,
    run: (chain) => chain.deleteTable(),
  },
];

const history: readonly RichTool[] = [
  {
    name: 'undo',
    label: 'richText.undo',
    icon: IconArrowBackUp,
    shortcut: 'Mod-z',
    run: (chain) => chain.undo(),
  },
  {
    name: 'redo',
    label: 'richText.redo',
    icon: IconArrowForwardUp,
    shortcut: 'Mod-Shift-z',
    run: (chain) => chain.redo(),
  },
];

/** The tools at the caret: in a table those of the table stand instead of the one that makes it. */
export function toolsAt(editor: Editor): readonly RichTool[] {
  const table = editor.isActive('table') ? tableTools : [insertTable];
  return [...marks, ...table, ...history];
}
