/** Paragraph properties of a style; sizes in twips unless told. */
export interface ParagraphSpec {
  keepNext?: true;
  keepLines?: true;
  pageBreakBefore?: true;
  widowControl?: true;
  /** Level of the headings' numbering. */
  headingLevel?: 0 | 1 | 2 | 3;
  /** A thin frame around the paragraph, `space` points from the text. */
  frame?: { space: number };
  rightTab?: { position: number; leader: 'dot' | 'none' };
  suppressAutoHyphens?: true;
  before?: number;
  after?: number;
  /** In 240ths of a line; always with `lineRule="auto"`, or pictures are cut to the height of a line. */
  line?: number;
  left?: number;
  right?: number;
  firstLine?: number;
  hanging?: number;
  align?: 'left' | 'center' | 'right' | 'both';
  /** From 0; what Word's navigation and contents show. */
  outlineLevel?: number;
}

/** Character properties of a style. */
export interface RunSpec {
  font?: string;
  bold?: boolean;
  italic?: boolean;
  caps?: true;
  noProof?: true;
  color?: string;
  /** In half-points. */
  size?: number;
  superscript?: true;
}

/** A style of the document. `name` is what a user sees. */
export interface StyleSpec {
  id: string;
  name: string;
  type?: 'paragraph' | 'character';
  basedOn?: string;
  next?: string;
  /** Shown in the gallery of styles. */
  gallery?: true;
  paragraph?: ParagraphSpec;
  run?: RunSpec;
}
