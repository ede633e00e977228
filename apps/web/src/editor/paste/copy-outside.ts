import { citedSources, textAttribute } from '@pv/editor-schema';
import { type Numbering, referenceLabel } from '@pv/gost';
import { Extension } from '@tiptap/core';
import { DOMSerializer, type Node, type Schema } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import type { Workbench } from '../shell/workbench.ts';
import { citationText } from '../text/paint.ts';

const WORDS: Readonly<Record<string, (node: Node, numbering: Numbering) => string>> = {
  citation: (node, numbering) => citationText(citedSources(node), numbering),
  crossReference: (node, numbering) => {
    const item = numbering.byId.get(textAttribute(node, 'target'));
    return (item && referenceLabel(item)) ?? '';
  },
  footnote: (node) => ` (${textAttribute(node, 'text')})`,
  formulaInline: (node) => textAttribute(node, 'tex'),
  formula: (node) => textAttribute(node, 'tex'),
};

/** What stands for an object of a line where another program gets the text; empty for what has no words. */
export const copiedWords = (node: Node, numbering: Numbering): string =>
  node.type.name === 'hardBreak' ? '\n' : (WORDS[node.type.name]?.(node, numbering) ?? '');

/** Writes nodes for the clipboard: a document takes references for what they are, other programs get their words. */
export function copySerializer(schema: Schema, numbering: () => Numbering): DOMSerializer {
  const { nodes, marks } = DOMSerializer.fromSchema(schema);
  const worded = Object.entries(WORDS).map(([name, words]) => [
    name,
    (node: Node) => {
      const made = nodes[name]?.(node);
      return Array.isArray(made) ? [...made, words(node, numbering())] : made;
    },
  ]);
  return new DOMSerializer({ ...nodes, ...Object.fromEntries(worded) }, marks);
}

/** What is copied from a section takes numbers, citations and formulas along into other programs. */
export function copyOutside({ live }: Workbench): Extension {
  const numbering = () => live.numbering.current();
  return Extension.create({
    name: 'copyOutside',
    // before the copying of plain words by the editor itself
    priority: 1000,
    addProseMirrorPlugins() {
      return [
        new Plugin({
          props: {
            clipboardSerializer: copySerializer(this.editor.schema, numbering),
            clipboardTextSerializer: ({ content }) =>
              content.textBetween(0, content.size, '\n\n', (node) =>
                copiedWords(node, numbering()),
              ),
          },
        }),
      ];
    },
  });
}
