import { Mark } from '@tiptap/core';
import { Link } from '@tiptap/extension-link';
import { Subscript } from '@tiptap/extension-subscript';
import { Superscript } from '@tiptap/extension-superscript';

/** How a style of other programs says what a mark says. */
interface Style {
  style: string;
  means: RegExp;
}

const plain = (name: string, tags: string[], shortcut: string | null, style?: Style) =>
  Mark.create({
    name,
    parseHTML: () => [
      ...tags.map((tag) => ({ tag })),
      ...(style
        ? [{ style: style.style, getAttrs: (value: string) => style.means.test(value) && null }]
        : []),
    ],
    renderHTML: () => [tags[0] ?? 'span', 0],
    addKeyboardShortcuts() {
      if (!shortcut) return {};
      return { [shortcut]: () => this.editor.commands.toggleMark(this.name) };
    },
  });

export const Bold = plain('bold', ['strong', 'b'], 'Mod-b', {
  style: 'font-weight',
  means: /^(bold(er)?|[6-9]\d\d)$/,
});
export const Italic = plain('italic', ['em', 'i'], 'Mod-i', {
  style: 'font-style',
  means: /^(italic|oblique)/,
});
export const Underline = plain('underline', ['u'], 'Mod-u', {
  style: 'text-decoration',
  means: /underline/,
});
export const Code = plain('code', ['code'], 'Mod-e').extend({ excludes: '_', code: true });
export const SubscriptMark = Subscript.extend({ excludes: 'superscript' });
export const SuperscriptMark = Superscript.extend({ excludes: 'subscript' });

/** Only `href` is kept. Addresses of scripts are dropped when pasted; `safeHref` chooses what is followed. */
export const LinkMark = Link.extend({
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
}).configure({ openOnClick: false });
