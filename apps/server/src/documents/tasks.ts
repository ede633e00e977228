import type {
  DocumentChanges,
  DocxCopy,
  DocxReport,
  ErrorCode,
  ExportView,
  ImportView,
} from '@pv/contract';
import type {
  DocumentSnapshot,
  GatherChange,
  SentSection,
  StagesOfDocument,
  TextAnchor,
} from '@pv/editor-schema';
import type { ImageMime, TitlePage } from '@pv/gost';
import type { Form, PrintedResume } from '@pv/gost/forms';
import type { ImportedComment, ImportReport, ImportStage } from '@pv/gost/import';
import type { PdfProblem } from '@pv/gost/typst';
import type { Locale } from '@pv/texts';
import type { VersionOutline } from '../db/schema/index.ts';

/** A picture that a document names; a child that does not have it yet is told where to read it. */
export interface PictureHead {
  id: string;
  mime: ImageMime | 'application/pdf';
  width: number;
  height: number;
}

/** A picture that an import has left in `file`. */
export interface LeftPicture extends PictureHead {
  /** Its name inside the imported file. */
  name: string;
  file: string;
  size: number;
  sha256: string;
}

/** A kept edition in the form in which it is stored. */
export interface PackedVersion {
  packed: Uint8Array;
  /** The digest of the text without what is only suggested. */
  hash: string;
  /** The digest of everything. */
  digest: string;
  words: number;
  outline: VersionOutline;
}

/**
 * What a child process does: name → what it is given and what it gives. Everything is plain data. What
 * may be large goes by the path of a file; those that a child gives stand in the pool's folder, and who
 * ordered the task takes them away.
 */
export interface Tasks {
  /** Reads a file in the format that its name tells. `result` is the file that `replace` wants back. */
  import: {
    given: { file: string; name: string };
    gives: { result: string; report: ImportView['report']; pictures: LeftPicture[] };
  };
  /** Reads two DOCX and tells how their words differ; null where they do not. */
  compare: {
    given: { before: string; after: string };
    gives: { changes: DocumentChanges | null };
  };
  /** Tells how a document differs between two kept editions, or an edition and the text of now. */
  compareVersions: {
    given: {
      before: Uint8Array;
      after: { packed: Uint8Array } | { updates: Uint8Array[]; of: EditionOrder | null };
    };
    gives: { changes: DocumentChanges | null };
  };
  /**
   * Replaces the content of a document by an import with the questions answered, by a kept edition, or one
   * section by what it was in a kept edition.
   * Gives the change as a Yjs update and the content as it was.
   */
  replace: {
    given: { updates: Uint8Array[]; by: Replacement; userId: string };
    /** `report` is that of an import after the answers: its places are those of the document. */
    gives: {
      change: Uint8Array;
      before: PackedVersion;
      report?: ImportReport;
      /** What was said of the text in an imported file. */
      comments: PlacedComment[];
      /** What gathering changes; asked beforehand, in which words too. */
      gathered?: { changes: GatherChange[]; words: DocumentChanges | null };
    };
  };
  /** Merges sections that came over plain HTTP into a document. */
  sync: { given: SyncOrder; gives: SyncOutcome };
  /** Packs the content of a document for keeping. */
  pack: { given: { updates: Uint8Array[] }; gives: PackedVersion };
  /**
   * Makes a file of a document. Of `pictures` those are read that it shows; `pages` are those of the PDF,
   * null where nothing is laid out. `ending` is what the file's name ends with.
   */
  print: {
    given: {
      /** A kept text as Yjs updates, or the id of the document whose text of now the child asks for. */
      text: Uint8Array[] | string;
      format: ExportView['format'];
      titlePage: TitlePage;
      /** Of a kept text; those of the text of now come with it. */
      pictures: PictureHead[];
      /** What is suggested goes along, as revisions of Word. */
      revisions?: boolean;
      /** What is written into a DOCX beside its text. */
      comments?: PrintedComment[];
      /** Only for looking at: the PDF has no tags, by which a reading program finds its way. */
      preview?: boolean;
    };
    gives: { file: string; pages: number | null; ending: string };
  };
  /** Makes what guests of a document see: the text, and the ids of the pictures in it. */
  guestView: {
    given: { updates: Uint8Array[] };
    gives: { snapshot: DocumentSnapshot; pictures: string[] };
  };
  /** Checks a DOCX as it stands; the words of what is found are those of `locale`. */
  check: {
    given: { file: string; locale: Locale };
    gives: { report: Omit<DocxReport, 'pass'> };
  };
  /** Gives a checked DOCX back as a file: mended, or with comments. */
  copy: {
    given: { file: string; locale: Locale; copy: DocxCopy };
    gives: { file: string };
  };
  /** Makes a sheet of normocontrol of a document; `printedAt` is a moment in ms. */
  normSheet: {
    given: {
      updates: Uint8Array[];
      titlePage: TitlePage;
      format: 'pdf' | 'docx';
      printedAt: number;
      clock: { zone: string; name: string };
    };
    gives: { file: string };
  };
  /** Counts the pages of a PDF, or tells why they cannot be printed. */
  pdfPages: { given: { file: string }; gives: { pages: number } | { problem: PdfProblem } };
  /** Makes the one page that tells of a venture. */
  resume: { given: { resume: PrintedResume }; gives: { file: string } };
  /** Makes a file of an official paper. */
  form: { given: { form: Form; format: 'pdf' | 'docx' }; gives: { file: string } };
}

/** A comment of an imported file at its place in the document. */
export interface PlacedComment
  extends Pick<ImportedComment, 'author' | 'date' | 'text' | 'done' | 'answers'> {
  anchor: TextAnchor;
}

/** A comment as it goes out in a file; an answer stands at the place of what it answers. */
export interface PrintedComment {
  author: string;
  date: Date;
  text: string;
  /** Where in the list the one that it answers stands; null where it begins a thread. */
  answers: number | null;
  /** Its thread is settled. */
  done: boolean;
  anchor: TextAnchor | null;
}

export type Replacement =
  /**
   * The final report of the documents of stages; `take` names what of both sides is taken from those, and
   * is null while nobody has chosen yet.
   */
  | { kind: 'gather'; reports: { id: string; updates: Uint8Array[] }[]; take: string[] | null }
  | { kind: 'import'; file: string; answers: Record<string, string> }
  /** `of` where it goes into the one document of a project. */
  | { kind: 'version'; packed: Uint8Array; of: EditionOrder | null }
  | { kind: 'section'; packed: Uint8Array; section: string; of: EditionOrder | null };

/** A stage in the one document of a project. */
export interface StageOrder {
  stage: string;
  stages: StagesOfDocument;
  /** Stages whose sections stay as they are. */
  closed: string[];
}

/** An edition that goes into the one document of a project. */
export interface EditionOrder extends Omit<StageOrder, 'stage'> {
  /** Whose sections it holds; null where those of all, or of the first stage. */
  stage: string | null;
  /** It was kept while the stages had documents of their own: its sections name none. */
  apart: boolean;
}

/** Sections as they came, with the digests of what they were made from. */
export interface SyncOrder {
  updates: Uint8Array[];
  /** The document that the changes were made from, where it is still kept. */
  base: Uint8Array | null;
  /** The stage whose sections of the one document of a project are meant; null where the whole document is. */
  of: StageOrder | null;
  sections: (SentSection & { version: string | null })[];
}

/** A section with its place and its digest. */
export type SyncedSection = SentSection & { version: string };

/** `refused` counts the sections that came from 1. */
export type SyncOutcome =
  | { kind: 'refused'; number: number }
  | { kind: 'too_large' }
  | { kind: 'closed' }
  | {
      kind: 'synced';
      /** Null when nothing is to be written. */
      change: Uint8Array | null;
      before: PackedVersion;
      after: PackedVersion;
      empty: boolean;
      /** Of the one document of a project: the stages in whose sections something is written. */
      filled: string[];
      sections: SyncedSection[];
      conflicts: { id: string; theirs: SyncedSection | null }[];
    };

export type TaskName = keyof Tasks;
export type Given<N extends TaskName> = Tasks[N]['given'];
export type Gives<N extends TaskName> = Tasks[N]['gives'];

/** Where a task is: the stage of an import, or null, and its share from 0 to 1. */
export type TaskProgress = { stage: ImportStage | null; share: number };

/** Tasks that anybody may order, for files that nobody here has made. */
export const OF_STRANGERS: ReadonlySet<TaskName> = new Set<TaskName>(['check', 'copy']);

/** The code of a task that fails for no reason of its own, such as a limit of time or memory. */
export const FAILED: Readonly<Record<TaskName, ErrorCode>> = {
  import: 'import_failed',
  compare: 'import_failed',
  compareVersions: 'export_failed',
  check: 'check_failed',
  copy: 'check_failed',
  replace: 'import_failed',
  sync: 'export_failed',
  pack: 'export_failed',
  print: 'export_failed',
  form: 'export_failed',
  resume: 'export_failed',
  guestView: 'worker_busy',
  normSheet: 'export_failed',
  pdfPages: 'file_type_refused',
};
