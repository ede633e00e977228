import type {
  CitedSource,
  InsertedPages,
  NumberingScheme,
  SectionKind,
  TitleBlock,
} from '@pv/editor-schema';
import type { DocumentForm, ParameterSource } from './profile/data.ts';
import type { ParameterName, ProfileValues } from './profile/parameters.ts';

/**
 * The checked document: what the editor holds, with every number, letter and reference resolved, as a
 * discriminated union. The writers (Typst, DOCX) turn it into files by tables `kind → function` and
 * decide nothing about content themselves.
 */
export interface GostDocument {
  profile: FormatProfile;
  titlePage: TitlePage;
  /** The blocks of the title page in their order; those of the profile where nobody has put them otherwise. */
  titleBlocks?: readonly TitleBlock[];
  /** Pages of files that stand between those of the document as they are. */
  insertedPages?: readonly InsertedPages[];
  /** The list of performers of a report, GOST 7.32-2017 clause 6.11. */
  performers?: PerformersPart;
  abstract: AbstractPart | null;
  /** What surrounds the text of an article in place of the title page, the abstract and the contents. */
  article?: ArticleFrame;
  /** Everything between the contents and the end of the document, in order. */
  parts: Part[];
  /** In the order of first citation; uncited records follow. */
  sources: BibliographyEntry[];
  /** Counts for the volume line of the abstract, GOST 7.32-2017 clause 6.12.1. Pages are counted by the layout. */
  counts: { figures: number; tables: number; sources: number; appendices: number };
  /** Pictures named by the figures and files of ready pages, by asset id. */
  assets: ReadonlyMap<string, Asset>;
}

/** How a document is formatted: the measures that writers ask for most, and every parameter by name. */
export interface FormatProfile {
  id: string;
  name: { ru: string; en: string };
  form: DocumentForm;
  values: Readonly<ProfileValues>;
  sources: Readonly<Record<ParameterName, ParameterSource>>;
  /** In millimetres. */
  margins: { left: number; right: number; top: number; bottom: number };
  /** In points. */
  fontSize: number;
  tableFontSize: number;
  listingFontSize: number;
  lineSpacing: number;
  /** First-line indent in millimetres. */
  indent: number;
  numbering: NumberingScheme;
  /** Headings of structural elements by kind, as words; `structuralCase` says whether in capitals. */
  titles: Partial<Record<SectionKind, string>>;
  /** By what `required` and `order` are. */
  structure: { standard: string; clause: string };
  /** Elements that a document must have. */
  required: readonly SectionKind[];
  /** Elements in the order in which they stand. */
  order: readonly SectionKind[];
  titleBlocks: readonly TitleBlock[];
}

/** One picture, or a file of ready pages, to be embedded. */
export interface Asset {
  id: string;
  mime: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/svg+xml' | 'application/pdf';
  bytes: Uint8Array;
  /** Natural size in pixels; nothing for pages. */
  width: number;
  height: number;
}

/** Fields of the title page of a thesis (practice) in printing order; an empty string is left out. */
export interface TitlePage {
  ministry: string;
  institution: string;
  department: string;
  /** «ВЫПУСКНАЯ КВАЛИФИКАЦИОННАЯ РАБОТА», «ОТЧЕТ О НАУЧНО-ИССЛЕДОВАТЕЛЬСКОЙ РАБОТЕ» … */
  workKind: string;
  /** A second line under the kind, such as «бакалавра» or «(заключительный)». */
  workSubkind: string;
  title: string;
  /** УДК and registration numbers, printed left, one a line. */
  codes: string[];
  people: TitlePerson[];
  /** Who has written an article, in order; absent for other works. */
  authors?: ArticleAuthor[];
  city: string;
  year: string;
  /** What only some title pages say, by kind of block. */
  fields?: Readonly<Record<string, string>>;
}

/** What a title page is set of, from top to bottom. */
export type TitleRow =
  /** `over` is free space in lines. */
  | { kind: 'line'; text: string; align: 'left' | 'center' | 'right'; bold: boolean; over: number }
  /** Stamps of those who approve, beside each other: lines of each. */
  | { kind: 'stamps'; left: readonly string[]; right: readonly string[] }
  /** Who signs, with a line for the signature and the date. */
  | { kind: 'signatures'; people: readonly { who: string; name: string }[] }
  /** Free space that gives way to what needs room, in lines at most. */
  | { kind: 'space'; lines: number }
  /** At the bottom of the sheet. */
  | { kind: 'foot'; text: string }
  | { kind: 'sheet' };

/** The list of those who have done the work. */
export interface PerformersPart {
  sectionId: string;
  people: Performer[];
}

/** A performer: «Вед. науч. сотр., канд. техн. наук ______ И. О. Фамилия (раздел 1, 2)». */
export interface Performer {
  /** Role in the work, position, degree and title. */
  about: string;
  name: string;
  /** What he has done, «раздел 1, 2», without brackets. */
  share: string;
}

/** An author as an article names him, GOST R 7.0.7-2021. What is not known is empty. */
export interface ArticleAuthor {
  /** «Имя Отчество Фамилия». */
  name: string;
  /** The same in Latin letters, «Anna S. Ivanova». */
  latinName: string;
  /** Organisation and city. */
  affiliation: string;
  email: string;
  /** Sixteen digits with hyphens. */
  orcid: string;
  /** Degree, title and post. */
  about: string;
}

/** Groups of lines over and under the text of an article; each stands apart from its neighbours. */
export interface ArticleFrame {
  front: ArticleGroup[];
  back: ArticleGroup[];
}

export type ArticleGroup = { kind: 'title'; text: string } | { kind: 'lines'; blocks: Block[] };

/** A person on the title page: «Руководитель, д-р техн. наук, профессор ______ И. О. Фамилия». */
export interface TitlePerson {
  role: string;
  /** Position, degree, title, group: what stands after the role. */
  description: string;
  /** «И. О. Фамилия» with no-break spaces. */
  name: string;
}

/** The abstract, GOST 7.32-2017 clauses 5.3 and 6.12. */
export interface AbstractPart {
  sectionId: string;
  /** In capitals, as printed. */
  keywords: string[];
  blocks: Block[];
}

/** A structural element, a chapter or an appendix. */
export type Part =
  | {
      kind: 'structural';
      sectionId: string;
      sectionKind: SectionKind;
      title: string;
      blocks: Block[];
    }
  | { kind: 'chapter'; sectionId: string; number: string; title: string; blocks: Block[] }
  | { kind: 'references'; sectionId: string; title: string }
  | { kind: 'appendix'; sectionId: string; letter: string; title: string; blocks: Block[] };

/** A block of text with its number resolved. `place` leads back into the editor. */
export type Block = {
  place: Place;
} /** `definition` marks an entry of a list of terms or abbreviations, printed without an indent (6.14). */ & (
  | { kind: 'paragraph'; inlines: Inline[]; definition?: true; end?: Tracked }
  /** With suggestions about its words `inlines` holds them; `text` never does. */
  | {
      kind: 'heading';
      id: string;
      level: 2 | 3 | 4;
      number: string | null;
      text: string;
      inlines?: Inline[];
      end?: Tracked;
    }
  | { kind: 'list'; marker: ListMarker; start: number; items: Block[][] }
  /** With `parts`, `images` are those of the parts. */
  | {
      kind: 'figure';
      id: string;
      number: string;
      images: FigureAsset[];
      caption: Inline[];
      parts?: FigureParts;
      /** It stands on a page of its own, turned on its side. */
      landscape?: true;
    }
  /** `columns` are shares of the table's width, adding up to 1. Rows are whole: no gaps, spans inside the grid. */
  | {
      kind: 'table';
      id: string;
      number: string;
      caption: Inline[];
      rows: TableRow[];
      columns: number[];
      /** It stands on pages of its own, turned on their side. */
      landscape?: true;
    }
  /** What follows begins a page. */
  | { kind: 'pageBreak' }
  /** Figures or tables of the text by their captions, with their pages. */
  | { kind: 'illustrations'; of: IllustrationKind; entries: Illustration[] }
  | {
      kind: 'listing';
      id: string;
      number: string;
      caption: Inline[];
      language: string | null;
      code: string;
    }
  | { kind: 'code'; language: string | null; code: string }
  /** `number` is without parentheses; null for a formula without one. */
  | { kind: 'formula'; id: string; number: string | null; tex: string }
);

export type BlockKind = Block['kind'];
export type BlockOf<K extends BlockKind> = Extract<Block, { kind: K }>;

export type IllustrationKind = 'figure' | 'table';

/** An entry of the list of illustrations; the name is without notes, links and numbers of sources. */
export interface Illustration {
  id: string;
  number: string;
  name: Inline[];
}

export type ListMarker = 'dash' | 'letter' | 'digit';

/** A picture of a figure; `asset` may be absent from `assets` when its file was never uploaded. */
export interface FigureAsset {
  asset: string;
  /** Percent of the text width. */
  width: number;
  alt: string;
}

/** The pictures а), б) … of one figure, row by row. */
export interface FigureParts {
  columns: 1 | 2 | 3;
  parts: FigurePart[];
}

/** A part of a figure; the widths of its pictures are of the column. */
export interface FigurePart {
  id: string;
  letter: string;
  images: FigureAsset[];
  name: Inline[];
}

export interface TableRow {
  header: boolean;
  cells: TableCell[];
  tracked?: Tracked;
}

export interface TableCell {
  header: boolean;
  colspan: number;
  rowspan: number;
  blocks: Block[];
}

/** Who suggests a change, and when; only in a document that hands suggestions over. */
export interface TrackedBy {
  author: string;
  /** ISO time; empty where it is not known. */
  at: string;
}

/** What is suggested about a piece of a line, or about the end of a paragraph. */
export interface Tracked {
  insertion?: TrackedBy;
  deletion?: TrackedBy;
  /** The look before a suggested change of it. */
  formatChange?: TrackedBy & { before: TextStyle };
}

/** A piece of a line. */
export type Inline = { tracked?: Tracked } & (
  | { kind: 'text'; text: string; style: TextStyle }
  | { kind: 'break' }
  | { kind: 'math'; tex: string }
  /** `label` is what is printed: the number, «(2)» for a formula, the title in quotes of what has no
   * number; null when there is nothing to print. `targetKind` is null when the target is gone. */
  | { kind: 'reference'; target: string; targetKind: ReferenceKind | null; label: string | null }
  /** One bracket «[1, 4, с. 15]»; `number` is null when the source is gone. */
  | { kind: 'citation'; items: { source: CitedSource; number: number | null }[] }
  | { kind: 'footnote'; text: string }
);

export type InlineKind = Inline['kind'];
export type InlineOf<K extends InlineKind> = Extract<Inline, { kind: K }>;

export type ReferenceKind =
  | 'section'
  | 'heading'
  | 'figure'
  | 'figurePart'
  | 'table'
  | 'listing'
  | 'formula'
  | 'appendix';

export interface TextStyle {
  bold?: true;
  italic?: true;
  underline?: true;
  subscript?: true;
  superscript?: true;
  code?: true;
  href?: string;
  /** Numbers of the comments that begin before this text and end after it; only DOCX shows them. */
  opens?: number[];
  closes?: number[];
}

/** A printed record of the list of sources. */
export interface BibliographyEntry {
  id: string;
  number: number;
  cited: boolean;
  /** Plain text of the record; addresses in it become links. */
  text: string;
}

/** Where something stands in the editor: the section and the path of child indexes in its content. */
export interface Place {
  sectionId: string;
  path: readonly number[];
  /** Character range inside the text of the node at `path`, when the place is narrower than the node. */
  range?: readonly [number, number];
}
