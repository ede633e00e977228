import { linkHref, safeHref } from '@pv/editor-schema/rich-text';
import { type Extensions, Mark, Node } from '@tiptap/core';
import { Link } from '@tiptap/extension-link';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { HardBreak } from './hard-break.ts';

const Doc = Node.create({ name: 'doc', topNode: true, content: 'block+' });
const Text = Node.create({ name: 'text', group: 'inline' });

const Paragraph = Node.create({
  name: 'paragraph',
  priority: 1000,
  group: 'block flow',
  content: 'inline*',
  parseHTML: () => ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag })),
  renderHTML: () => ['p', 0],
});

const list = (name: string, tag: string, shortcut: string) =>
  Node.create({
    name,
    group: 'block flow',
    content: 'listItem+',
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [shortcut]: () => this.editor.commands.toggleList(this.name, 'listItem') };
    },
  });

const ListItem = Node.create({
  name: 'listItem',
  content: 'paragraph flow*',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: () => ['li', 0],
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      Tab: () => this.editor.commands.sinkListItem(this.name),
      'Shift-Tab': () => this.editor.commands.liftListItem(this.name),
    };
  },
});

const mark = (name: string, tags: string[], shortcut: string) =>
  Mark.create({
    name,
    parseHTML: () => tags.map((tag) => ({ tag })),
    renderHTML: () => [tags[0] ?? 'span', 0],
    addKeyboardShortcuts() {
      return { [shortcut]: () => this.editor.commands.toggleMark(this.name) };
    },
  });

/** Says of a path in the clipboard that it is one of this site: pages elsewhere have paths too. */
const OWN_PATH = 'data-own-path';

const isTaken = (link: HTMLElement) => {
  const href = link.getAttribute('href');
  return link.hasAttribute(OWN_PATH) ? linkHref(href) !== null : safeHref(href) !== null;
};

/** Only the address is kept; one that is not of the web, of mail or of this site is dropped when pasted. */
const LinkMark = Link.extend({
  inclusive: false,
  addAttributes: () => ({
    href: {
      default: null,
      renderHTML: ({ href }) => ({ href, ...(safeHref(href) === null && { [OWN_PATH]: '' }) }),
    },
  }),
  parseHTML: () => [{ tag: 'a[href]', getAttrs: (link) => (isTaken(link) ? null : false) }],
}).configure({
  openOnClick: false,
  defaultProtocol: 'https',
  isAllowedUri: (uri) => linkHref(uri) !== null,
});

/** Tab leaves a table behind its last cell, so that nobody is caught in it. */
const RichTable = Table.extend({
  addKeyboardShortcuts() {
    return {
      ...this.parent?.(),
      Tab: () => this.editor.commands.goToNextCell(),
      'Shift-Tab': () => this.editor.commands.goToPreviousCell(),
    };
  },
}).configure({ resizable: false });

/** The nodes and marks of a text with a form. What they make is read by `readRich` of the schema package. */
export const richExtensions: Extensions = [
  Doc,
  Paragraph,
  list('bulletList', 'ul', 'Mod-Shift-8'),
  list('orderedList', 'ol', 'Mod-Shift-7'),
  ListItem,
  RichTable,
  TableRow,
  TableHeader.extend({ content: 'flow+' }),
  TableCell.extend({ content: 'flow+' }),
  Text,
  HardBreak,
  LinkMark,
  mark('bold', ['strong', 'b'], 'Mod-b'),
  mark('italic', ['em', 'i'], 'Mod-i'),
];
