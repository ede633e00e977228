import {
  type Icon,
  IconBold,
  IconCode,
  IconH2,
  IconH3,
  IconH4,
  IconItalic,
  IconLetterA,
  IconLink,
  IconList,
  IconListNumbers,
  IconPilcrow,
  IconSubscript,
  IconSuperscript,
} from '@tabler/icons-react';
import { runInText } from '../../platform/rich-text/run-in-text.ts';
import type { ActionContext, EditorAction } from './action.ts';

const HEADING_ICONS = { 2: IconH2, 3: IconH3, 4: IconH4 } as const;

const inTextBlock = ({ editor }: ActionContext): boolean => {
  const { name } = editor.state.selection.$from.parent.type;
  return name === 'paragraph' || name === 'heading';
};

function heading(level: 2 | 3 | 4): EditorAction {
  return {
    name: `heading${level}`,
    label: `editor.action.heading${level}`,
    icon: HEADING_ICONS[level],
    shortcut: `Mod-Alt-${level}`,
    words: '#'.repeat(level),
    isActive: ({ editor }) => editor.isActive('heading', { level }),
    canRun: (context) => inTextBlock(context) && context.editor.state.selection.$from.depth === 1,
    run: ({ editor }) =>
      runInText(editor, (chain) => chain.toggleNode('heading', 'paragraph', { level })),
  };
}

type ListShape = { name: 'dashList' | 'letterList' | 'digitList'; icon: Icon; shortcut: string } & (
  | { type: 'bulletList' }
  | { type: 'orderedList'; format: 'letter' | 'digit' }
);

function list({ name, icon, shortcut, ...shape }: ListShape): EditorAction {
  const attrs = shape.type === 'orderedList' ? { format: shape.format } : {};
  return {
    name,
    label: `editor.action.${name}`,
    icon,
    shortcut,
    isActive: ({ editor }) => editor.isActive(shape.type, attrs),
    canRun: inTextBlock,
    run({ editor }) {
      const other = shape.type === 'orderedList' && editor.isActive('orderedList');
      if (other && !editor.isActive('orderedList', attrs)) {
        runInText(editor, (chain) => chain.updateAttributes('orderedList', attrs));
      } else {
        runInText(editor, (chain) => chain.toggleList(shape.type, 'listItem', false, attrs));
      }
    },
  };
}

/** What a paragraph is. */
export const blockActions: readonly EditorAction[] = [
  {
    name: 'paragraph',
    label: 'editor.action.paragraph',
    icon: IconPilcrow,
    shortcut: 'Mod-Alt-0',
    isActive: ({ editor }) => editor.isActive('paragraph') && !editor.isActive('listItem'),
    canRun: inTextBlock,
    run: ({ editor }) => runInText(editor, (chain) => chain.clearNodes()),
  },
  heading(2),
  heading(3),
  heading(4),
  list({ name: 'dashList', icon: IconList, shortcut: 'Mod-Shift-8', type: 'bulletList' }),
  list({
    name: 'letterList',
    icon: IconLetterA,
    shortcut: 'Mod-Shift-9',
    type: 'orderedList',
    format: 'letter',
  }),
  list({
    name: 'digitList',
    icon: IconListNumbers,
    shortcut: 'Mod-Shift-7',
    type: 'orderedList',
    format: 'digit',
  }),
];

function mark(
  name: 'bold' | 'italic' | 'subscript' | 'superscript' | 'code',
  icon: Icon,
  shortcut: string,
): EditorAction {
  return {
    name,
    label: `editor.action.${name}`,
    icon,
    shortcut,
    isActive: ({ editor }) => editor.isActive(name),
    canRun: ({ editor }) => editor.can().toggleMark(name),
    run: ({ editor }) => runInText(editor, (chain) => chain.toggleMark(name)),
  };
}

/** Marks of running text. */
export const textActions: readonly EditorAction[] = [
  mark('bold', IconBold, 'Mod-b'),
  mark('italic', IconItalic, 'Mod-i'),
  mark('subscript', IconSubscript, 'Mod-,'),
  mark('superscript', IconSuperscript, 'Mod-.'),
  mark('code', IconCode, 'Mod-e'),
  {
    name: 'link',
    label: 'editor.action.link',
    icon: IconLink,
    shortcut: 'Mod-Shift-k',
    isActive: ({ editor }) => editor.isActive('link'),
    canRun: ({ editor }) => !editor.state.selection.empty || editor.isActive('link'),
    run: ({ bench, editor }) =>
      bench.openDialog({ kind: 'link', href: String(editor.getAttributes('link').href ?? '') }),
  },
];
