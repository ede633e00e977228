import { Mark } from '@tiptap/core';
import { Link } from '@tiptap/extension-link';
import { Subscript } from '@tiptap/extension-subscript';
import { Superscript } from '@tiptap/extension-superscript';

const plain = (name: string, tags: string[], shortcut: string | null) =>
  Mark.create({
    name,
    parseHTML: () => tags.map((tag) => ({ tag })),
    renderHTML: () => [tags[0] ?? 'span', 0],
    addKeyboardShortcuts() {
      if (!shortcut) return {};
      return { [shortcut]: () => this.editor.commands.toggleMark(this.name) };
    },
  });

export const Bold = plain('bold', ['strong', 'b'], 'Mod-b');
export const Italic = plain('italic', ['em', 'i'], 'Mod-i');
export const Underline = plain('underline', ['u'], 'Mod-u');
export const Code = plain('code', ['code'], 'Mod-e').extend({ excludes: '_', code: true });
export const SubscriptMark = Subscript.extend({ excludes: 'superscript' });
export const SuperscriptMark = Superscript.extend({ excludes: 'subscript' });

/** Only `href` is kept; anything but http, https and mailto is dropped when pasted. */
export const LinkMark = Link.extend({
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
}).configure({ openOnClick: false, protocols: ['http', 'https', 'mailto'] });
