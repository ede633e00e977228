import {
  type Icon,
  IconBold,
  IconCode,
  IconItalic,
  IconLink,
  IconSubscript,
  IconSuperscript,
} from '@tabler/icons-react';
import { runInText } from '../../platform/rich-text/run-in-text.ts';
import type { EditorAction } from './action.ts';

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
