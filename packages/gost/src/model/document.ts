import type { CitedSource, NumberingScheme, SectionKind } from '@pv/editor-schema';

/**
 * The checked document: what the editor holds, with every number, letter and reference resolved, as a
 * discriminated union. The writers (Typst, DOCX) turn it into files by tables `kind → function` and
 * decide nothing about content themselves.
 */
export interface GostDocument {
  profile: FormatProfile;
  titlePage: TitlePage;
  abstract: AbstractPart | null;
  /** What surrounds the text of an article in place of the title page, the abstract and the contents. */
  article?: ArticleFrame;
  /** Everything between the contents and the end of the document, in order. */
  parts: Part[];
  /** In the order of first citation; uncited records follow. */
  sources: BibliographyEntry[];
  /** Counts for the volume line of the abstract, GOST 7.32-2017 clause 6.12.1. Pages are counted by the layout. */
  counts: { figures: number; tables: number; sources: number; appendices: number };
  /** Pictures named by the figures, by asset id. */
  assets: ReadonlyMap<string, Asset>;
}

/** Page and text parameters of a standard or of a university's overrides, GOST 7.32-2017 clause 6.1. */
export interface FormatProfile {
  id: string;
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
  /** A work has a title page, contents and parts that begin a page; an article runs on without them. */
  form: 'work' | 'article';
}

/** One picture, ready to be embedded. */
export interface Asset {
  id: string;
  mime: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/svg+xml';
  bytes: Uint8Array;
  /** Natural size in pixels. */
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
  | { kind: 'paragraph'; inlines: Inline[]; definition?: true }
  | { kind: 'heading'; id: string; level: 2 | 3 | 4; number: string | null; text: string }
  | { kind: 'list'; marker: ListMarker; start: number; items: Block[][] }
  | { kind: 'figure'; id: string; number: string; images: FigureAsset[]; caption: Inline[] }
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

export type ListMarker = 'dash' | 'letter' | 'digit';

/** A picture of a figure; `asset` may be absent from `assets` when its file was never uploaded. */
export interface FigureAsset {
  asset: string;
  /** Percent of the text width. */
  width: number;
  alt: string;
}

export interface TableRow {
  header: boolean;
  cells: TableCell[];
}

export interface TableCell {
  header: boolean;
  colspan: number;
  rowspan: number;
  blocks: Block[];
}

/** A piece of a line. */
export type Inline =
  | { kind: 'text'; text: string; style: TextStyle }
  | { kind: 'break' }
  | { kind: 'math'; tex: string }
  /** `label` is what is printed: the number, «(2)» for a formula, the title in quotes of what has no
   * number; null when there is nothing to print. `targetKind` is null when the target is gone. */
  | { kind: 'reference'; target: string; targetKind: ReferenceKind | null; label: string | null }
  /** One bracket «[1, 4, с. 15]»; `number` is null when the source is gone. */
  | { kind: 'citation'; items: { source: CitedSource; number: number | null }[] }
  | { kind: 'footnote'; text: string };

export type InlineKind = Inline['kind'];
export type InlineOf<K extends InlineKind> = Extract<Inline, { kind: K }>;

export type ReferenceKind =
  | 'section'
  | 'heading'
  | 'figure'
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
