import type { SectionKind } from './section-kinds.ts';

/** A node of a section's text as plain JSON, the form that leaves and enters the editor. */
export interface NodeJson {
  type: string;
  attrs?: Record<string, unknown>;
  content?: NodeJson[];
  text?: string;
  marks?: { type: string; attrs?: Record<string, unknown> }[];
}

/** One section. `content` is a `doc` node. Generated kinds hold an empty paragraph. */
export interface SectionJson {
  id: string;
  kind: SectionKind;
  /** The heading without its number; for structural elements the standard's own wording is printed instead. */
  title: string;
  content: NodeJson;
  /** Id of the stage that it belongs to, in the one document of a project; left out where it names none. */
  stage?: string;
  /** The report from which it was gathered into a final one; left out where it was written here. */
  origin?: SectionOrigin;
}

/** From where a section was gathered, with its digests then: as it was there, and as it was put here. */
export interface SectionOrigin {
  document: string;
  section: string;
  there: string;
  here: string;
}

/**
 * A record of the list of sources. `raw` is the text as it was written last; `csl` holds the fields in
 * CSL-JSON where they are known, and then the text is made from them by the standard of the list.
 */
export interface SourceJson {
  id: string;
  raw: string;
  csl: Record<string, unknown> | null;
  /**
   * What is not printed now and waits for the way back: the line as it was typed, once fields have taken
   * its place; the fields, once a text of the writer's own has. Left out where there is nothing.
   */
  kept?: { raw?: string; csl?: Record<string, unknown> };
}

/** How figures, tables, formulas and listings are counted, GOST 7.32-2017 clauses 6.5.4 to 6.5.6. */
export type NumberingScheme = 'through' | 'section';

/** Fields of the title page that cannot be taken from the profile and the project, by name. */
export type TitleFields = Record<string, string>;

/** By which standard records are made: a record of a list, or a short reference after the text. */
export const SOURCE_STANDARDS = ['7.0.100-2018', '7.0.5-2008'] as const;
export type SourceStandard = (typeof SOURCE_STANDARDS)[number];

/** What the list stands in order of: first citation, or letters. */
export const SOURCE_ORDERS = ['citation', 'alphabet'] as const;
export type SourceListOrder = (typeof SOURCE_ORDERS)[number];

/** How the list of sources is made, and what libraries want differently in its records. */
export interface SourceStyle {
  /** Absent: `USUAL_SOURCE_STANDARD`. */
  standard?: SourceStandard;
  /** Absent: that of the first citations. */
  order?: SourceListOrder;
  /** The dash between areas. */
  dash: 'en' | 'em';
  /** Whether a record tells its kind: «Текст : …», clause 5.10; in a reference «[Электронный ресурс]». */
  contentType: boolean;
  /** Whether an organisation stands before or after those who edited and translated. */
  organisation: 'first' | 'last';
}

/** What a list of sources is made by where nobody has chosen. */
export const USUAL_SOURCE_STANDARD: SourceStandard = '7.0.100-2018';

export const USUAL_SOURCE_STYLE: SourceStyle = {
  dash: 'en',
  contentType: true,
  organisation: 'first',
};

/** Values of parameters of formatting by name; what they may be, the package of the standards knows. */
export type ProfileOverrides = Record<string, string | number>;

/** A published profile as it was when the document took it. */
export interface TakenProfile {
  id: string;
  version: number;
  name: string;
  values: ProfileOverrides;
}

/** A block of the title page: a kind of `TITLE_BLOCKS` of the package of the standards, or a line of one's own. */
export interface TitleBlock {
  id: string;
  kind: string;
  /** What it says as long as the fields of the title page do not. */
  text?: string;
  hidden?: true;
}

/** A finding of normocontrol that is set aside, or all findings of a rule, with the reason. */
export interface Suppressed {
  rule: string;
  /** The words at the place, null for the rule as a whole. */
  quote: string | null;
  reason: string;
  /** Who has done so: name and moment, ISO 8601. */
  by: string;
  at: string;
}

/** What the writer has chosen for the whole document. */
export interface DocumentSettings {
  /** Id of a formatting profile, such as `gost-7.32-2017`. */
  profile: string;
  numbering: NumberingScheme;
  keywords: string[];
  titleFields: TitleFields;
  /** The blocks of the title page in printing order; left out while they are those of the profile. */
  titleBlocks?: TitleBlock[];
  /** Left out while no published profile is taken. */
  profileTaken?: TakenProfile;
  /** What the writer wants otherwise than the profile; left out where nothing. */
  profileOverrides?: ProfileOverrides;
  /** Left out while it is the usual one. */
  sourceStyle?: SourceStyle;
  /** Left out while nothing is set aside. */
  suppressed?: Suppressed[];
  /** Ready pages of PDF in the order in which they stand; left out while there are none. */
  insertedPages?: InsertedPages[];
}

/** The whole document as one value: what is checked, compared, frozen and exported. */
export interface DocumentSnapshot {
  /** Version of this shape: raised by a change that would make older ones read wrongly. */
  version: number;
  settings: DocumentSettings;
  /** In the order of the document. */
  sections: SectionJson[];
  /** In no order: the list is ordered by first citation, GOST 7.32-2017 clause 6.16, or by letters. */
  sources: SourceJson[];
}

export const DOCUMENT_VERSION = 1;

/** The formatting profile of the manuscript of an article, GOST R 7.0.7-2021. */
export const ARTICLE_PROFILE = 'gost-r-7.0.7-2021';

/** Where ready pages stand among those of the document. */
export const INSERTED_PLACES = ['title', 'after_title', 'end'] as const;
export type InsertedPlace = (typeof INSERTED_PLACES)[number];

/** How many pages one file may bring, and how many files a document takes. */
export const INSERTED_PAGES_MAX = 30;
export const INSERTED_FILES_MAX = 10;

/** Pages of an uploaded PDF that stand in the document as they are. */
export interface InsertedPages {
  /** Id of the uploaded file. */
  asset: string;
  name: string;
  place: InsertedPlace;
  pages: number;
}

/** Settings of a new document. */
export function defaultSettings(): DocumentSettings {
  return { profile: 'gost-7.32-2017', numbering: 'section', keywords: [], titleFields: {} };
}

/** A `doc` node with one empty paragraph. */
export function emptyContent(): NodeJson {
  return { type: 'doc', content: [{ type: 'paragraph' }] };
}

/** True for what an untouched section holds, as `isBlankText` says it of the shared document. */
export const isBlankContent = ({ content = [] }: NodeJson): boolean =>
  content.every((block) => block.type === 'paragraph' && !block.content?.length);
