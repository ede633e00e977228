import type { FileChild, Paragraph, Table } from 'docx';
import type { Block, GostDocument } from '../model/document.ts';
import { type Anchors, createAnchors } from './numbering/anchors.ts';
import { createLists, type HeadingNumber, type Lists } from './numbering/lists.ts';
import { createSequences, type NumberedPart, type Sequences } from './numbering/sequences.ts';
import { createPictures, type Pictures } from './package/pictures.ts';
import { paragraphSpaces, type Space } from './styles/all-styles.ts';
import { twips } from './units.ts';

/** What the layout knows and the document does not; Word counts it anew when it opens the file. */
export interface DocxOptions {
  /** Pages of headings by section id or heading id, for the contents. */
  headingPages?: ReadonlyMap<string, number>;
  /** Rows with which tables go on on another page of the layout, by id of table. */
  tableBreaks?: ReadonlyMap<string, readonly number[]>;
  /** Count of pages, for the volume line of the abstract. */
  pages?: number;
  /** What is said of the text, by the numbers that stand in it. */
  comments?: readonly FileComment[];
}

/** A comment as Word shows it. */
export interface FileComment {
  id: number;
  author: string;
  date: Date;
  text: string;
  /** The id of the one that it answers; null where it begins a thread. */
  answers: number | null;
  /** Its thread is settled. */
  done?: boolean;
}

/** Something that blocks are written as. */
export type Piece = Paragraph | Table;

/** Something that stands in the body of the file. */
export type BodyPiece = FileChild;

/** State of one writing; what it holds is filled in printing order. */
export interface Writer {
  document: GostDocument;
  options: DocxOptions;
  anchors: Anchors;
  lists: Lists;
  sequences: Sequences;
  pictures: Pictures;
  spaces: ReadonlyMap<string, Space>;
  /** Styles that are only there when they are used, by id. */
  usedStyles: Set<string>;
  /** How many tracked changes are written. */
  revisions: number;
  /** First-line indent of paragraphs and headings in twips. */
  indent: number;
  writeBlocks: WriteBlocks;
}

/** Writes blocks one under another. It travels with the writer, as lists and tables hold blocks. */
export type WriteBlocks = (blocks: readonly Block[], scope: Scope) => Piece[];

/** Where a block stands. */
export interface Scope {
  writer: Writer;
  part: NumberedPart;
  /** How a heading with that number is numbered in this part. */
  headingNumber: (number: string) => HeadingNumber;
  /** Width for tables and pictures in twips. */
  width: number;
  /** So tall may the pictures of a figure be, in millimetres. */
  figureHeight: number;
  /** Indent of first-level lists in twips. */
  indent: number;
  /** Style of paragraphs. */
  textStyle: string;
  listDepth: number;
  flow: Flow;
}

/** The column of text that pieces follow each other in. */
export interface Flow {
  /** Free space in twips that the piece above wants under it. */
  wanted: number;
  /** How much of that is there already; nothing under a table, which can have none. */
  given: number;
  /** What the next paragraph begins, where no free space stands over it; null in the middle of text. */
  begins: 'column' | 'page' | null;
  /** Right above ends code, whose frame would join with that of the next. */
  underCode: boolean;
}

/** The beginning of a column of text. */
export function newFlow(begins: Flow['begins'] = 'column'): Flow {
  return { wanted: 0, given: 0, begins, underCode: false };
}

export function createWriter(
  document: GostDocument,
  options: DocxOptions,
  writeBlocks: WriteBlocks,
): Writer {
  return {
    document,
    options,
    anchors: createAnchors(document),
    lists: createLists(),
    sequences: createSequences(),
    pictures: createPictures(document.assets),
    spaces: paragraphSpaces(document.profile),
    usedStyles: new Set(),
    revisions: 0,
    indent: twips(document.profile.indent),
    writeBlocks,
  };
}
