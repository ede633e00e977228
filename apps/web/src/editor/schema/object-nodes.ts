import { mergeAttributes, Node } from '@tiptap/core';
import { carried } from './attribute.ts';

/** Pictures with a caption; the caption's text is the node's content. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  isolating: true,
  addAttributes: () => ({ id: carried('id', null), images: carried('images', []) }),
  parseHTML: () => [{ tag: 'figure[data-images]', contentElement: 'figcaption' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, ['figcaption', 0]],
});

const wrapper = (name: string, content: string) =>
  Node.create({
    name,
    group: 'block',
    content,
    isolating: true,
    addAttributes: () => ({ id: carried('id', null) }),
    parseHTML: () => [{ tag: `section[data-type="${name}"]` }],
    renderHTML: ({ HTMLAttributes }) => [
      'section',
      mergeAttributes(HTMLAttributes, { 'data-type': name }),
      0,
    ],
  });

const caption = (name: string) =>
  Node.create({
    name,
    content: 'inline*',
    isolating: true,
    parseHTML: () => [{ tag: `p[data-type="${name}"]`, priority: 60 }],
    renderHTML: () => ['p', { 'data-type': name }, 0],
  });

export const TableBlock = wrapper('tableBlock', 'tableCaption table');
export const TableCaption = caption('tableCaption');
export const Listing = wrapper('listing', 'listingCaption codeBlock');
export const ListingCaption = caption('listingCaption');

/** Code; inside a listing it has a caption and a number. */
export const CodeBlock = Node.create({
  name: 'codeBlock',
  group: 'block',
  content: 'text*',
  marks: '',
  code: true,
  defining: true,
  addAttributes: () => ({ language: carried('language', null) }),
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' }],
  renderHTML: ({ HTMLAttributes }) => ['pre', HTMLAttributes, ['code', 0]],
  addKeyboardShortcuts() {
    const inside = () => this.editor.isActive(this.name);
    return {
      Tab: () => inside() && this.editor.commands.insertContent('  '),
      'Mod-Enter': () => inside() && this.editor.commands.exitCode(),
    };
  },
});

/** A formula on its own line. */
export const Formula = Node.create({
  name: 'formula',
  group: 'block',
  atom: true,
  addAttributes: () => ({
    id: carried('id', null),
    tex: carried('tex', ''),
    numbered: carried('numbered', true),
  }),
  parseHTML: () => [{ tag: 'div[data-tex]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
});
