import type { Extensions } from '@tiptap/core';
import { Citation, CrossReference, Footnote, FormulaInline } from './inline-nodes.ts';
import { BulletList, ListItem, OrderedList } from './list-nodes.ts';
import {
  Bold,
  Code,
  Italic,
  LinkMark,
  SubscriptMark,
  SuperscriptMark,
  Underline,
} from './marks.ts';
import {
  CodeBlock,
  Figure,
  Formula,
  Listing,
  ListingCaption,
  TableBlock,
  TableCaption,
} from './object-nodes.ts';
import {
  SectionTable,
  SectionTableCell,
  SectionTableHeader,
  SectionTableRow,
} from './table-nodes.ts';
import { HardBreak, Heading, Paragraph, SectionDoc, TextNode } from './text-nodes.ts';

/** The nodes and marks of a section; the schema they make equals the one of the schema package. */
export const schemaExtensions: Extensions = [
  SectionDoc,
  Paragraph,
  Heading,
  BulletList,
  OrderedList,
  ListItem,
  Figure,
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
];
