import { type Attribute, mergeAttributes, Node } from '@tiptap/core';
import { carried } from './attribute.ts';

const atom = (name: string, attributes: () => Record<string, Partial<Attribute>>) =>
  Node.create({
    name,
    group: 'inline',
    inline: true,
    atom: true,
    addAttributes: attributes,
    parseHTML: () => [{ tag: `span[data-type="${name}"]` }],
    renderHTML: ({ HTMLAttributes }) => [
      'span',
      mergeAttributes(HTMLAttributes, { 'data-type': name }),
    ],
  });

export const FormulaInline = atom('formulaInline', () => ({ tex: carried('tex', '') }));
export const CrossReference = atom('crossReference', () => ({ target: carried('target', null) }));
export const Citation = atom('citation', () => ({ sources: carried('sources', []) }));
export const Footnote = atom('footnote', () => ({ text: carried('text', '') }));
