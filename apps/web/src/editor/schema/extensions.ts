import { type Extensions, Mark } from '@tiptap/core';
import { Link } from '@tiptap/extension-link';
import { Subscript } from '@tiptap/extension-subscript';
import { Superscript } from '@tiptap/extension-superscript';
import {
  BulletList,
  Citation,
  CodeBlock,
  CrossReference,
  Figure,
  FigureCaption,
  FigurePart,
  Footnote,
  Formula,
  FormulaInline,
  HardBreak,
  Heading,
  ListItem,
  Listing,
  ListingCaption,
  OrderedList,
  PageBreak,
  Paragraph,
  PartedFigure,
  SectionDoc,
  SectionTable,
  SectionTableCell,
  SectionTableHeader,
  SectionTableRow,
  TableBlock,
  TableCaption,
  TextNode,
} from './nodes.ts';
import { DeletionMark, FormatChangeMark, InsertionMark } from './suggestion-marks.ts';

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

const Bold = plain('bold', ['strong', 'b'], 'Mod-b', {
  style: 'font-weight',
  means: /^(bold(er)?|[6-9]\d\d)$/,
});
const Italic = plain('italic', ['em', 'i'], 'Mod-i', {
  style: 'font-style',
  means: /^(italic|oblique)/,
});
const Underline = plain('underline', ['u'], 'Mod-u', {
  style: 'text-decoration',
  means: /underline/,
});
const Code = plain('code', ['code'], 'Mod-e').extend({
  excludes: 'code link bold italic underline subscript superscript',
  code: true,
});
const SubscriptMark = Subscript.extend({ excludes: 'superscript' });
const SuperscriptMark = Superscript.extend({ excludes: 'subscript' });

/** Only `href` is kept. Addresses of scripts are dropped when pasted; `safeHref` chooses what is followed. */
const LinkMark = Link.extend({
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
}).configure({ openOnClick: false });

/** The nodes and marks of a section; the schema they make equals the one of the schema package. */
export const schemaExtensions: Extensions = [
  SectionDoc,
  Paragraph,
  Heading,
  BulletList,
  OrderedList,
  ListItem,
  Figure,
  PartedFigure,
  FigurePart,
  FigureCaption,
  TableBlock,
  TableCaption,
  SectionTable,
  SectionTableRow,
  SectionTableCell,
  SectionTableHeader,
  Listing,
  ListingCaption,
  CodeBlock,
  Formula,
  PageBreak,
  TextNode,
  HardBreak,
  FormulaInline,
  CrossReference,
  Citation,
  Footnote,
  LinkMark,
  Bold,
  Italic,
  Underline,
  SubscriptMark,
  SuperscriptMark,
  Code,
  InsertionMark,
  DeletionMark,
  FormatChangeMark,
];
