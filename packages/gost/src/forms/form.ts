/** A line to fill by hand where something is not known. */
export const BLANK = '_'.repeat(12);

/** The same in a line of its own. */
export const LONG_BLANK = '_'.repeat(30);

/** A place for a name under a signature. */
export const NAME_BLANK = '_'.repeat(16);

/** A day to be written by hand. */
export const DAY_BLANK = '«___» ______________ 20___ г.';

/** The text, or a line to fill where there is none. */
export function orBlank(text: string, blank = BLANK): string {
  return text.trim() === '' ? blank : text.trim();
}

/** An official paper of the project: pieces one under another. Its words are Russian in every interface. */
export interface Form {
  /** Title of the file. */
  title: string;
  pieces: readonly FormPiece[];
}

export type FormPiece =
  | LinePiece
  | ParagraphPiece
  | FieldPiece
  | StampPiece
  | TablePiece
  | SignaturesPiece
  | PagePiece;
export type FormPieceOf<K extends FormPiece['kind']> = Extract<FormPiece, { kind: K }>;

/** What a paragraph is for: the institution over all, the name of the paper, what it is of, a part, text. */
export type LineLook = 'head' | 'title' | 'subtitle' | 'heading' | 'text' | 'note';

interface LinePiece {
  kind: 'line';
  look: LineLook;
  text: string;
}

/** Letters that look alike. */
export interface FormRun {
  text: string;
  bold: boolean;
  italic: boolean;
}

/** A line whose words look different; `depth` counts the lists that it stands in. */
interface ParagraphPiece {
  kind: 'paragraph';
  depth: number;
  runs: readonly FormRun[];
}

/** «Тема: …» */
export interface FieldPiece {
  kind: 'field';
  label: string;
  value: string;
}

/** Who confirms the paper, at the right over its name. */
export interface StampPiece {
  kind: 'stamp';
  lines: readonly string[];
}

/** A table as wide as the line; its head is repeated on every page. */
export interface TablePiece {
  kind: 'table';
  /** In points. */
  fontSize: number;
  columns: readonly FormColumn[];
  rows: readonly FormRow[];
}

export interface FormColumn {
  title: string;
  /** In millimetres; those of a table add up to `FORM_WIDTH`. */
  width: number;
  align: 'left' | 'center';
}

/** Cells hold lines one under another; a group is a line over the rows that belong to it. */
export type FormRow =
  | { kind: 'cells'; cells: readonly (readonly string[])[] }
  | { kind: 'group'; text: string };

/** Who signs: role, a line for signature and date, the name. */
interface SignaturesPiece {
  kind: 'signatures';
  people: readonly Signer[];
}

/** What follows begins on a new page. */
interface PagePiece {
  kind: 'page';
}

export interface Signer {
  role: string;
  /** «И. О. Фамилия», or a line to fill. */
  name: string;
}
