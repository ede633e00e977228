import { headingLevel } from '@pv/editor-schema';
import { Node } from '@tiptap/core';
import { HardBreak as BrokenLine } from '../../platform/rich-text/hard-break.ts';
import { carried } from './attribute.ts';

/** The text of one section. */
export const SectionDoc = Node.create({ name: 'doc', topNode: true, content: 'block+' });

export const TextNode = Node.create({ name: 'text', group: 'inline' });

export const Paragraph = Node.create({
  name: 'paragraph',
  priority: 1000,
  group: 'block',
  content: 'inline*',
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: () => ['p', 0],
});

/** A subsection, an item or a sub-item; the section's own heading is the section's title. */
export const Heading = Node.create({
  name: 'heading',
  group: 'block',
  content: 'text*',
  marks: '',
  defining: true,
  addAttributes: () => ({
    id: carried('id', null),
    level: { default: 2, rendered: false },
    numbered: carried('numbered', true),
  }),
  parseHTML: () =>
    [1, 2, 3, 4, 5, 6].map((level) => ({
      tag: `h${level}`,
      attrs: { level: Math.min(Math.max(level, 2), 4) },
    })),
  renderHTML: ({ node, HTMLAttributes }) => [`h${headingLevel(node)}`, HTMLAttributes, 0],
});

/** No form is sent from a document, so that Ctrl and Enter begin a line too. */
export const HardBreak = BrokenLine.extend({
  addKeyboardShortcuts() {
    const insert = () => this.editor.commands.insertContent({ type: this.name });
    return { 'Shift-Enter': insert, 'Mod-Enter': insert };
  },
});
