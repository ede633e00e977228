import { Extension, type InputRule, textblockTypeInputRule, wrappingInputRule } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { typographyFor } from './typography.ts';

/** Typography of typed text, except in code. Undo of the step gives back what was typed. */
function typeWell(view: EditorView, from: number, to: number, typed: string): boolean {
  const { state } = view;
  const $from = state.doc.resolve(from);
  const inCode = $from.parent.type.spec.code || $from.marks().some((mark) => mark.type.spec.code);
  if (view.composing || inCode || from !== to) return false;
  const before = $from.parent.textBetween(0, $from.parentOffset, '\n', '\ufffc');
  const found = typographyFor(before, typed);
  if (!found) return false;
  view.dispatch(state.tr.insertText(found.insert, from - found.remove, to).scrollIntoView());
  return true;
}

/** «- », «1) », «а) », «## » and typographic quotes and dashes as one types. */
export const inputRules = Extension.create({
  name: 'gostInputRules',
  addInputRules() {
    const { bulletList, orderedList, heading, codeBlock } = this.editor.schema.nodes;
    if (!bulletList || !orderedList || !heading || !codeBlock) return [];
    const ordered = (find: RegExp, format: string): InputRule =>
      wrappingInputRule({ find, type: orderedList, getAttributes: () => ({ format }) });
    return [
      wrappingInputRule({ find: /^\s?[-–—*]\s$/, type: bulletList }),
      ordered(/^\s?1[.)]\s$/, 'digit'),
      ordered(/^\s?[аa]\)\s$/i, 'letter'),
      textblockTypeInputRule({
        find: /^(#{2,4})\s$/,
        type: heading,
        getAttributes: (match) => ({ level: match[1]?.length ?? 2 }),
      }),
      textblockTypeInputRule({ find: /^```\s$/, type: codeBlock }),
    ];
  },
  addProseMirrorPlugins: () => [
    new Plugin({
      props: { handleTextInput: (view, from, to, typed) => typeWell(view, from, to, typed) },
    }),
  ],
});
