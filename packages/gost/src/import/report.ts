import type { SectionKind, TitleFields } from '@pv/editor-schema';
import type { Place } from '../model/document.ts';

/** Parts of the text that are not typed any more, because the product makes them itself or Word hid them. */
export type SetAsideKind =
  | 'titlePage'
  | 'contents'
  | 'objectList'
  | 'deleted'
  | 'hidden'
  | 'volumeLine'
  | 'keywordsLabel'
  | 'sourceGroup'
  | 'continuedTable'
  | 'appendicesTitle'
  | 'lineNumbers'
  | 'repeatedHeader'
  | 'dropped';

export interface SetAside {
  kind: SetAsideKind;
  text: string;
}

/** What a place of the document has become. */
export type Became =
  | SectionKind
  | 'heading2'
  | 'heading3'
  | 'heading4'
  | 'figure'
  | 'table'
  | 'listing'
  | 'code'
  | 'formula'
  | 'bulletList'
  | 'orderedList'
  | 'footnote'
  | 'source'
  | 'crossReference'
  | 'citation'
  | 'keywords';

/**
 * One line of «what became what». `was` is exactly the typed text that is not typed any more: a
 * number, a label, a bracket; empty where nothing typed was replaced.
 */
export interface ReportEntry {
  became: Became;
  was: string;
  place: Place | null;
}

/** Things worth a look. Their texts are worded elsewhere; `values` fill the placeholders. */
export type WarningCode =
  | 'picture_external'
  | 'picture_unsupported'
  | 'picture_moved_out_of_line'
  | 'figure_without_caption'
  | 'caption_without_picture'
  | 'caption_doubled'
  | 'table_without_caption'
  | 'table_layout_unpacked'
  | 'table_header_assumed'
  | 'label_repeated'
  | 'reference_unresolved'
  | 'citation_unresolved'
  | 'sources_uncited'
  | 'source_unreadable'
  | 'heading_style_on_text'
  | 'heading_level_changed'
  | 'heading_by_look'
  | 'heading_renumbered'
  | 'title_fields_read'
  | 'volume_typed'
  | 'lines_like_headings'
  | 'section_repeated'
  | 'formula_object'
  | 'formula_element_unknown'
  | 'formula_unreadable'
  | 'symbol_unknown'
  | 'link_dropped'
  | 'source_joined'
  | 'file_unread'
  | 'revisions_accepted'
  | 'revisions_suggested'
  | 'revisions_unsuggested'
  | 'cells_tracked'
  | 'comments_taken'
  | 'comments_dropped'
  | 'comments_unplaced'
  | 'endnotes_became_footnotes'
  | 'numbering_assumed'
  | 'markup_unknown'
  | 'markup_lost'
  | 'abstract_missing'
  | 'contents_missing';

export interface ReportWarning {
  code: WarningCode;
  values: Record<string, string | number>;
  place: Place | null;
}

export type QuestionKind = 'unassigned' | 'frontMatter' | 'appendixStart' | 'heading';

/** What an answer does. */
export type AnswerAction =
  | { action: 'appendix'; letter: string }
  | { action: 'section'; kind: SectionKind }
  | { action: 'sources' }
  | { action: 'apart' }
  | { action: 'drop' }
  | { action: 'split'; letter: string; sectionId: string }
  | { action: 'keep' }
  | { action: 'chapter'; sectionId: string }
  | { action: 'heading'; level: 2 | 3 | 4 };

/** One answer; `value` names it inside its question. */
export type QuestionOption = { value: string } & AnswerAction;

/** A place that the import is not sure of. Until it is answered the text stands where it stood. */
export interface Question {
  id: string;
  kind: QuestionKind;
  place: Place;
  /** The beginning of the text in question. */
  excerpt: string;
  /** How many blocks of each kind are meant, for wording. */
  counts: { paragraphs: number; figures: number; listings: number; tables: number };
  options: QuestionOption[];
  /** The option that the document itself speaks for, or null. Never applied unasked. */
  suggested: string | null;
}

export type CountName =
  | 'sections'
  | 'chapters'
  | 'appendices'
  | 'headings'
  | 'paragraphs'
  | 'figures'
  | 'pictures'
  | 'tables'
  | 'listings'
  | 'codeBlocks'
  | 'lists'
  | 'formulas'
  | 'footnotes'
  | 'sources'
  | 'citations'
  | 'crossReferences'
  | 'words'
  | 'insertions'
  | 'deletions'
  | 'comments'
  | 'textBoxes';

/** What the import did, in codes and values only. */
export interface ImportReport {
  counts: Record<CountName, number>;
  entries: ReportEntry[];
  warnings: ReportWarning[];
  questions: Question[];
  setAside: SetAside[];
  /** What the typed title page says for certain; absent where it says nothing. */
  titleFields?: TitleFields;
}
